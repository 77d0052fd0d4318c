/** What the audit and the evaluator show, write and draw on a card, whatever was answered. */
import * as fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageContext } from '../../site/i18n/use-words.ts'
import { card as auditCard } from '../../site/pages/tool/audit/card.ts'
import { AuditView } from '../../site/pages/tool/audit/result.tsx'
import { summary as auditSummary } from '../../site/pages/tool/audit/summary.ts'
import type { ToldAudit } from '../../site/pages/tool/audit/told-in-words.ts'
import { card as evaluatorCard } from '../../site/pages/tool/evaluator/card.ts'
import { EvaluatorView } from '../../site/pages/tool/evaluator/result.tsx'
import { summary as evaluatorSummary } from '../../site/pages/tool/evaluator/summary.ts'
import type { ToldEvaluation } from '../../site/pages/tool/evaluator/told-in-words.ts'
import { amountIn } from '../../site/pages/tool/frame/answer-words.ts'
import { words as frameEn } from '../../site/pages/tool/frame/words.en.ts'
import { words as frameFr } from '../../site/pages/tool/frame/words.fr.ts'
import { auditData } from '../../site/routes/audit-data.ts'
import { evaluatorData, RATES } from '../../site/routes/evaluator-data.ts'
import { LANGUAGES, type Language } from '../../site/routes/language.ts'
import { audit } from '../../site/tools/audit/tool.ts'
import { words as auditEn } from '../../site/tools/audit/words.en.ts'
import { words as auditFr } from '../../site/tools/audit/words.fr.ts'
import { evaluatorWith } from '../../site/tools/evaluator/tool.ts'
import { words as evaluatorEn } from '../../site/tools/evaluator/words.en.ts'
import { words as evaluatorFr } from '../../site/tools/evaluator/words.fr.ts'
import type { Answers } from '../../site/tools/frame/question.ts'
import { someAnswers } from '../support/any-answers.ts'

const evaluator = evaluatorWith(RATES)

const toldAudit = (answers: Answers, language: Language): ToldAudit => ({
  result: audit.evaluate(answers),
  answers,
  words: { fr: auditFr, en: auditEn }[language],
  language,
  earlier: [],
  data: auditData(language),
})
const toldEvaluation = (answers: Answers, language: Language): ToldEvaluation => ({
  result: evaluator.evaluate(answers),
  answers,
  words: { fr: evaluatorFr, en: evaluatorEn }[language],
  language,
  earlier: [],
  data: evaluatorData(language),
})

const shown = (view: ReactElement, language: Language): string =>
  renderToString(<LanguageContext value={language}>{view}</LanguageContext>)

/** Where a word or a number is missing. */
const HOLES = /undefined|NaN|Infinity|\[object|null/u

const language = fc.constantFrom(...LANGUAGES)

describe('the audit', () => {
  test('tells every result whole, on the page, as a text and on a card', () => {
    fc.assert(
      fc.property(someAnswers(audit.questions), language, (answers, one) => {
        const told = toldAudit(answers, one)
        const page = shown(<AuditView {...told} />, one)
        expect(page.match(/<h1/gu)).toHaveLength(1)
        const card = auditCard(told)
        for (const text of [page, auditSummary(told), JSON.stringify(card)])
          expect(text).not.toMatch(HOLES)
        expect(card.title.length).toBeLessThanOrEqual(90)
        expect(card.next!.length).toBeLessThanOrEqual(120)
      }),
      { numRuns: 40 },
    )
  })

  test('draws ideas with the numbers that the list says', () => {
    fc.assert(
      fc.property(someAnswers(audit.questions), (answers) => {
        const told = toldAudit(answers, 'en')
        const page = shown(<AuditView {...told} />, 'en')
        const [, map = ''] = /aria-label="(Effort and value of each idea[^"]*)"/u.exec(page) ?? []
        const rows = [...page.matchAll(/>(\d) out of 5</gu)].map(([, degree]) => Number(degree))
        const drawn = [...map.matchAll(/effort (\d), value (\d)/gu)].flatMap(([, e, v]) => [
          Number(e),
          Number(v),
        ])
        expect(rows).toHaveLength(10)
        expect(drawn).toEqual(rows)
      }),
      { numRuns: 20 },
    )
  })

  test('gives each risk its source, with the day it was read', () => {
    const page = shown(
      <AuditView {...toldAudit({ areas: ['emotions'], personal: 'sensitive' }, 'fr')} />,
      'fr',
    )
    expect(page).toContain('usage interdit')
    expect(page).toContain('href="https://yrproject.nl/en/prohibited-ai-practices.html"')
    expect(page).toContain('vérifiée le 23\u00A0novembre 2026')
  })
})

