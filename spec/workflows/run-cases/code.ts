/** Code nodes, in both modes, going on after failures or not. */
import { type Case, oneNode } from './case.ts'

const ALL = [
  'return items',
  'return $input.all().map((i) => ({ json: { n: i.json.n } }))',
  'return [{ a: 1 }, { a: 2 }]',
  'return { a: 1 }',
  'return []',
  'return null',
  'return 3',
  'return [1]',
  "return [{ json: 'x' }]",
  'return [{ json: {}, b: 2 }]',
  "throw new Error('boom')",
  "\n\nconst f = () => { throw new Error('deep') }\nf()",
  'function g() {\n  return null.x\n}\nreturn [1].map(() => g())',
  'return [{ json: { x: notThere } }]',
  "return $('Start').all().map((i, x) => ({ json: { n: i.json.n, x }, pairedItem: x }))",
  "return [{ json: { item: $input.item.json.n, first: $input.first().json.n, at: $itemIndex, node: $('Start').first().json.s, last: $('Start').last().json.s, match: $('Start').itemMatching(2).json.n } }]",
  "return { d: new Date(2026, 0, 31, 5).toISOString(), s: new Date('2026-03-10').toLocaleDateString('fr-FR'), n: (1234567.891).toLocaleString('fr-FR'), c: 'é'.localeCompare('f'), str: String(new Date(0)), intl: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(12.5) }",
  "return { now: $now.toISO(), t: $today.toFormat('cccc dd LLLL', { locale: 'fr' }), dt: DateTime.fromISO('2026-01-31').plus({ months: 1 }).toISODate(), diff: DateTime.fromISO('2026-02-10').diff(DateTime.fromISO('2026-02-01'), 'days').days, year: $now.year, before: DateTime.fromISO('2026-01-01') < $now, json: JSON.stringify({ a: $now }) }",
  "return { sorted: [3, 1, 2].toSorted(), unique: [...new Set([1, 1])], text: 'a-b'.replaceAll('-', '_'), match: [...'a1b2'.matchAll(/\\d/g)].length, at: [1, 2].at(-1), flat: [[1], [2]].flat(), key: Object.entries({ a: 1 }) }",
]

const EACH = [
  'return { json: { n: $json.n * 2 } }',
  'return { n: item.json.n, i: $itemIndex }',
  'if ($json.n === 1) return null\nreturn item',
  "if ($json.n === 1) throw new Error('one')\nreturn { ok: 1 }",
  'return 5',
  'return [1]',
  "return { v: $('Start').item.json.s }",
  'return $input.all()',
]

export const CODE: readonly Case[] = [
  ...ALL.map((jsCode) => ({ jsCode })),
  ...EACH.map((jsCode) => ({ jsCode, mode: 'runOnceForEachItem' })),
].flatMap((parameters) =>
  [{}, { onError: 'continueErrorOutput' as const }].map((rest) =>
    oneNode(`code ${JSON.stringify({ ...parameters, ...rest })}`, {
      type: 'code',
      typeVersion: 2,
      parameters,
      ...rest,
    }),
  ),
)
