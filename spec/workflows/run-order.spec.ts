/** In what order nodes run, what waits for what, and how often. */
import { describe, expect, test } from 'vitest'
import { flowOf, run, type Small } from './run-small-flow.ts'

const START: Small = { type: 'manualTrigger', position: [0, 0] }
const at = (x: number, y: number, type = 'noOp', rest: Small = {}): Small => ({
  type,
  position: [x, y],
  ...rest,
})
const marked = (name: string, x: number, y: number): Small =>
  at(x, y, 'set', {
    typeVersion: 3.4,
    parameters: {
      includeOtherFields: true,
      assignments: { assignments: [{ name: 'by', type: 'string', value: name }] },
    },
  })
const ran = async (...flow: Parameters<typeof flowOf>) =>
  (await run(flowOf(...flow))).order.map(({ node }) => node).join(' ')

describe('order', () => {
  test('a branch runs to its end before the next, the highest first, then the leftmost', async () => {
    const nodes = {
      Start: START,
      Low: at(100, 300),
      LowEnd: at(300, 300),
      High: at(100, 100),
      HighEnd: at(300, 100),
      HighLeft: at(50, 100),
    }
    const links = [
      'Start > Low',
      'Low > LowEnd',
      'Start > High',
      'High > HighEnd',
      'Start > HighLeft',
    ]
    expect(await ran(nodes, links)).toBe('Start HighLeft High HighEnd Low LowEnd')
  })

  test('a merge runs once, after both of its branches', async () => {
    const nodes = {
      Start: START,
      A: marked('a', 100, 0),
      B: marked('b', 100, 200),
      Merge: at(300, 100, 'merge', { typeVersion: 3.2 }),
      End: at(500, 100),
    }
    const links = ['Start > A', 'Start > B', 'B > Merge', 'A > Merge:1', 'Merge > End']
    const done = await run(flowOf(nodes, links))
    expect(done.order.map(({ node }) => node).join(' ')).toBe('Start A B Merge End')
    expect(done.nodes.get('Merge')![0]!.outputs[0]!.map(({ json }) => json['by'])).toEqual([
      'b',
      'a',
    ])
  })

  test('a merge whose other branch never comes runs at the end with what it has', async () => {
    const nodes = {
      Start: START,
      If: at(100, 0, 'if', {
        typeVersion: 2.2,
        parameters: {
          conditions: {
            conditions: [{ leftValue: true, operator: { type: 'boolean', operation: 'true' } }],
          },
        },
      }),
      Yes: marked('yes', 200, 0),
      No: marked('no', 200, 200),
      Merge: at(300, 100, 'merge', { typeVersion: 3.2 }),
      Later: at(200, 400),
    }
    const links = [
      'Start > If',
      'If > Yes',
      'If.1 > No',
      'Yes > Merge',
      'No > Merge:1',
      'Start > Later',
    ]
    expect(await ran(nodes, links)).toBe('Start If Yes Later Merge')
  })

  test('a node that two branches lead to by one input runs once for each', async () => {
    const nodes = { Start: START, A: at(100, 0), B: at(100, 200), End: at(300, 100) }
    expect(await ran(nodes, ['Start > A', 'Start > B', 'A > End', 'B > End'])).toBe(
      'Start A End B End',
    )
  })

  test('a loop takes batches until none are left, then goes on with all that came back', async () => {
    const nodes = {
      Start: START,
      Loop: at(100, 0, 'splitInBatches', { typeVersion: 3, parameters: { batchSize: 2 } }),
      Step: marked('={{ $runIndex }}-{{ $json.n }}', 200, 100),
      Done: at(200, -100),
    }
    const flow = flowOf(nodes, ['Start > Loop', 'Loop.1 > Step', 'Step > Loop', 'Loop > Done'])
    const done = await run(flow, { Start: [{ n: 1 }, { n: 2 }, { n: 3 }] })
    expect(done.order.map(({ node, run: index }) => `${node}${index}`).join(' ')).toBe(
      'Start0 Loop0 Step0 Loop1 Step1 Loop2 Done0',
    )
    expect(done.nodes.get('Done')![0]!.outputs[0]!.map(({ json }) => json)).toEqual([
      { n: 1, by: '0-1' },
      { n: 2, by: '0-2' },
      { n: 3, by: '1-3' },
    ])
  })

  test('every item is in one batch', async () => {
    const nodes = {
      Start: START,
      Loop: at(100, 0, 'splitInBatches', { typeVersion: 3, parameters: { batchSize: 2 } }),
    }
    const flow = flowOf(nodes, ['Start > Loop', 'Loop.1 > Loop'])
    const done = await run(flow, { Start: [1, 2, 3, 4, 5].map((n) => ({ n })) })
    const batches = done.nodes
      .get('Loop')!
      .map(({ outputs }) => outputs[1]!.map(({ json }) => json['n']))
    expect(batches).toEqual([[1, 2], [3, 4], [5], []])
  })

  test('items in a later batch still find the item they began as', async () => {
    const nodes = {
      Start: START,
      Loop: at(100, 0, 'splitInBatches', { typeVersion: 3 }),
      Step: marked("={{ $('Start').item.json.n }}", 200, 100),
    }
    const flow = flowOf(nodes, ['Start > Loop', 'Loop.1 > Step', 'Step > Loop'])
    const done = await run(flow, { Start: [{ n: 1 }, { n: 2 }, { n: 3 }] })
    expect(done.nodes.get('Step')!.map(({ outputs }) => outputs[0]![0]!.json['by'])).toEqual([
      '1',
      '2',
      '3',
    ])
  })
})

