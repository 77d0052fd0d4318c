/** What the interface says in French is set at build: no line breaks before a mark or inside « ». */
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { spacedIn } from '../vite.spaces.ts'

const spaced = (code: string, all = false) =>
  spacedIn(code, parseSync('words.js', code).program as never, all)
const NBSP = '\u00A0'

describe('what is French', () => {
  test.each([
    ["const fr = { ask: 'Où ?' }", `const fr = { ask: 'Où${NBSP}?' }`],
    [
      "const said = { fr: 'Là !', en: 'There !' }",
      `const said = { fr: 'Là${NBSP}!', en: 'There !' }`,
    ],
    ["({ 'fr': ['« mot »'] })", `({ 'fr': ['«${NBSP}mot${NBSP}»'] })`],
    [
      'const fr = (n) => `${n} : ${n} %`',
      'const fr = (n) => `${n}NBSP: ${n}NBSP%`'.replaceAll('NBSP', NBSP),
    ],
  ])('%s', (code, set) => {
    expect(spaced(code)).toBe(set)
  })

  test('all of a file of that language', () => {
    expect(spaced("export const words = { ask: 'Où ?' }", true)).toContain(`Où${NBSP}?`)
  })
})

test('nothing else is touched: other languages, the program itself, what is imported', () => {
  for (const code of [
    "const en = { ask: 'Really ?' }",
    'const fr = is ? one : other',
    "const fr = { 'a : b': 1, rule: /a : b/u }",
    "import one from 'a : b'; const fr = one",
  ])
    expect(spaced(code)).toBe(code)
})