describe('the evaluator', () => {
  test('tells every result whole, on the page, as a text and on a card', () => {
    fc.assert(
      fc.property(someAnswers(evaluator.questions), language, (answers, one) => {
        const told = toldEvaluation(answers, one)
        const page = shown(<EvaluatorView {...told} />, one)
        expect(page.match(/<h1/gu)).toHaveLength(1)
        const card = evaluatorCard(told)
        for (const text of [page, evaluatorSummary(told), JSON.stringify(card)])
          expect(text).not.toMatch(HOLES)
        expect(card.title.length).toBeLessThanOrEqual(90)
        expect(card.next!.length).toBeLessThanOrEqual(120)
      }),
      { numRuns: 40 },
    )
  })

  test('says each verdict once: its title does not begin with its name again', () => {
    for (const { verdicts } of [evaluatorFr, evaluatorEn])
      for (const { name, title } of Object.values(verdicts)) expect(title).not.toContain(name)
  })

  test('names the dimension that says not now by itself, and what would change that', () => {
    const poor = {
      job: 'draft',
      tried: 'works',
      rights: 'checked',
      access: 'ready',
      volume: 60,
      minutes: 20,
      days: 5,
      owner: 'named',
      harm: 'redo',
    }
    const told = toldEvaluation(poor, 'en')
    expect(told.result).toMatchObject({ verdict: 'later', stops: [] })
    for (const text of [shown(<EvaluatorView {...told} />, 'en'), evaluatorSummary(told)]) {
      expect(text).toContain('Below 25 out of 100: cost.')
      expect(text).toContain('What would change the verdict” says what it takes')
    }
  })

  test('prints each price with its day, and lets nobody change what was sent', () => {
    const told = toldEvaluation({ job: 'search', volume: 1000, minutes: 10 }, 'en')
    const page = shown(<EvaluatorView {...told} />, 'en')
    // 1,000 × (5,000 × $2 + 400 × $10) ÷ 1,000,000
    expect(page).toContain('<td>$2</td><td>$10</td><td>$14</td>')
    expect(page).toContain('List prices checked on 22\u00A0November 2026.')
    expect(page).not.toContain('<input')
    const own = { replace: () => {}, forget: () => {}, lead: () => {} }
    expect(shown(<EvaluatorView {...told} own={own} />, 'en')).toContain('<input')
  })
})

test('amounts that were answered read as each language writes them', () => {
  const told = (one: Language, say: typeof frameFr) =>
    (
      [
        [43.9, 'euros'],
        [1200, 'euros'],
        [30, 'percent'],
        [1.5, 'hours'],
        [3000, 'count'],
      ] as const
    ).map(([amount, unit]) =>
      amountIn({ say, page: { language: one } }, amount, unit).replaceAll('\u00A0', ' '),
    )
  expect(told('fr', frameFr)).toEqual(['43,90 €', '1 200 €', '30 %', '1,5 heure', '3 000'])
  expect(told('en', frameEn)).toEqual(['€43.90', '€1,200', '30%', '1.5 hours', '3,000'])
})
