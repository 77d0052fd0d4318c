/** What was edited in the studio and judged by the real n8n is what the studio makes today. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { simulate } from '../site/workflows/run/index.ts'
import { EXAMPLE_NOW } from '../site/workflows/recipes/recipe.ts'
import { LANGUAGES } from './n8n/case.ts'
import { EDITED, editedTemplate } from './n8n/edits.ts'
import { hashOf, installed, type Receipt } from './n8n/receipts.ts'
import { allRecipes } from './n8n/recipes.ts'

const receipts = JSON.parse(
  readFileSync(new URL('n8n/edited.json', import.meta.url), 'utf8'),
) as readonly Receipt[]
const recipes = await allRecipes()
const all = EDITED.flatMap((slug) =>
  LANGUAGES.map((language) => [slug, language, recipes.get(slug)!] as const),
)

describe('a template that was edited in the studio', () => {
  test('is one of ten, from ten categories', () => {
    expect(EDITED).toHaveLength(10)
    expect(new Set(all.map(([, , recipe]) => recipe.category)).size).toBe(10)
  })

  test.each(all)('%s (%s) ran in n8n as it comes out today', (slug, language, recipe) => {
    const { flow } = editedTemplate(recipe, slug, language)
    const receipt = receipts.find((one) => one.slug === slug && one.language === language)
    // When a template or an edit has changed: `npx tsx spec/n8n/edited.ts --n8n <folder>`.
    expect(receipt).toMatchObject({ hash: hashOf(flow), n8n: installed() })
  })

  test.each(all)(
    '%s (%s) is simulated with every step it gained',
    async (slug, language, recipe) => {
      const { flow, examples } = editedTemplate(recipe, slug, language)
      const [example] = examples
      const run = await simulate(flow, example!.given, { now: new Date(EXAMPLE_NOW), language })
      const gained = language === 'fr' ? 'Relu dans le studio' : 'Read in the studio'
      expect(run.nodes.get(gained)?.[0]?.outputs[0]?.[0]?.json['read_on']).toMatch(/^\d{4}-/u)
    },
  )
})
