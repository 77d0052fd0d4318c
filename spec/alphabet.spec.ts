/** The glossary, letter by letter: what a term's page leads to. */
import { describe, expect, test } from 'vitest'
import { letterOf } from '../site/routes/alphabet.ts'
import { TERMS } from './fixtures/routes.ts'
import { mainOf, shownAt } from './support/rendered.ts'

describe.each([
  ['fr', ''],
  ['en', '/en'],
])('in %s', (language, prefix) => {
  const terms = Promise.all(
    TERMS.map(async (slug) => {
      const { page, body } = await shownAt(`${prefix}/glossaire-ia/${slug}`)
      const { alphabet } = page
      if (!alphabet) throw new Error(`${slug} has no alphabet`)
      return { here: page.here, name: page.heading, main: mainOf(body), alphabet }
    }),
  )

  test('one goes from the first term to the last, one after the other, and back', async () => {
    const all = new Map((await terms).map((term) => [term.here, term]))
    const first = [...all.values()].filter(({ alphabet }) => alphabet.previous === undefined)
    expect(first).toHaveLength(1)
    const walked: string[] = []
    for (let at = first[0]; at !== undefined; at = all.get(at.alphabet.next?.href ?? '')) {
      expect(at.alphabet.previous?.href).toBe(walked.at(-1))
      walked.push(at.here)
    }
    expect(new Set(walked).size).toBe(TERMS.length)
    const names = walked.map((here) => all.get(here)!.name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, language)))
  })

  test('a letter leads to the first term that begins with it, and to nothing where none does', async () => {
    const all = await terms
    for (const { alphabet, name, main } of all) {
      expect(alphabet.current).toBe(letterOf(name))
      for (const { letter, href } of alphabet.letters) {
        const names = all.filter((term) => letterOf(term.name) === letter)
        expect(names.some(({ here }) => here === href)).toBe(names.length > 0)
      }
      const led = alphabet.letters.flatMap(({ href }) => (href === undefined ? [] : [href]))
      expect(led.filter((href) => !main.includes(`href="${href}"`))).toEqual([])
    }
  })
})

test('a letter with an accent stands under the one without', () => {
  expect([letterOf('Évaluation'), letterOf('embeddings')]).toEqual(['E', 'E'])
})
