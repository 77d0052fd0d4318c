/** [2.1.101] The library's lists: whole, by category, by integration, 24 templates a page. */
import type { Bilingual, MadePage } from './collection.ts'
import { integrationText, isCategory, pageText, categoryText } from './workflow-list-words.ts'
import type { Narrowed } from './narrowed.ts'
import type { PageText } from './schema.ts'
import { recipeOf, type WorkflowRecord } from './template-record.ts'

export type Library = ReadonlyMap<string, WorkflowRecord>

/** Templates on a page. */
export const PAGE_SIZE = 24

/** The id of a list; its first page is the list itself. */
export const listId = (narrowed: Narrowed | undefined, page = 1): string =>
  [
    'workflows',
    ...(narrowed ? [narrowed.kind, narrowed.slug] : []),
    ...(page > 1 ? ['page', page] : []),
  ].join('/')

/** @returns nothing for the id of a page that is no list of the library */
export const listAt = (
  id: string,
): { readonly narrowed?: Narrowed; readonly page: number } | undefined => {
  const [whole, kind, slug = '', page = '1'] = LIST.exec(id) ?? []
  if (whole === undefined) return undefined
  const narrowed = kind === undefined ? {} : { narrowed: { kind, slug } as Narrowed }
  return { ...narrowed, page: Number(page) }
}
const LIST = /^workflows(?:\/(category|integration)\/([^/]+))?(?:\/page\/(\d+))?$/u

/** Ids of a list's templates, the newest first. */
export const membersOf = (library: Library, narrowed: Narrowed | undefined): readonly string[] =>
  [...library]
    .filter(
      ([, record]) =>
        narrowed === undefined || slugsOf(narrowed.kind, record).includes(narrowed.slug),
    )
    .toSorted(
      ([one, a], [other, b]) => b.published.localeCompare(a.published) || (one < other ? -1 : 1),
    )
    .map(([id]) => id)

export const slugsOf = (kind: Narrowed['kind'], record: WorkflowRecord): readonly string[] =>
  kind === 'category' ? [record.category] : record.integrations

/** The lists that the library's templates call for, each with its first page. */
export const workflowLists = (kind: Narrowed['kind'], library: Library): readonly MadePage[] =>
  narrowedIn(kind, library).map((narrowed) => {
    const members = membersOf(library, narrowed)
    const records = members.map((id) => library.get(id)!)
    return {
      id: listId(narrowed),
      record: {
        fr: textOf(narrowed, records, 'fr'),
        en: textOf(narrowed, records, 'en'),
        related: ['workflows', ...members].slice(0, 6).concat(EXPERTS).slice(0, 6),
        ...daysOf(records),
      },
    }
  })

/** What follows the first page of each list. */
export const furtherPages = (library: Library): readonly MadePage[] =>
  [undefined, ...narrowedIn('category', library), ...narrowedIn('integration', library)].flatMap(
    (narrowed) => {
      const members = membersOf(library, narrowed)
      const pages = Math.ceil(members.length / PAGE_SIZE)
      return Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
        furtherPage(library, narrowed, { members, page: at + 2, pages }),
      )
    },
  )

interface Place {
  readonly members: readonly string[]
  readonly page: number
  readonly pages: number
}

const furtherPage = (
  library: Library,
  narrowed: Narrowed | undefined,
  { members, page, pages }: Place,
): MadePage => {
  const own = members.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const records = own.map((id) => library.get(id)!)
  const others = records
    .flatMap(({ integrations }) => integrations)
    .filter((slug) => slug !== narrowed?.slug)
  const text = (language: 'fr' | 'en') =>
    pageText(language, narrowed, {
      page,
      pages,
      total: members.length,
      names: records.map((record) => record[language].name),
      minutes: records.flatMap((record) => recipeOf(record)?.minutes ?? []),
      services: mostOften(others, 4),
    })
  const id = listId(narrowed, page)
  const list = listId(narrowed)
  return {
    id,
    own: { continues: list },
    record: {
      fr: text('fr'),
      en: text('en'),
      related: [list, ...own].slice(0, 6).concat(EXPERTS).slice(0, 6),
      ...daysOf(records),
    },
  }
}

/** Where a short list leads beside its templates. */
const EXPERTS = ['automatisation-n8n-freelance', 'expert-automatisation-workflows']

const narrowedIn = (kind: Narrowed['kind'], library: Library): readonly Narrowed[] =>
  [...new Set([...library.values()].flatMap((record) => slugsOf(kind, record)))]
    .toSorted()
    .map((slug) => ({ kind, slug }))

const daysOf = (records: readonly WorkflowRecord[]) => ({
  published: records.map(({ published }) => published).toSorted()[0] ?? '',
  updated:
    records
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '',
})

const textOf = (
  { kind, slug }: Narrowed,
  records: readonly WorkflowRecord[],
  language: keyof Bilingual<string>,
): PageText => {
  if (kind === 'category' && isCategory(slug)) return categoryText(language, slug)
  const others = records.flatMap((record) => record.integrations).filter((other) => other !== slug)
  const categories = records.map(({ category }) => category)
  return integrationText(language, slug, mostOften(others), mostOften(categories))
}

/** Those that come up most, the most frequent first. */
const mostOften = (names: readonly string[], most = 2): readonly string[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([name]) => name)
}
