/** What pages say of one another: ids that they lead to, and texts that must be theirs alone. */
import { partsOf } from '../place.ts'
import type { PageRecord } from '../schema.ts'
import { fieldName, type Fault } from './fault.ts'
import { missing } from '../missing.ts'

/** A record that is as its schema says. */
export interface Placed {
  readonly id: string
  readonly file: string
  readonly record: PageRecord
}

/**
 * @param placed every page
 * @param known ids that may be led to: also those of pages that have a fault of their own
 */
export const checkLinks = (
  placed: readonly Placed[],
  known: ReadonlySet<string>,
): readonly Fault[] => {
  const drafts = new Set(placed.flatMap(({ id, record }) => (record.draft ? [id] : [])))
  return [
    ...placed.flatMap((page) =>
      leading(page).flatMap((link) => linkFaults(page, link, known, drafts)),
    ),
    ...repeated(placed),
  ]
}

interface Leading {
  readonly at: readonly PropertyKey[]
  readonly to: string
}

/** Every page id in a record; of a place also those that its sectors lead to. */
const leading = ({ record }: Placed): readonly Leading[] => [
  ...record.related.map((to, index) => ({ at: ['related', index], to })),
  ...(['fr', 'en'] as const).flatMap((language) => [
    ...(record[language].tour ?? []).map(({ page }, index) => ({
      at: [language, 'tour', index, 'page'],
      to: page,
    })),
    ...(record[language].blocks ?? []).flatMap((block, index) => {
      const at = [language, 'blocks', index]
      const doors = block.kind === 'doors' ? block.doors : []
      return [
        ...doors.map(({ page }, door) => ({ at: [...at, 'doors', door, 'page'], to: page })),
        ...(block.more ? [{ at: [...at, 'more', 'page'], to: block.more.page }] : []),
      ]
    }),
    ...partsOf(record, language).flatMap((part, index) =>
      part.kind === 'sectors'
        ? part.sectors.flatMap(({ page }, sector) =>
            page === undefined
              ? []
              : [{ at: [language, 'parts', index, 'sectors', sector, 'page'], to: page }],
          )
        : [],
    ),
  ]),
]

const linkFaults = (
  { id, file, record }: Placed,
  { at, to }: Leading,
  known: ReadonlySet<string>,
  drafts: ReadonlySet<string>,
): readonly Fault[] => {
  const fault = (what: string) => [{ file, at, what: `${fieldName(at)}: ${what}` }]
  if (!known.has(to)) return fault(missing('page', to, known))
  if (to === id) return fault('the page leads to itself: name another.')
  if (drafts.has(to) && !record.draft)
    return fault(
      `« ${to} » is a draft and will not be built: take the link out, or the draft’s mark.`,
    )
  if (at[0] === 'related' && record.related.indexOf(to) !== at[1])
    return fault(`« ${to} » stands here twice: take one out.`)
  return []
}

/** Titles and descriptions are unique in each language. */
const repeated = (placed: readonly Placed[]): readonly Fault[] =>
  (['fr', 'en'] as const).flatMap((language) =>
    (['title', 'description'] as const).flatMap((field) => {
      const seen = new Map<string, string>()
      return placed.flatMap(({ file, record }) => {
        const text = record[language][field]
        const first = seen.get(text)
        seen.set(text, first ?? file)
        const at = [language, field]
        const what = `${fieldName(at)}: ${first} says the same: no two pages may.`
        return first === undefined ? [] : [{ file, at, what }]
      })
    }),
  )
