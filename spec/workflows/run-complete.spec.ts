/** What is offered while one writes an expression is what a run has really handed on. */
import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeAt } from '../../site/workflows/run/complete.ts'
import { lookAt, type Look } from '../../site/workflows/run/look.ts'
import { flowOf, NOW, run, type Small } from './run-small-flow.ts'

const START: Small = { type: 'manualTrigger' }
const items = [
  { customer: { name: 'Nora', 'e-mail': 'nora@atelier.example' }, lines: [{ price: 4 }], due: 'x' },
  { customer: { name: 'Iris', 'e-mail': 'iris@atelier.example' }, lines: [], due: 'y' },
]
const flow = flowOf({ Start: START, 'It’s "read"': {}, Next: {}, New: {}, Alone: {} }, [
  'Start > It’s "read"',
  'It’s "read" > Next',
  'Next > New',
])
const clock = { now: NOW, zone: 'UTC' }

const lookFor = async (name: string): Promise<Look | undefined> => {
  // New stands since the run, and has never run.
  const old = flowOf({ Start: START, 'It’s "read"': {}, Next: {} }, [
    'Start > It’s "read"',
    'It’s "read" > Next',
  ])
  return lookAt(flow, await run(old, { Start: items }), name, clock)
}
/** The bar says where one writes. */
const offered = async (written: string, { of = 'Next', item = 0 } = {}) => {
  const look = await lookFor(of)
  const found = completeAt(written.replace('|', ''), written.indexOf('|'), look!, item)
  return found?.options.map(({ insert, value }) => (value === undefined ? insert : [insert, value]))
}
const taken = async (written: string) => {
  const text = written.replace('|', '')
  const look = await lookFor('Next')
  const found = completeAt(text, written.indexOf('|'), look!, 0)!
  return text.slice(0, found.from) + found.options[0]!.insert + found.closing + text.slice(found.to)
}

describe('an expression is completed', () => {
  test('by the fields of the item, with what they hold', async () => {
    expect((await offered('={{ $json.|'))?.slice(0, 3)).toEqual([
      ['.customer', '{"name":"Nora","e-mail":"nora@atelier.example"}'],
      ['.lines', '[{"price":4}]'],
      ['.due', 'x'],
    ])
    expect(await offered('={{ $json.cust| }}', { item: 1 })).toEqual([
      ['.customer', '{"name":"Iris","e-mail":"iris@atelier.example"}'],
    ])
  })

  test('however deep, and in brackets where the name needs them', async () => {
    expect((await offered('={{ $json.customer.|'))?.slice(0, 2)).toEqual([
      ['.name', 'Nora'],
      ["['e-mail']", 'nora@atelier.example'],
    ])
    expect(await offered('={{ $json["customer"].na|')).toEqual([['.name', 'Nora']])
    expect((await offered('={{ $json.lines[0].|'))?.[0]).toEqual(['.price', '4'])
    expect((await offered("={{ $json.customer['e|"))?.[0]).toEqual([
      "['e-mail']",
      'nora@atelier.example',
    ])
  })

  test('by steps that came before, whatever they are called', async () => {
    expect(await offered("={{ $('It|")).toEqual(['\'It’s "read"\''])
    expect(await offered('={{ re|')).toContain('$(\'It’s "read"\').item.json')
    const inside = `={{ $('It’s "read"').item.json.customer.na|`
    expect(await offered(inside, { item: 1 })).toEqual([['.name', 'Iris']])
  })

  test('by what can be done with the value, whatever kind it is', async () => {
    expect(await offered('={{ $json.due.toUpp|')).toEqual(['.toUpperCase()'])
    expect(await offered('={{ $now.plu|')).toContain('.plus()')
    expect(await offered('={{ $json.lines.plu|')).toEqual(['.pluck()'])
    expect(await offered('={{ $input.f|')).toEqual(['.first()'])
  })

  test('for a step that stands since the run, by what it would get', async () => {
    expect((await offered('={{ $json.du|', { of: 'New' }))?.[0]).toEqual(['.due', 'x'])
    expect(await lookFor('Alone')).toBeUndefined()
    expect(await lookFor('Nobody')).toBeUndefined()
  })

  test('and not where one writes words, nor of what fails', async () => {
    expect(await offered('$json.|')).toBeUndefined()
    expect(await offered('={{ $json.due }} and $json.|')).toBeUndefined()
    expect(await offered('={{ $json.none.|')).toBeUndefined()
    expect(await offered("={{ $('Nobody').item.|")).toBeUndefined()
    expect(await offered('={{ 1.|')).toBeUndefined()
  })

  test('closing the braces that are still open, and no others', async () => {
    expect(await taken('={{ $json.du|')).toBe('={{ $json.due }}')
    expect(await taken('={{ $json.du| }}')).toBe('={{ $json.due }}')
    expect(await taken('={{ $json.du| and {{ $now }}')).toBe('={{ $json.due }} and {{ $now }}')
    expect(await taken("={{ $json.customer['e| }}")).toBe("={{ $json.customer['e-mail'] }}")
  })

  test('whatever is written, wherever: an answer or none, and never an error', async () => {
    const look = (await lookFor('Next'))!
    const parts = [
      '{{',
      '}}',
      '$json',
      '.',
      '[',
      ']',
      '(',
      ')',
      "'",
      '"',
      '$(',
      'customer',
      ' ',
      '\\',
    ]
    assert(
      property(integer({ min: 0 }), integer({ min: 1, max: 12 }), (seed, length) => {
        let state = seed
        const text = Array.from({ length }, () => {
          state = (state * 1103515245 + 12345) % 2147483648
          return parts[state % parts.length]
        }).join('')
        for (let caret = 0; caret <= text.length; caret += 1) {
          const found = completeAt(text, caret, look, 0)
          if (!found) continue
          expect(found.from).toBeLessThanOrEqual(found.to)
          expect(found.from).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 300 },
    )
  })
})

test('a value is the one that the step itself would have read', async () => {
  const look = (await lookFor('Next'))!
  expect(look.count).toBe(2)
  expect(look.valueOf('=Hello {{ $json.customer.name }}', 1)).toBe('Hello Iris')
  expect(look.valueOf("={{ $('Start').item.json.due }}", 1)).toBe('y')
  expect(() => look.valueOf("={{ $('Nobody').item.json }}", 0)).toThrow('Referenced node')
})
