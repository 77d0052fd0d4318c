/** Words of the interface, as modules give them: who reads one language misses nothing the other says. */
import { describe, expect, test } from 'vitest'

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../site/**/{words,*-words}.ts',
    '../site/**/*.{fr,en}.ts',
    '!../site/{content,examples,workflows}/**',
  ],
  { eager: true },
)

/** What a text is, by the way to it; one with a gap needs who fills it, and is told as « … ». */
type Texts = ReadonlyMap<string, string>

const textsIn = (value: unknown, at: string): readonly (readonly [at: string, text: string])[] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value === 'function') return [[at, '…']]
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype
  return isPlain
    ? Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))
    : []
}

const textsOf = (value: unknown): Texts => new Map(textsIn(value, ''))

/** Both languages of each table, by its file. */
const tables = Object.entries(MODULES).flatMap(([file, module]) => {
  if (file.endsWith('.en.ts')) return []
  const other = MODULES[file.replace('.fr.ts', '.en.ts')]
  if (file.endsWith('.fr.ts')) return [{ file, fr: textsOf(module), en: textsOf(other) }]
  return Object.values(module).flatMap((value) => {
    const { fr, en } = (value ?? {}) as Readonly<Record<string, unknown>>
    return fr && en ? [{ file, fr: textsOf(fr), en: textsOf(en) }] : []
  })
})

describe.each(tables)('[2.5.1] what $file says', ({ fr, en }) => {
  test('is said in both languages', () => {
    expect([...en.keys()].toSorted()).toEqual([...fr.keys()].toSorted())
    for (const texts of [fr, en])
      expect([...texts].filter(([, text]) => !/[\p{L}\p{N}\p{P}]/u.test(text))).toEqual([])
  })
})
