/** What a list of the library shows: its cards, its pages, and what one can narrow it by. */
import {
  listAt,
  listId,
  membersOf,
  PAGE_SIZE,
  slugsOf,
  type Library,
} from '../content/workflow-lists.ts'
import { CATEGORY_NAMES, integrationName } from '../content/workflow-names.ts'
import type { Narrowed } from '../content/narrowed.ts'
import type { TemplateRecord } from '../content/template-record.ts'
import type { WorkflowRecord } from '../content/workflow/collection.ts'
import type { Counted, Indexed, LibraryIndex } from '../workflows/library/indexed.ts'
import { modelsIn } from '../workflows/library/services.ts'
import { lettersOf } from '../workflows/library/sign.ts'
import { shapeOf } from '../workflows/library/shape.ts'
import { CATEGORIES, LEVELS } from '../workflows/recipes/recipe.ts'
import { entries, hrefTo, type Entry } from './entries.ts'
import { otherLanguage, type Language } from './language.ts'

export interface LibraryData {
  /** What it is narrowed to by its address. */
  readonly narrowed?: Narrowed & { readonly name: string }
  readonly cards: readonly Indexed[]
  /** Names of the services that its cards, and its filters, speak of. */
  readonly names: Readonly<Record<string, string>>
  readonly count: number
  readonly page: number
  /** Addresses of all pages, the first one first. */
  readonly pages: readonly string[]
  readonly categories: readonly Counted[]
  /** Those that most templates use. */
  readonly services: readonly Counted[]
  readonly levels: readonly Counted[]
  /** How many services there are. */
  readonly allServices: number
}

/** @returns nothing where a page is no list of the library */
export const libraryDataOf = (
  { id }: Pick<Entry, 'id'>,
  language: Language,
): LibraryData | undefined => {
  const list = listAt(id)
  if (list === undefined) return undefined
  const { narrowed, page } = list
  const members = membersOf(library, narrowed)
  const cards = members
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map((member) => indexed(member, library.get(member)!, language))
  const records = members.map((member) => library.get(member)!)
  const services = servicesOf(records)
  const named = new Set([
    ...cards.flatMap((card) => card.services),
    ...services.map((one) => one.id),
  ])
  return {
    ...(narrowed && { narrowed: { ...narrowed, name: nameOf(narrowed, language) } }),
    cards,
    names: Object.fromEntries([...named].map((slug) => [slug, integrationName(slug)])),
    count: members.length,
    page,
    pages: Array.from({ length: Math.max(1, Math.ceil(members.length / PAGE_SIZE)) }, (_, at) =>
      hrefTo(listId(narrowed, at + 1), language),
    ),
    categories: CATEGORIES.flatMap((category) =>
      counted(
        category,
        CATEGORY_NAMES[category][language],
        records,
        (record) => record.category === category,
      ),
    ),
    services: services.slice(0, MOST_SERVICES),
    levels: LEVELS.flatMap((level) =>
      counted(level, level, records, (record) => recipeOf(record)?.level === level),
    ),
    allServices: services.length,
  }
}

/** Filters that stand there without being asked for: a page grows no longer with the library. */
const MOST_SERVICES = 8

/** All of it, for the page that searches and for the finder. */
export const libraryIndex = (language: Language): LibraryIndex => {
  const members = membersOf(library, undefined)
  return {
    templates: members.map((id) => indexed(id, library.get(id)!, language)),
    services: servicesOf([...library.values()]),
  }
}

const library: Library = new Map(
  entries.flatMap(({ id, record }) => ('integrations' in record ? [[id, record] as const] : [])),
)

/** Its recipe, where it has one: the five that are written at length have none. */
const recipeOf = (record: WorkflowRecord) =>
  'recipe' in record ? (record as TemplateRecord).recipe : undefined

/** One template as lists know it. */
export const indexed = (id: string, record: WorkflowRecord, language: Language): Indexed => {
  const { name, hint } = record[language]
  const recipe = recipeOf(record)
  const href = hrefTo(id, language)
  return {
    slug: href.replace(/^.*\//u, ''),
    href,
    title: name,
    text: hint,
    category: record.category,
    services: record.integrations,
    published: record.published,
    also: record[otherLanguage(language)].name,
    ...(recipe === undefined
      ? {
          shape: record.integrations
            .map((slug) => `=${lettersOf(integrationName(slug))}`)
            .join('.'),
          hosted: true,
        }
      : {
          shape: shapeOf(recipe),
          level: recipe.level,
          minutes: recipe.minutes,
          ...(modelsIn(recipe).length > 0 && { hosted: true as const }),
        }),
  }
}

const counted = (
  id: string,
  name: string,
  records: readonly WorkflowRecord[],
  has: (record: WorkflowRecord) => boolean,
): readonly Counted[] => {
  const count = records.filter(has).length
  return count === 0 ? [] : [{ id, name, count }]
}

/** What is used most comes first. */
const servicesOf = (records: readonly WorkflowRecord[]): readonly Counted[] =>
  [...new Set(records.flatMap((record) => slugsOf('integration', record)))]
    .flatMap((slug) =>
      counted(slug, integrationName(slug), records, ({ integrations }) =>
        integrations.includes(slug),
      ),
    )
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))

const nameOf = ({ kind, slug }: Narrowed, language: Language): string =>
  kind === 'category'
    ? CATEGORY_NAMES[slug as keyof typeof CATEGORY_NAMES][language]
    : integrationName(slug)
