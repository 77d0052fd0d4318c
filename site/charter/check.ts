/** The machine's part of the editorial charter, over all pages as they were built. */
import type { CharterDebt } from '../content/charter-debts.ts'
import type { Fact } from '../content/facts/schema.ts'
import { exampleFindings, factFindings, sourceFindings } from './evidence.ts'
import type { CharterPage, Finding } from './finding.ts'
import { phraseFindings } from './phrases.ts'
import { repeatFindings } from './repeats.ts'
import { sentenceFindings } from './sentences.ts'
import { headingFindings, pairFindings } from './structure.ts'
import { wordFindings } from './words.ts'

/** What the check knows besides the pages. */
export interface CharterKnowledge {
  readonly facts: ReadonlyMap<string, Pick<Fact, 'review'>>
  /** An ISO day; left out, no fact is overdue: a test does not fail because time passes. */
  readonly today?: string
  readonly ran: (example: string) => boolean
  readonly below: readonly string[]
  readonly debts: readonly CharterDebt[]
}

/** All findings, page by page; what a debt covers is left out, and a debt that covers nothing told. */
export const charterFindings = (
  pages: readonly CharterPage[],
  { facts, today = '', ran, below, debts }: CharterKnowledge,
): readonly Finding[] => {
  const findings = [
    ...wordFindings(pages, below),
    ...phraseFindings(pages),
    ...sentenceFindings(pages),
    ...repeatFindings(pages),
    ...headingFindings(pages),
    ...pairFindings(pages),
    ...factFindings(pages, facts, today),
    ...sourceFindings(pages),
    ...exampleFindings(pages, ran),
  ]
  const owed = new Set(debts.map(keyOf))
  const found = new Set(findings.map(keyOf))
  const repaid = debts
    .filter((debt) => !found.has(keyOf(debt)))
    .map(({ page, language, rule }) => ({ page, language, rule, what: REPAID }) as Finding)
  return [...findings.filter((finding) => !owed.has(keyOf(finding))), ...repaid].toSorted((a, b) =>
    a.page === b.page ? 0 : a.page < b.page ? -1 : 1,
  )
}

const REPAID = 'is mended: take it out of site/content/charter-debts.ts'

const keyOf = ({ page, language, rule }: Pick<CharterDebt, 'page' | 'language' | 'rule'>): string =>
  `${rule} ${page} ${language}`
