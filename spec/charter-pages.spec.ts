/** What a machine can check of the editorial charter holds on every page, as it was built. */
import { describe, expect, test } from 'vitest'
import { findingLine } from '../site/charter/finding.ts'
import { builtIn } from '../site/charter/pages.ts'
import { checkCharter, charterLines, type CharterReport } from '../site/charter/site.ts'
import type { Collection } from '../site/content/collection.ts'
import { COLLECTIONS } from '../site/content/collections.ts'
import { entries } from '../site/routes/entries.ts'
import { CLIENT } from './support/dist.ts'
import { ranExamples } from './support/examples.ts'

const report = await checkCharter(builtIn(CLIENT), { ran: ranExamples() })

test('the built pages are as the charter says', () => {
  expect(report.findings.map(findingLine)).toEqual([])
})

test('every page was read, in both languages', () => {
  expect(report.words.size).toBe(entries.length * 2)
  expect([...report.words].filter(([, words]) => words < 30)).toEqual([])
})

test('pages are as long as the charter has it for their collection', () => {
  const ranges = Object.entries<Collection>(COLLECTIONS).flatMap(([name, { words }]) =>
    words ? [[name, ...words]] : [],
  )
  expect(ranges).toEqual([
    ['service', 700, 1100],
    ['city', 450, 700],
    ['region', 450, 700],
    ['article', 1200, 2200],
    ['guide', 3000, 6000],
    ['comparison', 900, 1600],
    ['question', 400, 700],
    ['use-case', 800, 1300],
    ['workflow', 500, 900],
    ['template', 120, 350],
    ['term', 150, 350],
  ])
})

describe('what an author is told', () => {
  const told: CharterReport = {
    findings: [
      { rule: 'phrase', page: 'a-page', language: 'fr', place: 'Ici', what: '“booster”: say it' },
      { rule: 'fact', page: 'b-page', language: 'en', what: 'old', warning: true },
    ],
    overdue: [{ id: 'n8n.version', review: '2027-01-22', days: 3, pages: ['b-page'] }],
    words: new Map([
      ['a-page fr', 900],
      ['a-page en', 880],
      ['b-page en', 700],
    ]),
  }

  test('one line a finding, with page and place', () => {
    expect(charterLines(told)).toEqual({
      lines: [
        'a-page fr, “Ici”: phrase: “booster”: say it',
        'b-page en: warning, fact: old',
        'fact n8n.version: to be looked at again by 2027-01-22, 3 days ago; printed on b-page',
      ],
      faulty: true,
    })
  })

  test('of one page, with its words; a warning is no fault', () => {
    expect(charterLines(told, new Set(['a-page'])).lines).toEqual([
      'a-page fr: 900 words',
      'a-page en: 880 words',
      'a-page fr, “Ici”: phrase: “booster”: say it',
    ])
    expect(charterLines(told, new Set(['b-page']))).toMatchObject({ faulty: false })
  })

  test('a fact that was to be looked at more than 60 days ago is a fault, printed or not', () => {
    const [late] = told.overdue
    const after = (days: number): CharterReport => ({
      ...told,
      findings: [],
      overdue: [{ ...late!, days, pages: [] }],
    })
    expect(charterLines(after(60))).toMatchObject({ faulty: false })
    expect(charterLines(after(61))).toMatchObject({ faulty: true })
  })
})
