/** The charter's check of this very site: its pages, its facts, its lists. */
import { BELOW_RANGE } from '../content/below-range.ts'
import { CHARTER_DEBTS } from '../content/charter-debts.ts'
import { facts } from '../facts/facts.ts'
import { overdueFacts, overdueLine, PATIENCE, type Overdue } from '../facts/overdue.ts'
import { readBuiltPages } from './built.ts'
import { charterFindings, type CharterKnowledge } from './check.ts'
import { findingLine, type Finding } from './finding.ts'
import { wordsOf } from './words.ts'

export interface CharterReport {
  readonly findings: readonly Finding[]
  /** Facts that should have been looked at again, with the pages that print them. */
  readonly overdue: readonly (Overdue & { readonly pages: readonly string[] })[]
  /** Words of each page, as `a-page fr`. */
  readonly words: ReadonlyMap<string, number>
}

/**
 * @param client folder of the built site
 * @throws where it was not built
 */
export const checkCharter = async (
  client: string,
  { ran, today }: Pick<CharterKnowledge, 'ran' | 'today'>,
): Promise<CharterReport> => {
  const pages = await readBuiltPages(client)
  return {
    findings: charterFindings(pages, {
      facts,
      ran,
      below: BELOW_RANGE,
      debts: CHARTER_DEBTS,
      ...(today !== undefined && { today }),
    }),
    overdue: overdueFacts(facts, today ?? '').map((late) => ({
      ...late,
      pages: [...new Set(pages.filter((page) => page.facts.includes(late.id)).map(({ id }) => id))],
    })),
    words: new Map(pages.map((page) => [`${page.id} ${page.language}`, wordsOf(page)])),
  }
}

/** A report in lines, of all pages or of one, and whether it holds a fault. */
export const charterLines = (
  { findings, overdue, words }: CharterReport,
  page?: string,
): { readonly lines: readonly string[]; readonly faulty: boolean } => {
  const told = findings.filter((finding) => page === undefined || finding.page === page)
  const late = overdue.filter(({ pages }) => page === undefined || pages.includes(page))
  const counts = [...words].filter(([name]) => name.slice(0, -3) === page)
  return {
    lines: [
      ...counts.map(([name, count]) => `${name}: ${count} words`),
      ...told.map(findingLine),
      ...late.map(
        (each) => `${overdueLine(each)}; printed on ${each.pages.join(', ') || 'no page'}`,
      ),
    ],
    faulty: told.some(({ warning }) => !warning) || late.some(({ days }) => days > PATIENCE),
  }
}
