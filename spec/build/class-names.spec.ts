import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersFor } from '../../vite.names.ts'

const anyFiles = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 300 })

test('each style file has two letters of its own, in whatever order files come', () => {
  fc.assert(
    fc.property(
      anyFiles.chain((files) =>
        fc.tuple(fc.constant(files), fc.shuffledSubarray(files, { minLength: files.length })),
      ),
      ([files, shuffled]) => {
        const letters = lettersFor(files)
        expect(new Set(letters.values()).size).toBe(files.length)
        for (const two of letters.values()) expect(two).toMatch(/^[b-df-hj-np-tv-z]{2}$/u)
        expect(Object.fromEntries(lettersFor(shuffled))).toEqual(Object.fromEntries(letters))
      },
    ),
    { numRuns: 50 },
  )
})

test('a new style file leaves nearly all others their letters', () => {
  const files = Array.from({ length: 200 }, (_, at) => `ui/part-${at}/part-${at}.css.ts`)
  const before = lettersFor(files)
  const renamed = Array.from({ length: 50 }, (_, at) => {
    const after = lettersFor([`ui/a-new-${at}/new.css.ts`, ...files])
    return files.filter((file) => after.get(file) !== before.get(file)).length
  })
  expect(renamed.reduce((sum, one) => sum + one) / renamed.length).toBeLessThan(3)
  expect(Math.max(...renamed)).toBeLessThan(files.length / 5)
})

test('more files than two letters can name are refused', () => {
  expect(() => lettersFor(Array.from({ length: 401 }, (_, at) => String(at)))).toThrow(
    /two letters/u,
  )
})
