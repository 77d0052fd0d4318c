/** What a page's claims rest on: its facts, its sources, its examples. */
import type { Fact } from '../content/facts/schema.ts'
import { overdueFacts, PATIENCE } from '../facts/overdue.ts'
import type { CharterPage, Finding } from './finding.ts'

/**
 * Facts that somebody should have looked at again, on every page that prints them: told from the
 * day of their review, a fault {@link PATIENCE} days later.
 *
 * @param today an ISO day
 */
export const factFindings = (
  pages: readonly CharterPage[],
  facts: ReadonlyMap<string, Pick<Fact, 'review'>>,
  today: string,
): readonly Finding[] => {
  const overdue = new Map(overdueFacts(facts, today).map((each) => [each.id, each]))
  return pages.flatMap(({ id: page, language, facts: printed }) =>
    [...new Set(printed)].flatMap((id): readonly Finding[] => {
      const late = overdue.get(id)
      if (late === undefined) return []
      const what = `${id} was to be looked at again by ${late.review}, ${late.days} days ago`
      return [
        { rule: 'fact', page, language, what, ...(late.days <= PATIENCE && { warning: true }) },
      ]
    }),
  )
}

/** Below a heading “Sources” each entry says of which day or year it is. */
export const sourceFindings = (pages: readonly CharterPage[]): readonly Finding[] =>
  pages.flatMap(({ id, language, passages }) =>
    passages
      .filter(({ under, sources }) => /^sources\b/iu.test(under) && sources.length > 0)
      .filter(({ text }) => !/\b(?:19|20)\d\d\b/u.test(text))
      .map(({ text, under }): Finding => {
        const what = `has no date: “${text.slice(0, 60)}”`
        return { rule: 'source', page: id, language, place: under, what }
      }),
  )

/** @param ran whether a test runs the example file at a path below `site/examples` */
export const exampleFindings = (
  pages: readonly CharterPage[],
  ran: (path: string) => boolean,
): readonly Finding[] =>
  pages.flatMap(({ id, language, examples }) =>
    [...new Set(examples)]
      .filter((path) => !ran(path))
      .map((path): Finding => {
        const what = `no test imports site/examples/${path}, so nobody knows that it runs`
        return { rule: 'example', page: id, language, what }
      }),
  )
