/** What people paste opens, stays whole, and every part of the studio can work on it. */
import { describe, expect, test } from 'vitest'
import { documentationOf } from '../../../site/workflows/document/describe.ts'
import { differencesBetween } from '../../../site/workflows/document/difference.ts'
import { fieldsOf } from '../../../site/workflows/document/fields.ts'
import { linksIn } from '../../../site/workflows/document/links.ts'
import { linesOf, outlineOf } from '../../../site/workflows/document/outline.ts'
import { problemsOf } from '../../../site/workflows/document/problems.ts'
import { readFlow } from '../../../site/workflows/document/read.ts'
import { begin, perform, undo } from '../../../site/workflows/document/session.ts'
import { nextAfter } from '../../../site/workflows/document/suggest.ts'
import { tidying } from '../../../site/workflows/document/tidy.ts'
import { upgradesOf } from '../../../site/workflows/document/upgrade.ts'
import { clipboardOf, writeFlow } from '../../../site/workflows/document/write.ts'
import { checkExpression } from '../../../site/workflows/run/expression/index.ts'
import { pasted } from './pasted.ts'

const all = Array.from({ length: 200 }, (_, seed) => pasted(seed))

describe.each(all.map(({ name, text, nodes }) => [name, text, nodes] as const))(
  '%s',
  (_name, text, count) => {
    const read = readFlow(text)
    if (!read.ok) throw new Error(`${read.key} ${JSON.stringify(read)}`)
    const { flow } = read
    const names = flow.nodes.map(({ name }) => name)

    test('opens with every node, names of their own, and links between nodes that are there', () => {
      expect(flow.nodes).toHaveLength(count)
      expect(new Set(names).size).toBe(count)
      expect(new Set(flow.nodes.map(({ id }) => id)).size).toBe(count)
      for (const { from, to } of linksIn(flow)) {
        expect(names).toContain(from.node)
        expect(names).toContain(to.node)
      }
    })

    test('round trips, and needs no second repair', () => {
      const again = readFlow(writeFlow(flow))
      expect(again).toMatchObject({ ok: true, repairs: [] })
      expect(again.ok && JSON.stringify(again.flow)).toBe(JSON.stringify(flow))
      const isAsItWas = JSON.stringify(flow) === JSON.stringify(JSON.parse(text))
      expect(isAsItWas || read.repairs.length > 0).toBe(true)
      const copied = readFlow(clipboardOf(flow, names))
      expect(copied.ok && copied.flow.nodes).toEqual(flow.nodes)
    })

    test('is an outline in which every node stands once', () => {
      const told = linesOf(outlineOf(flow, 'fr')).flatMap((line) =>
        line.kind === 'way' || line.kind === 'joins' ? [] : [line.name],
      )
      expect(told.toSorted()).toEqual(names.toSorted())
    })

    test('is laid out, and back again', () => {
      const session = begin(flow)
      const tidied = perform(session, tidying(flow))
      expect(tidied.flow.nodes.every(({ position }) => position.every(Number.isFinite))).toBe(true)
      expect(undo(tidied).flow).toEqual(flow)
    })

    test('is told, judged, upgraded and described without an error', () => {
      for (const node of flow.nodes) {
        fieldsOf(node, 'fr')
        nextAfter(flow, node.name)
      }
      problemsOf(flow, { checkExpression })
      upgradesOf(flow)
      expect(documentationOf(flow, 'en')).toContain('##')
      expect(differencesBetween(flow, flow)).toMatchObject({ added: [], removed: [], changed: [] })
    })
  },
)
