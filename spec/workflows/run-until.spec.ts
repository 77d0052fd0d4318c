/** A run is looked at step by step: what has run so far, what came to a step, where it is to stop. */
import { array, assert, asyncProperty, integer } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemsOf, runUntil, stopFrom } from '../../site/workflows/run/until.ts'
import { flowOf, run, type Small } from './run-small-flow.ts'

const START: Small = { type: 'manualTrigger' }
const LOOP: Small = { type: 'splitInBatches', typeVersion: 3, parameters: { batchSize: 2 } }

const looped = () =>
  run(
    flowOf({ Start: START, Loop: LOOP, Step: {}, End: {} }, [
      'Start > Loop',
      'Loop.0 > End',
      'Loop.1 > Step',
      'Step > Loop',
    ]),
    { Start: [{ n: 1 }, { n: 2 }, { n: 3 }] },
  )

describe('a run step by step', () => {
  test('holds what has run, turn by turn, and in the end is the run itself', async () => {
    const whole = await looped()
    const ran = whole.order.map((_, steps) =>
      [...runUntil(whole, steps).nodes].map(([name, runs]) => `${name} ${runs.length}`),
    )
    expect(ran.slice(0, 5)).toEqual([
      [],
      ['Start 1'],
      ['Start 1', 'Loop 1'],
      ['Start 1', 'Loop 1', 'Step 1'],
      ['Start 1', 'Loop 2', 'Step 1'],
    ])
    expect(runUntil(whole, whole.order.length)).toBe(whole)
  })

  test('a step that is about to run is known with the items that wait for it', async () => {
    const whole = await looped()
    const second = whole.nodes.get('Step')![1]!
    expect(itemsOf(whole, second).map(({ json }) => json)).toEqual([{ n: 3 }])
    expect(itemsOf(whole, whole.nodes.get('Start')![0]!)).toEqual([])
  })

  test('what cannot be simulated is told once it has been reached', async () => {
    const whole = await run(
      flowOf({ Start: START, Odd: { type: 'x.odd' }, Other: { position: [0, 200] } }, [
        'Start > Odd',
        'Start > Other',
      ]),
    )
    expect(whole.order.map(({ node }) => node)).toEqual(['Start', 'Other'])
    expect(runUntil(whole, 1).gaps).toEqual([])
    expect(runUntil(whole, 2).gaps).toMatchObject([{ node: 'Odd', after: 1 }])
  })

  test('a failure ends the last step and no earlier one', async () => {
    const whole = await run(
      flowOf({ Start: START, Fails: {}, Never: {} }, ['Start > Fails', 'Fails > Never']),
      { Start: [{}], Fails: { fails: 'busy' } },
    )
    expect(whole.order.map(({ node }) => node)).toEqual(['Start', 'Fails'])
    expect(runUntil(whole, 1).error).toBeUndefined()
    expect(runUntil(whole, 2).error).toEqual({ node: 'Fails', message: 'busy' })
  })

  test('it stops before the next step that is marked, or at the end', async () => {
    const whole = await looped()
    const stop = (from: number) => stopFrom(whole, from, (node) => node === 'Step')
    expect(whole.order.map(({ node }) => node).slice(0, 6)).toEqual([
      'Start',
      'Loop',
      'Step',
      'Loop',
      'Step',
      'Loop',
    ])
    expect([stop(0), stop(2), stop(3), stop(5)]).toEqual([2, 2, 4, whole.order.length])
  })

  test('of any run, each step adds one turn of one node and keeps all others', () =>
    assert(
      asyncProperty(array(integer({ min: 0, max: 9 }), { maxLength: 7 }), async (numbers) => {
        const nodes = { Start: START, Loop: LOOP, Step: {}, End: {} }
        const links = ['Start > Loop', 'Loop.0 > End', 'Loop.1 > Step', 'Step > Loop']
        const whole = await run(flowOf(nodes, links), { Start: numbers.map((n) => ({ n })) })
        for (let steps = 0; steps < whole.order.length; steps += 1) {
          const { nodes: before } = runUntil(whole, steps)
          const { nodes: after } = runUntil(whole, steps + 1)
          const { node } = whole.order[steps]!
          expect(after.get(node)).toHaveLength((before.get(node)?.length ?? 0) + 1)
          const others = [...before].filter(([name]) => name !== node)
          expect(others.map(([name]) => [name, after.get(name)])).toEqual(others)
        }
      }),
      { numRuns: 30 },
    ))
})
