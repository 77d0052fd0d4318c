/** Code nodes run in an engine of their own, with what n8n gives them and nothing else. */
import { describe, expect, test } from 'vitest'
import { firstJson, flowOf, outputsOf, run } from './run-small-flow.ts'

const all = (jsCode: string) => ({ type: 'code', typeVersion: 2, parameters: { jsCode } })
const each = (jsCode: string) => ({
  type: 'code',
  typeVersion: 2,
  parameters: { mode: 'runOnceForEachItem', jsCode },
})
const TWO = [{ n: 1 }, { n: 2 }]

describe('code for all items', () => {
  test.each([
    ['return $input.all().map((item) => ({ json: { n: item.json.n * 2 } }))', [{ n: 2 }, { n: 4 }]],
    ['return items.map(({ json }) => json)', [{ n: 1 }, { n: 2 }]],
    ['return { sum: items.reduce((sum, { json }) => sum + json.n, 0) }', [{ sum: 3 }]],
    ['return [{ json: $json }]', [{ n: 1 }]],
    ['return [{ json: { at: $itemIndex, run: $runIndex } }]', [{ at: 0, run: 0 }]],
    ["return $('Start').all()", [{ n: 1 }, { n: 2 }]],
    ["return [$('Start').last()]", [{ n: 2 }]],
    ['const later = await Promise.resolve(3)\nreturn { later }', [{ later: 3 }]],
    ['return { now: new Date().toISOString() }', [{ now: '2026-03-10T09:30:00.000Z' }]],
    ['return { now: $now.plus({ days: 2 }).toISODate() }', [{ now: '2026-03-12' }]],
    ["return { at: DateTime.fromISO('2026-01-31').plus({ month: 1 }).day }", [{ at: 28 }]],
    [
      "const on = DateTime.fromISO('0000-00-00'); return { is: on.isValid, on: on.plus({ days: 1 }).toISODate() }",
      [{ is: false, on: null }],
    ],
    ["return { sum: (1234.5).toLocaleString('fr-FR') }", [{ sum: '1 234,5' }]],
    [
      "return { order: ['é', 'f', 'e'].sort((a, b) => a.localeCompare(b)) }",
      [{ order: ['e', 'é', 'f'] }],
    ],
    ['return null', []],
    ['return []', []],
    [
      "console.log('x'); return { when: new Date(0), none: undefined }",
      [{ when: '1970-01-01T00:00:00.000Z' }],
    ],
  ])('%s', async (source, expected) => {
    const json = await firstJson(all(source), TWO)
    expect(JSON.parse(JSON.stringify(json).replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(expected)
  })

  test.each([
    ['return 3', "Code doesn't return items properly"],
    ['return', "Code doesn't return items properly"],
    ['return [1]', "Code doesn't return items properly"],
    ['return [{ json: 1 }]', "A 'json' property isn't an object [item 0]"],
    ['return [{ json: {}, other: 1 }]', 'Invalid output format [item 0]'],
    ["\nthrow new Error('no stock')", 'no stock [line 2]'],
    ["throw new Error('first\\nsecond')", 'first [line 1]'],
    ['const x = $json.a.b', "Cannot read properties of undefined (reading 'b') [line 1]"],
  ])('%s fails', async (source, message) => {
    await expect(firstJson(all(source), TWO)).rejects.toThrow(message)
  })

  test('items keep or are given the item they go with', async () => {
    const pairs = async (source: string) =>
      (await outputsOf(all(source), TWO))[0]!.map((item) => item.pairedItem)
    expect(await pairs('return items')).toEqual([{ item: 0 }, { item: 1 }])
    expect(await pairs('return items.map(() => ({ json: {} }))')).toEqual([
      { item: 0 },
      { item: 1 },
    ])
    expect(await pairs('return { one: 1 }')).toEqual([{ item: 0 }])
    expect(await pairs('return [{}, {}, {}].map((json) => ({ json }))')).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('code for each item', () => {
  test('sees its own item, and leaves out what returns nothing', async () => {
    const json = await firstJson(
      each('return $json.n > 1 ? { n: item.json.n, at: $itemIndex } : null'),
      TWO,
    )
    expect(json).toEqual([{ n: 2, at: 1 }])
  })

  test('finds the item of an earlier node that its own goes back to', async () => {
    const flow = flowOf(
      {
        Start: { type: 'manualTrigger' },
        Sort: {
          type: 'sort',
          parameters: { sortFieldsUi: { sortField: [{ fieldName: 'n', order: 'descending' }] } },
        },
        Code: each("return { own: $json.n, same: $('Start').item.json.n }"),
      },
      ['Start > Sort', 'Sort > Code'],
    )
    const done = await run(flow, { Start: TWO })
    expect(done.nodes.get('Code')![0]!.outputs[0]!.map((item) => item.json)).toEqual([
      { own: 2, same: 2 },
      { own: 1, same: 1 },
    ])
  })

  test('goes on with an item that says what went wrong', async () => {
    const node = {
      ...each("if ($json.n === 2) throw new Error('bad')\nreturn $json"),
      onError: 'continueErrorOutput' as const,
    }
    expect((await outputsOf(node, TWO)).map((items) => items.map((item) => item.json))).toEqual([
      [{ n: 1 }],
      [{ n: 2, error: 'bad [line 1]' }],
    ])
  })
})

describe('hostile code', () => {
  test.each([
    ['for (;;) {}', 'time'],
    ['let long = [1]; for (;;) long = long.concat(long)', 'memory'],
    ['return { n: Math.random() }', 'Math.random'],
    ["return require('fs')", 'require'],
    ["return fetch('https://example.com')", 'fetch'],
  ])('%s', async (source, what) => {
    const flow = flowOf({ Start: { type: 'manualTrigger' }, Node: all(source) }, ['Start > Node'])
    const done = await run(flow, { Start: TWO })
    expect(done.gaps).toMatchObject([{ node: 'Node', value: what }])
  })

  test.each(['process', 'globalThis.process', '__host', '__task', 'globalThis.__host'])(
    '%s is not there',
    async (name) => {
      expect(await firstJson(all(`return { kind: typeof ${name} }`), TWO)).toEqual([
        { kind: 'undefined' },
      ])
    },
  )

  test('without an engine, a code node is a gap', async () => {
    const flow = flowOf({ Start: { type: 'manualTrigger' }, Node: all('return []') }, [
      'Start > Node',
    ])
    const { simulate } = await import('../../site/workflows/run/index.ts')
    const done = await simulate(flow, new Map(), { now: new Date(0) })
    expect(done.gaps).toMatchObject([{ node: 'Node', key: 'code' }])
  })
})
