/** Older nodes in a later version do what they did; where that is not certain, they are only named. */
import { describe, expect, test } from 'vitest'
import { linksIn } from '../../../site/workflows/document/links.ts'
import { begin, perform } from '../../../site/workflows/document/session.ts'
import { upgradesOf } from '../../../site/workflows/document/upgrade.ts'
import type { Flow, JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { NodeId } from '../../../site/workflows/nodes/index.ts'
import { flowWith } from './small-flow.ts'

const flow = (use: NodeId, typeVersion: number, parameters: JsonObject = {}): Flow =>
  flowWith({
    nodes: { A: { use, typeVersion, parameters }, B: 'set', C: 'set' },
    links: ['A > B', 'A:1 > C'],
  })
const upgraded = (one: Flow): Flow => {
  const [upgrade] = upgradesOf(one)
  return upgrade?.command ? perform(begin(one), upgrade.command).flow : one
}
const node = (one: Flow) => one.nodes[0]!

describe('fields', () => {
  test('by kind become assignments, in the order in which they were set', () => {
    const old = flow('set', 2, {
      keepOnlySet: true,
      values: {
        string: [{ name: 'a', value: '=Hello {{ $json.b }}' }],
        number: [{ name: 'n', value: '5' }],
        boolean: [{ name: 'ok', value: false }],
      },
      options: { dotNotation: false },
    })
    expect(node(upgraded(old))).toMatchObject({
      typeVersion: 3.4,
      parameters: {
        assignments: {
          assignments: [
            { id: '1', name: 'ok', type: 'boolean', value: false },
            { id: '2', name: 'n', type: 'number', value: 5 },
            { id: '3', name: 'a', type: 'string', value: '=Hello {{ $json.b }}' },
          ],
        },
        options: { dotNotation: false },
      },
    })
    expect(node(upgraded(old)).parameters).not.toHaveProperty('includeOtherFields')
    expect(upgradesOf(old)[0]!.differences).toContainEqual({
      path: ['typeVersion'],
      before: 2,
      after: 3.4,
    })
  })

  test('in a list become assignments; files still stay behind', () => {
    const old = flow('set', 3.2, {
      fields: {
        values: [
          { name: 'a', stringValue: '={{ $json.b }}' },
          { name: 'ok', type: 'booleanValue' },
        ],
      },
      options: {},
    })
    expect(node(upgraded(old)).parameters).toEqual({
      assignments: {
        assignments: [
          { id: '1', name: 'a', type: 'string', value: '={{ $json.b }}' },
          { id: '2', name: 'ok', type: 'boolean', value: 'true' },
        ],
      },
      includeOtherFields: true,
      options: { stripBinary: true },
    })
  })

  test.each([
    [
      'an expression that may give anything',
      2,
      { values: { string: [{ name: 'a', value: '={{ $json.b }}' }] } },
    ],
    ['a number that is none', 1, { values: { number: [{ name: 'a', value: '5' }] } }],
    ['a parameter that we do not know', 2, { values: {}, odd: 1 }],
    [
      'an object from an expression',
      3.2,
      { fields: { values: [{ name: 'a', type: 'objectValue', objectValue: '={{ $json }}' }] } },
    ],
  ])('not %s', (_what, version, parameters) => {
    const old = flow('set', version, parameters)
    expect(upgraded(old)).toBe(old)
  })
})

test('a loop has its outputs the other way round', () => {
  const after = upgraded(flow('splitInBatches', 2, { batchSize: 5 }))
  expect(node(after)).toMatchObject({ typeVersion: 3, parameters: { batchSize: 5 } })
  expect(linksIn(after).map(({ from, to }) => `${from.at} > ${to.node}`)).toEqual([
    '0 > C',
    '1 > B',
  ])
})

test('branches that are put one after the other, or chosen', () => {
  expect(node(upgraded(flow('merge', 2.1)))).toMatchObject({
    typeVersion: 3,
    parameters: { mode: 'append' },
  })
  const chosen = flow('merge', 2, { mode: 'chooseBranch', output: 'input2' })
  expect(node(upgraded(chosen)).parameters).toEqual({ mode: 'chooseBranch', useDataOfInput: 2 })
  const fields = flow('merge', 2, { mode: 'combine', mergeByFields: { values: [] } })
  expect(upgraded(fields)).toBe(fields)
})

test('what we are not certain of is named; what is of today is not', () => {
  expect(upgradesOf(flow('if', 1))).toEqual([{ node: 'A', from: 1, to: 2.3, differences: [] }])
  expect(upgradesOf(flow('if', 2))).toEqual([])
  expect(upgradesOf(flow('if', 77))).toEqual([])
})
