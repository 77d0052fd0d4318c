/** The library as an n8n lists it: cards, and the words that they are found by. */
import { CATEGORY_NAMES } from '../content/workflow-names.ts'
import { RECIPES } from '../content/template-recipes.ts'
import { identity } from '../identity.ts'
import { libraryIndex } from '../routes/library-data.ts'
import { LANGUAGES, type Bilingual, type Language } from '../routes/language.ts'
import { absolute } from '../seo/head.ts'
import {
  listingPath,
  type Listed,
  type Listing,
  type Named,
  type NodeSign,
} from '../server/n8n/listing.ts'
import { templateNumbers } from '../workflows/library/template-number.ts'
import type { Indexed } from '../workflows/library/indexed.ts'
import { wordsOf } from '../workflows/library/words-of.ts'
import { NODES } from '../workflows/nodes/index.ts'
import { CATEGORIES, type Recipe } from '../workflows/recipes/recipe.ts'
import { nodeSign } from './n8n-signs.ts'
import type { PublishedFile } from './published-file.ts'

export const listingFiles = (): readonly PublishedFile[] =>
  LANGUAGES.map((language) => [listingPath(language).slice(1), JSON.stringify(listingIn(language))])

export const listingIn = (language: Language): Listing => {
  const { templates, services } = libraryIndex(language)
  const numbers = templateNumbers(templates.map(({ slug }) => slug))
  const names = new Map(services.map(({ id, name }) => [id, name]))
  const kinds = new Kinds(language)
  return {
    categories: categoriesIn(language),
    templates: templates.flatMap((template): Listed | readonly [] => {
      const { slug, title, text, also, services: own } = template
      const recipe = RECIPES.get(slug)
      if (recipe === undefined) return []
      const texts = [title, text, also, ...own.map((service) => names.get(service) ?? service)]
      return {
        slug,
        words: [...new Set(texts.flatMap(wordsOf))],
        card: cardOf(template, recipe, { language, id: numbers.get(slug)!, kinds }),
      }
    }),
    nodes: kinds.signs,
  }
}

interface Place {
  readonly language: Language
  readonly id: number
  readonly kinds: Kinds
}

const cardOf = (
  { href, published, title, category }: Indexed,
  recipe: Recipe,
  { language, id, kinds }: Place,
): Listed['card'] => ({
  id,
  name: title,
  description: descriptionOf(recipe, language, href),
  createdAt: `${published}T00:00:00.000Z`,
  // n8n shows no count of nought: nobody counts here.
  totalViews: 0,
  user: { username: 'opale', name: identity.name, verified: false },
  categories: categoriesIn(language).filter(({ id: at }) => CATEGORIES[at - 1] === category),
  nodes: kinds.placesOf(recipe),
})

/** By their place in the list, which only grows. */
const categoriesIn = (language: Language): readonly Named[] =>
  CATEGORIES.map((category, at) => ({ id: at + 1, name: CATEGORY_NAMES[category][language] }))

const descriptionOf = (recipe: Recipe, language: Language, href: string): string => {
  const { problem, outcome, approval, failure, avoid } = recipe[language]
  const words = WORDS[language]
  return [
    problem,
    outcome,
    `## ${words.approval}\n${approval}`,
    `## ${words.failure}\n${failure}`,
    `## ${words.avoid}\n${avoid}`,
    `[${words.page}](${absolute(href)})`,
  ].join('\n\n')
}

const fr = {
  approval: 'Ce qu’une personne décide',
  failure: 'Si quelque chose échoue',
  avoid: 'Quand s’en passer',
  page: 'La page du modèle : étapes, exemples, coût, reçu',
}

const en: typeof fr = {
  approval: 'What a person decides',
  failure: 'If something fails',
  avoid: 'When to do without',
  page: 'The template’s page: steps, examples, cost, receipt',
}

const WORDS: Bilingual<typeof fr> = { fr, en }

/** Each kind of node once, however many templates use it. */
class Kinds {
  readonly signs: NodeSign[] = []
  private readonly places = new Map<string, number>()
  private readonly language: Language

  constructor(language: Language) {
    this.language = language
  }

  placesOf({ nodes }: Recipe): readonly number[] {
    const uses = Object.values(nodes).map(({ use }) => NODES[use])
    return [...new Set(uses)].map((fact) => {
      const known = this.places.get(fact.type)
      if (known !== undefined) return known
      const place = this.signs.push(nodeSign(fact, this.signs.length + 1, this.language)) - 1
      this.places.set(fact.type, place)
      return place
    })
  }
}
