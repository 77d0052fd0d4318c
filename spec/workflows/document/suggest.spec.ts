/** What is suggested next, and how often it is what the library did there. */
import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { build } from '../../../site/workflows/builder/build.ts'
import { downstream } from '../../../site/workflows/document/line.ts'
import { linksIn } from '../../../site/workflows/document/links.ts'
import {
  kindOf,
  statisticsOf,
  type HitRate,
  type Statistics,
} from '../../../site/workflows/document/statistics.ts'
import stored from '../../../site/workflows/document/statistics.json'
import { HITS, nextAfter } from '../../../site/workflows/document/suggest.ts'
import type { Flow } from '../../../site/workflows/flow/flow.ts'
import { NODES } from '../../../site/workflows/nodes/index.ts'
import { recipes } from '../all-recipes.ts'
import { flowWith } from './small-flow.ts'

const flows = recipes.map(({ slug, recipe }) => build(recipe, slug, 'en'))

/** The flow as it was before that step and all that follows it were there. */
const before = (flow: Flow, from: string, to: string): Flow => {
  const after = downstream(linksIn(flow), [to])
  return after.has(from)
    ? flow
    : { ...flow, nodes: flow.nodes.filter(({ name }) => !after.has(name)) }
}

/** How many the studio shows. */
const SHOWN = 4

/** How often what follows is among the first suggestions, from statistics without that flow. */
const hitRates = () => {
  const hits = { 1: 0, 4: 0, 8: 0 }
  let all = 0
  for (const flow of flows) {
    const statistics = statisticsOf(flows.filter((other) => other !== flow))
    for (const { from, to, kind } of linksIn(flow)) {
      const next = kindOf(flow.nodes.find(({ name }) => name === to.node))
      if (kind !== 'main' || next === undefined) continue
      const told = nextAfter(before(flow, from.node, to.node), from.node, from.at, statistics)
      const rank = told.findIndex(({ id }) => id === next)
      all += 1
      for (const most of [1, 4, 8] as const) if (rank >= 0 && rank < most) hits[most] += 1
    }
  }
  return { first: hits[1] / all, ofFour: hits[SHOWN] / all, ofEight: hits[8] / all, links: all }
}
const rates = hitRates()

const published = (): HitRate => ({
  of: SHOWN,
  share: Math.round(rates.ofFour * 1000) / 1000,
  flows: flows.length,
})

describe('the next step', () => {
  test('is among the suggestions as often as it ever was', () => {
    console.info('suggestions, one template left out after the other:', rates)
    expect(rates.first).toBeGreaterThan(0.23)
    expect(rates.ofFour).toBeGreaterThan(0.44)
    expect(rates.ofEight).toBeGreaterThan(0.58)
  })

  test('is published with the rate at which it is right', () => {
    expect(HITS).toMatchObject({ of: SHOWN, flows: stored.flows })
    // As much as the library may have grown since it was counted.
    expect(Math.abs(HITS.share - rates.ofFour)).toBeLessThan(0.02)
  })

  test('is told for every kind there is, the likeliest first, with shares that add up', () => {
    for (const { type } of Object.values(NODES)) {
      const flow = flowWith({ nodes: { A: { type } }, links: [] })
      const told = nextAfter(flow, 'A')
      expect(told.length).toBeGreaterThan(3)
      expect(told.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1)
      expect(told).toEqual(told.toSorted((one, other) => other.share - one.share))
      expect(told.every(({ id }) => ['service', 'core', 'ai'].includes(NODES[id].kind))).toBe(true)
    }
    expect(nextAfter(flowWith({ nodes: {}, links: [] }), 'Nobody').length).toBeGreaterThan(3)
  })

  test('of a service comes sooner where the flow speaks to it', () => {
    const rank = (use: 'gmailTrigger' | 'scheduleTrigger') =>
      nextAfter(flowWith({ nodes: { Start: use, A: 'set' }, links: ['Start > A'] }), 'A').findIndex(
        ({ id }) => id === 'gmail',
      )
    expect(rank('gmailTrigger')).toBeLessThan(rank('scheduleTrigger'))
  })
})

describe('what is counted', () => {
  const file = 'site/workflows/document/statistics.json'
  if (process.env['STATISTICS'] === 'write')
    writeFileSync(file, `${JSON.stringify({ ...statisticsOf(flows), hits: published() })}\n`)

  test('is of no other library: `STATISTICS=write` counts again', () => {
    const { kinds, flows: count } = stored as unknown as Statistics
    expect(kinds.filter((kind) => !Object.hasOwn(NODES, kind))).toEqual([])
    expect(count).toBeGreaterThan(recipes.length * 0.75)
    expect(count).toBeLessThan(recipes.length * 1.25)
  })

  test('stays small', () => {
    expect(JSON.stringify(stored).length).toBeLessThan(60_000)
  })
})
