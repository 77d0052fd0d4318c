/** What pages say was proven is what was proven: `spec/n8n/README.md` says how receipts are made. */
import { describe, expect, test } from 'vitest'
import { build } from '../../site/workflows/builder/build.ts'
import { casesOf, templateOf } from '../n8n/case.ts'
import { diceOf } from '../n8n/chance.ts'
import { dryFlow, rolesOf } from '../n8n/dry.ts'
import { missing } from '../n8n/holds.ts'
import { PLANTERS } from '../n8n/planters.ts'
import { hashOf, installed, readReceipts } from '../n8n/receipts.ts'
import { LANGUAGES, recipes } from './all-recipes.ts'

const receipts = readReceipts()
const AGAIN = 'run `npx tsx spec/n8n/judge.ts --n8n <folder>` again'

describe('receipts from the real n8n', () => {
  test('every template has one in both languages, of today’s flow', () => {
    const stale = recipes.flatMap(({ slug, recipe }) =>
      LANGUAGES.filter(
        (language) => receipts[slug]?.[language]?.hash !== hashOf(build(recipe, slug, language)),
      ).map((language) => `${slug} (${language})`),
    )
    expect(stale, AGAIN).toEqual([])
  })

  test('there are none of templates that are gone', () => {
    const known = recipes.map(({ slug }) => slug).toSorted()
    expect(Object.keys(receipts).filter((slug) => !known.includes(slug))).toEqual([])
  })

  const entries = Object.entries(receipts).flatMap(([slug, languages]) =>
    Object.entries(languages).map(([language, entry]) => ({ slug, language, ...entry })),
  )

  test('each says the version that is installed, a day that has been, and all examples', () => {
    const today = new Date().toISOString().slice(0, 10)
    const wrong = entries.filter(({ slug, n8n, date, examples }) => {
      const recipe = recipes.find((one) => one.slug === slug)?.recipe
      return (
        n8n !== installed() ||
        !/^20\d\d-[01]\d-[0-3]\d$/u.test(date) ||
        date > today ||
        (recipe && date < recipe.published) ||
        examples !== recipe?.examples.length
      )
    })
    expect(wrong, AGAIN).toEqual([])
  })

  test('each accounts for every node, as run or as replaced', () => {
    const wrong = entries.filter(({ slug, real, replaced }) => {
      const nodes = Object.keys(recipes.find((one) => one.slug === slug)?.recipe.nodes ?? {})
      return [...real, ...replaced].toSorted().join(' ') !== nodes.toSorted().join(' ')
    })
    expect(wrong.map(({ slug, language }) => `${slug} (${language})`)).toEqual([])
  })

  test('they stand in the order of the alphabet', () => {
    expect(Object.keys(receipts)).toEqual(Object.keys(receipts).toSorted())
  })
})

describe('the judge', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }, []],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 2], c: 3 } }, []],
    [{ sum: 0.3 }, { sum: 0.1 + 0.2 }, []],
    [{ a: 1 }, { a: '1' }, ['a: expected 1, came "1"']],
    [{ a: null }, {}, ['a: expected null, came nothing']],
    [{ a: [1] }, { a: [1, 2] }, ['a: expected [1], came [1,2]']],
    [{ a: {} }, { a: [] }, ['a: expected {}, came []']],
  ])('%j asks of %j no more than it says', (expected, came, faults) => {
    expect(missing(expected, came)).toEqual(faults)
  })

  test('gives each node of each template its part in the dry run', () => {
    const templates = recipes.map(({ slug, recipe }) => templateOf(recipe, slug, 'fr'))
    const wrong = casesOf(templates).flatMap((one) => {
      const dry = dryFlow(one)
      const named = new Set(dry.nodes.map((node) => node['name']))
      const expected = [...rolesOf(one.template)].filter(([, role]) => role !== 'unused')
      return expected.filter(([name]) => !named.has(name)).map(([name]) => name)
    })
    expect(wrong).toEqual([])
  })

  const flows = recipes.map(({ slug, recipe }) => build(recipe, slug, 'en'))
  test.each(Object.entries(PLANTERS))(
    'plants a %s fault that the template did not have',
    (kind, plant) => {
      const dice = diceOf(1)
      const planted = flows.flatMap((flow) => {
        const fault = plant(flow, dice)
        return fault ? { ...fault, before: flow } : []
      })
      expect(planted.length).toBeGreaterThan(0)
      for (const fault of planted) {
        expect(fault.kind).toBe(kind)
        expect(fault.flow).not.toEqual(fault.before)
      }
    },
  )
})
