/** Whatever is done to whatever flow: it stays whole, and the way back leads to where it began. */
import { array, assert, boolean, constantFrom, integer, nat, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { build } from '../../../site/workflows/builder/build.ts'
import { keyOf, linksIn } from '../../../site/workflows/document/links.ts'
import { linesOf, outlineOf } from '../../../site/workflows/document/outline.ts'
import { readFlow } from '../../../site/workflows/document/read.ts'
import {
  begin,
  perform,
  redo,
  select,
  undo,
  type Session,
} from '../../../site/workflows/document/session.ts'
import { writeFlow } from '../../../site/workflows/document/write.ts'
import type { Flow } from '../../../site/workflows/flow/flow.ts'
import { recipes } from '../all-recipes.ts'
import { commandFor } from './any-command.ts'
import { pasted } from './pasted.ts'

const RUNS = process.env['VERIFY'] === '1' ? 2000 : 100
/** To paste a flow into itself again and again makes more than one learns from. */
const MOST_NODES = 120

const template = (at: number): Flow => {
  const { slug, recipe } = recipes[at % recipes.length]!
  return build(recipe, slug, 'fr')
}
const imitation = (seed: number): Flow => {
  const read = readFlow(pasted(seed).text)
  if (!read.ok) throw new Error(read.key)
  return read.flow
}
const flows = tuple(boolean(), integer({ min: 0, max: 5000 })).map(([isTemplate, at]) =>
  isTemplate ? template(at) : imitation(at),
)
const commands = array(array(nat(), { minLength: 8, maxLength: 12 }), {
  minLength: 1,
  maxLength: 14,
})

const expectWhole = ({ flow, selection }: Session): void => {
  const names = flow.nodes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(flow.nodes.map(({ id }) => id)).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining([...selection]))
  const links = linksIn(flow)
  const known = new Set(names)
  expect(links.filter(({ from, to }) => !known.has(from.node) || !known.has(to.node))).toEqual([])
  expect(new Set(links.map(keyOf)).size).toBe(links.length)
  const told = linesOf(outlineOf(flow, 'fr')).flatMap((line) =>
    line.kind === 'way' || line.kind === 'joins' ? [] : [line.name],
  )
  expect(told.toSorted()).toEqual(names.toSorted())
  const text = writeFlow(flow)
  const again = readFlow(text)
  expect(again).toMatchObject({ ok: true, repairs: [] })
  expect(again.ok && writeFlow(again.flow)).toBe(text)
}

describe('any commands on any flow', () => {
  test('leave it whole; all undone it is what it was, all redone what it became', () => {
    assert(
      property(flows, commands, (flow, all) => {
        const start = writeFlow(flow)
        let session = begin(flow)
        const states = [session]
        for (const numbers of all) {
          const next = perform(session, commandFor(session.flow, numbers))
          if (next.flow.nodes.length > MOST_NODES) continue
          if (next !== session) {
            expectWhole(next)
            states.push(next)
          }
          session = next
        }
        const end = session
        for (const { flow: before, selection } of states.toReversed().slice(1)) {
          session = undo(session)
          expect(writeFlow(session.flow)).toBe(writeFlow(before))
          expect(session.selection).toEqual(selection)
        }
        expect(writeFlow(session.flow)).toBe(start)
        expect(undo(session)).toBe(session)
        while (session.future.length > 0) session = redo(session)
        expect(writeFlow(session.flow)).toBe(writeFlow(end.flow))
        expect(session.selection).toEqual(end.selection)
      }),
      { numRuns: RUNS },
    )
  })

  test('back and forth in between, and chosen at will', () => {
    const steps = array(
      tuple(
        constantFrom('do', 'undo', 'redo', 'choose'),
        array(nat(), { minLength: 8, maxLength: 8 }),
      ),
      {
        minLength: 1,
        maxLength: 20,
      },
    )
    assert(
      property(flows, steps, (flow, all) => {
        const start = writeFlow(flow)
        let session = begin(flow)
        for (const [step, numbers] of all) {
          const name = flow.nodes[numbers[0]! % flow.nodes.length]?.name ?? 'Nobody'
          const next = {
            do: () => perform(session, commandFor(session.flow, numbers)),
            undo: () => undo(session),
            redo: () => redo(session),
            choose: () => select(session, [name, 'Nobody']),
          }[step]()
          if (next.flow.nodes.length <= MOST_NODES) session = next
        }
        expectWhole(session)
        while (session.past.length > 0) session = undo(session)
        expect(writeFlow(session.flow)).toBe(start)
      }),
      { numRuns: RUNS },
    )
  })

  test('nothing that was handed in is changed', () => {
    assert(
      property(flows, commands, (flow, all) => {
        const before = JSON.stringify(flow)
        let session = begin(flow)
        for (const numbers of all.slice(0, 4))
          session = perform(session, commandFor(session.flow, numbers))
        expect(JSON.stringify(flow)).toBe(before)
      }),
      { numRuns: RUNS / 2 },
    )
  })
})
