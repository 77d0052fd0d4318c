/** Links that lead back, as the studio draws them: below what stands between, and beside each other. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LABELS, TILE } from '../site/studio/canvas/sizes.ts'
import { pathBack, waysBack } from '../site/studio/canvas/ways-back.ts'
import { build } from '../site/workflows/builder/build.ts'
import { isNote } from '../site/workflows/document/ends.ts'
import { keyOf, linksIn } from '../site/workflows/document/links.ts'
import type { Flow } from '../site/workflows/flow/flow.ts'
import { recipes } from './workflows/all-recipes.ts'
import { flowWith } from './workflows/document/small-flow.ts'

/** Each way with its ends, and the boxes that it passes over or under. */
const passagesIn = (flow: Flow) => {
  const ways = waysBack(flow)
  const at = (name: string) => flow.nodes.find((node) => node.name === name)!.position
  return linksIn(flow).flatMap((link) => {
    const y = ways.get(keyOf(link))
    if (y === undefined) return []
    const [start, end] = [at(link.from.node), at(link.to.node)]
    const [from, to] = [end[0], start[0] + TILE]
    const boxes = flow.nodes.filter(
      (node) => !isNote(node) && node.position[0] < to && node.position[0] + TILE > from,
    )
    return [{ key: keyOf(link), y, from, to, start, end, boxes }]
  })
}

const expectFree = (flow: Flow): number => {
  const passages = passagesIn(flow)
  for (const { y, start, end, boxes } of passages) {
    expect(y).toBeGreaterThan(Math.max(start[1], end[1]) + TILE + LABELS)
    const crossed = boxes.filter(
      ({ position }) => y >= position[1] && y <= position[1] + TILE + LABELS,
    )
    expect(crossed).toEqual([])
  }
  for (const one of passages)
    for (const other of passages)
      if (one.key !== other.key && one.y === other.y)
        expect(one.to <= other.from || other.to <= one.from).toBe(true)
  return passages.length
}

describe('a link that leads back', () => {
  test('passes below the boxes between its ends, in every template that goes through a loop', () => {
    const looping = recipes.filter(({ recipe }) =>
      Object.values(recipe.nodes).some(({ use }) => use === 'splitInBatches'),
    )
    const built = looping.map(({ recipe, slug }) => build(recipe, slug, 'fr'))
    for (const flow of built) expect(expectFree(flow)).toBeGreaterThan(0)
  })

  test('whatever somebody has dragged where', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }))
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    fc.assert(
      fc.property(
        fc.tuple(...names.map(() => place)),
        fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names))),
        (places, pairs) => {
          const nodes = names.map((name, at) => {
            const [column, row] = places[at]!
            return [name, { use: 'set' as const, position: [column * 120, row * 70] as const }]
          })
          const links = pairs.map(([a, b]) => `${a} > ${b}`)
          expectFree(flowWith({ nodes: Object.fromEntries(nodes), links }))
        },
      ),
    )
  })

  test('parts, and what leads on, are drawn as a curve', () => {
    const flow = flowWith({
      nodes: { Start: 'manualTrigger', Ask: 'agent', Model: 'lmOpenAi' },
      links: ['Start > Ask', 'Model ai_languageModel> Ask'],
    })
    expect(waysBack(flow).size).toBe(0)
  })

  test('begins and ends where it is fastened, level on both sides', () => {
    const [path, x, y] = pathBack([300, 48], [0, 48], 190)
    expect(path).toMatch(/^M300 48H314Q330 48 330 64V174Q330 190 314 190H-14/u)
    expect(path).toMatch(/V64Q-30 48 -14 48H0$/u)
    expect([x, y]).toEqual([150, 190])
  })
})
