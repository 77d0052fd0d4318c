/** Every template: it builds, it reads well, its examples can fail, and no two are the same. */
import { describe, expect, test } from 'vitest'
import { build } from '../../site/workflows/builder/build.ts'
import { LANGUAGES, recipes } from './all-recipes.ts'
import { proofFaults } from './gates/proofs.ts'
import { secretFaults } from './gates/secrets.ts'
import { jaccard, linkSet, promptRuns, shapeOf } from './gates/similarity.ts'
import { structureFaults } from './gates/structure.ts'
import { reasonFaults, wordFaults } from './gates/words.ts'

describe.each(recipes)('$folder/$slug', ({ slug, folder, recipe }) => {
  test('stands in the folder of its category, under an address that anyone can type', () => {
    expect(recipe.category).toBe(folder)
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
  })
  test('builds in both languages, as one flow', () => {
    const [fr, en] = LANGUAGES.map((language) => build(recipe, slug, language))
    expect(fr?.nodes.map(({ id, type, position }) => ({ id, type, position }))).toEqual(
      en?.nodes.map(({ id, type, position }) => ({ id, type, position })),
    )
  })
  test('holds together', () => {
    expect(structureFaults(recipe)).toEqual([])
  })
  test('reads as a page', () => {
    expect([...wordFaults(recipe), ...reasonFaults(recipe)]).toEqual([])
  })
  test('is proven by what it computes', () => {
    expect(proofFaults(recipe)).toEqual([])
  })
  test('holds no secret', () => {
    const flows = LANGUAGES.map((language) => JSON.stringify(build(recipe, slug, language)))
    expect(flows.flatMap(secretFaults)).toEqual([])
    expect(secretFaults(JSON.stringify(recipe.examples))).toEqual([])
  })
})

describe('together', () => {
  const known = recipes.map(({ slug, recipe }) => ({
    slug,
    links: linkSet(recipe),
    prompts: promptRuns(recipe),
    shape: shapeOf(recipe),
  }))
  const pairs = known.flatMap((one, at) =>
    known.slice(at + 1).map((other) => [one, other] as const),
  )

  test('no two link the same things', () => {
    const alike = pairs.filter(([one, other]) => jaccard(one.links, other.links) >= 0.8)
    expect(alike.map(([one, other]) => `${one.slug} = ${other.slug}`)).toEqual([])
  })
  test('no two ask the same of a model', () => {
    const alike = pairs.filter(([one, other]) => jaccard(one.prompts, other.prompts) >= 0.5)
    expect(alike.map(([one, other]) => `${one.slug} = ${other.slug}`)).toEqual([])
  })
  test('at least 350 forms of graph, none of which comes back more than six times', () => {
    const times = countOf(known.map(({ shape }) => shape))
    expect(Object.keys(times).length).toBeGreaterThanOrEqual(350)
    expect(Object.values(times).filter((count) => count > 6)).toEqual([])
  })
  test('500, as many of each category as the library was made for', () => {
    expect(countOf(recipes.map(({ folder }) => folder))).toEqual({
      sales: 50,
      marketing: 45,
      support: 45,
      agents: 45,
      content: 40,
      rag: 40,
      documents: 40,
      finance: 40,
      'e-commerce': 40,
      it: 35,
      hr: 30,
      data: 30,
      compliance: 20,
    })
  })
  test('titles and addresses are each given once', () => {
    for (const language of LANGUAGES) {
      const titles = recipes.map(({ recipe }) => recipe[language].title)
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    }
    expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(recipes.length)
  })
})

/** How often each one comes. */
const countOf = (all: readonly string[]): Readonly<Record<string, number>> => {
  const times: Record<string, number> = {}
  for (const one of all) times[one] = (times[one] ?? 0) + 1
  return times
}
