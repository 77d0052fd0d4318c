/** What a list of the library shows: its cards, its pages, and what one can narrow it by. */
import {
  listAt,
  listId,
  membersOf,
  PAGE_SIZE,
  slugsOf,
  type Library,
} from '../content/workflow-lists.ts'
import { CATEGORY_NAMES } from '../content/workflow-names.ts'
import { serviceName } from '../workflows/nodes/services.ts'
import type { Narrowed } from '../content/narrowed.ts'
import { recipeOf, type WorkflowRecord } from '../content/template-record.ts'
import type { Counted, Indexed, LibraryIndex } from '../workflows/library/indexed.ts'
import { modelsIn } from '../workflows/library/services.ts'
import { lettersOf } from '../workflows/library/sign.ts'
import { shapeOf } from '../workflows/library/shape.ts'
import { CATEGORIES, LEVELS } from '../workflows/recipes/recipe.ts'
import { entries, hrefTo, type Entry } from './entries.ts'
import { otherLanguage, type Bilingual, type Language } from './language.ts'
import { numberIn } from '../i18n/number.ts'

export interface LibraryData {
  /** What it is narrowed to by its address. */
  readonly narrowed?: Narrowed & { readonly name: string }
  readonly cards: readonly Indexed[]
  /** Names of the services that its cards, and its filters, speak of. */
  readonly names: Readonly<Record<string, string>>
  readonly count: number
  readonly page: number
  /** Address of its first page; those of the others follow from it. */
  readonly first: string
  readonly pages: number
  readonly categories: readonly Counted[]
  /** Those that most templates use. */
  readonly services: readonly Counted[]
  readonly levels: readonly Counted[]
  /** How many services there are. */
  readonly allServices: number
}

/** The title of the whole library says how many there are. */
export const libraryHeading = (
  data: LibraryData | undefined,
  language: Language,
): { readonly heading?: string } =>
  data && data.narrowed === undefined && data.page === 1
    ? { heading: HEADINGS[language](numberIn(language, data.count)) }
    : {}

const HEADINGS: Bilingual<(count: string) => string> = {
  fr: (count) => `${count} workflows n8n, prêts à importer`,
  en: (count) => `${count} n8n workflows, ready to import`,
}

/** @returns nothing where a page is no list of the library */
export const libraryDataOf = (
  { id }: Pick<Entry, 'id'>,
  language: Language,
): LibraryData | undefined => {
  const list = listAt(id)
  return list && libraryPage(library, list, language)
}

/** The beginning of all of it. */
export const wholeLibrary = (language: Language): LibraryData =>
  libraryPage(library, { page: 1 }, language)

/** A page of a list, whatever the library holds. */
export const libraryPage = (
  all: Library,
  { narrowed, page }: { readonly narrowed?: Narrowed; readonly page: number },
  language: Language,
  hrefOf: typeof hrefTo = hrefTo,
): LibraryData => {
  const members = membersOf(all, narrowed)
  const records = members.map((member) => all.get(member)!)
  const shown = members.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const cards = shown.map((id) => indexed(id, all.get(id)!, language, hrefOf))
  const services = servicesOf(records, language)
  const most = services.slice(0, MOST_SERVICES)
  const named = new Set([
    ...cards.flatMap((card) => card.services),
    ...most.map((service) => service.id),
  ])
  return {
    ...(narrowed && { narrowed: { ...narrowed, name: nameOf(narrowed, language) } }),
    cards,
    names: Object.fromEntries([...named].map((slug) => [slug, serviceName(slug, language)])),
    count: members.length,
    page,
    first: hrefOf(listId(narrowed), language),
    pages: Math.max(1, Math.ceil(members.length / PAGE_SIZE)),
    categories: CATEGORIES.flatMap((category) =>
      counted(
        category,
        CATEGORY_NAMES[category][language],
        records,
        (record) => record.category === category,
      ),
    ),
    services: most,
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
    services: servicesOf([...library.values()], language),
  }
}

const library: Library = new Map(
  entries.flatMap(({ id, record }) => ('integrations' in record ? [[id, record] as const] : [])),
)

/** One template as lists know it. */
export const indexed = (
  id: string,
  record: WorkflowRecord,
  language: Language,
  hrefOf: typeof hrefTo = hrefTo,
): Indexed => {
  const { name, hint } = record[language]
  const recipe = recipeOf(record)
  const href = hrefOf(id, language)
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
            .map((slug) => `=${lettersOf(serviceName(slug, 'fr'))}`)
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
const servicesOf = (records: readonly WorkflowRecord[], language: Language): readonly Counted[] => {
  const counts = new Map<string, number>()
  for (const slug of records.flatMap((record) => slugsOf('integration', record)))
    counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return [...counts]
    .map(([id, count]) => ({ id, name: serviceName(id, language), count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'))
}

const nameOf = ({ kind, slug }: Narrowed, language: Language): string =>
  kind === 'category'
    ? CATEGORY_NAMES[slug as keyof typeof CATEGORY_NAMES][language]
    : serviceName(slug, language)
