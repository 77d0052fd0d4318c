/** The charter's check of this very site: its pages, its facts, its lists. */
import { BELOW_RANGE } from '../content/below-range.ts'
import { CHARTER_DEBTS } from '../content/charter-debts.ts'
import { facts } from '../facts/facts.ts'
import { overdueFacts, overdueLine, PATIENCE, type Overdue } from '../facts/overdue.ts'
import { charterFindings, type CharterKnowledge } from './check.ts'
import { findingLine, type Finding } from './finding.ts'
import { readPages, type DocumentOf } from './pages.ts'
import { wordsOf } from './words.ts'

export interface CharterReport {
  readonly findings: readonly Finding[]
  /** Facts that should have been looked at again, with the pages that print them. */
  readonly overdue: readonly (Overdue & { readonly pages: readonly string[] })[]
  /** Words of each page, as `a-page fr`. */
  readonly words: ReadonlyMap<string, number>
}

/**
 * @param documentOf gives each page's document, of a build or as it is by now
 */
export const checkCharter = async (
  documentOf: DocumentOf,
  { ran, today }: Pick<CharterKnowledge, 'ran' | 'today'>,
): Promise<CharterReport> => {
  const pages = await readPages(documentOf)
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

/** A report in lines, of all pages or of those that are named, and whether it holds a fault. */
export const charterLines = (
  { findings, overdue, words }: CharterReport,
  named?: ReadonlySet<string>,
): { readonly lines: readonly string[]; readonly faulty: boolean } => {
  const told = findings.filter((finding) => !named || named.has(finding.page))
  const late = overdue.filter(({ pages }) => !named || pages.some((page) => named.has(page)))
  const counts = [...words].filter(([name]) => named?.has(name.slice(0, -3)))
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