describe('limits', () => {
  test('a circle without end is stopped and said', async () => {
    const flow = flowOf({ Start: START, A: at(1, 0), B: at(2, 0) }, ['Start > A', 'A > B', 'B > A'])
    const done = await run(flow, {}, { limits: { runs: 50 } })
    expect(done.gaps).toEqual([
      { node: 'B', type: 'n8n-nodes-base.noOp', key: 'runs', value: '50', after: 50 },
    ])
    expect(done.order).toHaveLength(50)
  })

  test('too many items, or too much of them', async () => {
    const flow = flowOf({ Start: START, A: at(1, 0) }, ['Start > A'])
    const many = Array.from({ length: 20 }, (_, n) => ({ n }))
    expect((await run(flow, { Start: many }, { limits: { items: 10 } })).gaps).toMatchObject([
      { node: 'Start', key: 'items', value: '10' },
    ])
    expect((await run(flow, { Start: many }, { limits: { bytes: 200 } })).gaps[0]!.key).toBe(
      'bytes',
    )
  })

  test('a node nobody knows is named, and other branches go on', async () => {
    const nodes = { Start: START, Odd: at(100, 0, 'x.odd'), After: at(200, 0), Other: at(100, 100) }
    const done = await run(flowOf(nodes, ['Start > Odd', 'Odd > After', 'Start > Other']))
    expect(done.order.map(({ node }) => node)).toEqual(['Start', 'Other'])
    expect(done.gaps).toEqual([
      { node: 'Odd', type: 'x.odd', key: 'type', value: 'x.odd', after: 1 },
    ])
  })

  test.each([
    [{ typeVersion: 9 }, 'version', '9'],
    [{ typeVersion: 3.2, parameters: { mode: 'combineBySql' } }, 'value', 'combineBySql'],
    [{ typeVersion: 3.2, parameters: { options: { odd: 1 } } }, 'parameter', 'options.odd'],
    [{ typeVersion: 3.2, parameters: { odd: 1 } }, 'parameter', 'odd'],
  ])('what a known node cannot do here is named: %j', async (node, key, value) => {
    const flow = flowOf({ Start: START, Node: { type: 'merge', ...node } }, ['Start > Node'])
    expect((await run(flow)).gaps).toMatchObject([{ node: 'Node', key, value }])
  })
})
