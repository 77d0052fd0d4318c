/** Whatever the flow: a run ends, always the same way, and leaves what it was given as it was. */
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  json,
  jsonValue,
  record,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Flow, JsonObject } from '../../site/workflows/flow/flow.ts'
import { simulate } from '../../site/workflows/run/index.ts'
import { FAMILIES } from './run-cases/index.ts'
import { flowOf, NOW, run } from './run-small-flow.ts'

const TYPES = [
  'set',
  'if',
  'merge',
  'splitInBatches',
  'aggregate',
  'splitOut',
  'noOp',
  'wait',
  'odd',
]
const VERSIONS: Readonly<Record<string, number>> = {
  set: 3.4,
  if: 2.3,
  merge: 3.2,
  splitInBatches: 3,
  wait: 1.1,
}

/** Flows of some nodes with any links between them, circles included. */
const flows = record({
  types: array(constantFrom(...TYPES), { minLength: 1, maxLength: 7 }),
  links: array(
    record({
      from: integer({ min: 0, max: 7 }),
      output: integer({ min: 0, max: 1 }),
      to: integer({ min: 1, max: 7 }),
      input: integer({ min: 0, max: 1 }),
    }),
    { maxLength: 12 },
  ),
}).map(({ types, links }): Flow => {
  const names = ['Start', ...types.map((_, index) => `N${index}`)]
  const nodes = Object.fromEntries(
    types.map((type, index) => [
      `N${index}`,
      { type, typeVersion: VERSIONS[type] ?? 1, position: [index * 10, (index * 7) % 5] as const },
    ]),
  )
  return flowOf(
    { Start: { type: 'manualTrigger' }, ...nodes },
    links
      .filter(({ from, to }) => names[from] !== undefined && names[to] !== undefined)
      .map(({ from, output, to, input }) => `${names[from]}.${output} > ${names[to]}:${input}`),
  )
})

const items = array(dictionary(string(), jsonValue(), { maxKeys: 4 }), {
  minLength: 1,
  maxLength: 4,
})

describe('any flow', () => {
  test('ends, and the same way each time', async () => {
    await assert(
      asyncProperty(flows, items, async (flow, given) => {
        const limits = { runs: 60 }
        const once = await run(flow, { Start: given as JsonObject[] }, { limits })
        const again = await run(flow, { Start: given as JsonObject[] }, { limits })
        expect(again).toEqual(once)
        expect(once.order.length).toBeLessThanOrEqual(60)
      }),
      { numRuns: 150 },
    )
  })

  test('whose parameters are anything never stops the simulator itself', async () => {
    await assert(
      asyncProperty(constantFrom(...TYPES), json(), jsonValue(), async (type, text, value) => {
        const parameters = {
          options: value,
          assignments: value,
          conditions: value,
          mode: text,
        } as JsonObject
        const node = { type, typeVersion: VERSIONS[type] ?? 1, parameters }
        const done = await run(
          flowOf({ Start: { type: 'manualTrigger' }, Node: node }, ['Start > Node']),
        )
        expect(done.order[0]).toEqual({ node: 'Start', run: 0 })
      }),
      { numRuns: 200 },
    )
  })
})

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}

test('nothing that is given is ever changed', async () => {
  for (const { flow, given } of Object.values(FAMILIES).flat())
    await simulate(frozen(flow), new Map(Object.entries(frozen(given))), { now: NOW })
})

test('names that objects have of themselves are only names', async () => {
  const nodes = {
    Start: { type: 'manualTrigger' },
    constructor: { type: 'noOp' },
    toString: {
      type: 'set',
      typeVersion: 3.4,
      parameters: {
        assignments: {
          assignments: [
            { name: 'a', type: 'string', value: "={{ $('constructor').item.json.q }}" },
            { name: '__proto__.polluted', type: 'string', value: 'yes' },
            { name: 'constructor.prototype.polluted', type: 'string', value: 'yes' },
          ],
        },
      },
    },
  }
  const flow = flowOf(nodes, ['Start > constructor', 'constructor > toString'])
  const done = await run(flow, { Start: [{ q: 'ok' }] })
  expect(done.nodes.get('toString')![0]!.outputs[0]![0]!.json).toMatchObject({ a: 'ok' })
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})
