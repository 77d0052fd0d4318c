/** Cards of results, as the site's own type draws them, in both languages. */
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { card as auditCard } from '../../site/pages/tool/audit/card.ts'
import { card as evaluatorCard } from '../../site/pages/tool/evaluator/card.ts'
import { card as quizCard } from '../../site/pages/tool/quiz/summary.ts'
import { readFonts } from '../../site/prerender/drawing/fonts.ts'
import { RATES } from '../../site/routes/evaluator-data.ts'
import { LANGUAGES } from '../../site/routes/language.ts'
import type { Card } from '../../site/share-card/card.ts'
import { cardSvg } from '../../site/share-card/svg.ts'
import { audit } from '../../site/tools/audit/tool.ts'
import { words as auditEn } from '../../site/tools/audit/words.en.ts'
import { words as auditFr } from '../../site/tools/audit/words.fr.ts'
import { evaluatorWith } from '../../site/tools/evaluator/tool.ts'
import { words as evaluatorEn } from '../../site/tools/evaluator/words.en.ts'
import { words as evaluatorFr } from '../../site/tools/evaluator/words.fr.ts'
import { QUIZ } from '../../site/tools/quiz/tool.ts'
import { words as quizEn } from '../../site/tools/quiz/words.en.ts'
import { words as quizFr } from '../../site/tools/quiz/words.fr.ts'
import { someAnswers } from '../support/any-answers.ts'

const SIGNED = { tool: 'Évaluateur de projet IA', address: 'opale.example/evaluateur-projet-ia' }
const evaluator = evaluatorWith(RATES)

/** What any answers are told as on a card. */
const cards: fc.Arbitrary<Card> = fc.constantFrom(...LANGUAGES).chain((language) => {
  const told = { language, answers: {}, earlier: [] }
  return fc.oneof(
    someAnswers(audit.questions).map((answers) =>
      auditCard({
        ...told,
        result: audit.evaluate(answers),
        words: { fr: auditFr, en: auditEn }[language],
      }),
    ),
    someAnswers(evaluator.questions).map((answers) =>
      evaluatorCard({
        ...told,
        result: evaluator.evaluate(answers),
        words: { fr: evaluatorFr, en: evaluatorEn }[language],
      }),
    ),
    someAnswers(QUIZ.questions).map((answers) =>
      quizCard({
        ...told,
        result: QUIZ.evaluate(answers),
        words: { fr: quizFr, en: quizEn }[language],
      }),
    ),
  )
})

let fontFiles: string[] = []
beforeAll(async () => {
  const root = join(import.meta.dirname, '../..')
  const fonts = await readFonts(root, join(root, 'node_modules/.cache/opale-pictures'))
  fontFiles = [...(await fonts.files())]
})

const OPENS =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Figtree">'

/** Where each text of a card stands. */
const placesIn = (svg: string) =>
  [...svg.matchAll(/<text.*?<\/text>/gu)].map(([text]) => {
    const drawn = new Resvg(`${OPENS}${text}</svg>`, {
      font: { fontFiles, loadSystemFonts: false },
    })
    const box = drawn.innerBBox()!
    return { text, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
  })

const holdsTogether = (card: Card) => {
  const places = placesIn(cardSvg(card, SIGNED, 'dark'))
  for (const { text, left, top, right, bottom } of places) {
    expect(left, text).toBeGreaterThanOrEqual(40)
    expect(top, text).toBeGreaterThanOrEqual(10)
    expect(right, text).toBeLessThanOrEqual(1160)
    expect(bottom, text).toBeLessThanOrEqual(620)
  }
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top
      expect(apart, `${one.text}\n${other.text}`).toBe(true)
    }
}

test('no words leave a card, or stand on others', () => {
  fc.assert(fc.property(cards, holdsTogether), { numRuns: 60 })
})

test('no dimension of a tool has its name cut, nor a first step', () => {
  fc.assert(
    fc.property(cards, (card) => {
      const words = cardSvg(card, SIGNED, 'light').replaceAll(/<[^>]+>/gu, ' ')
      expect(words).not.toContain('…')
    }),
    { numRuns: 300 },
  )
})

test('even the longest words and figures keep to their place', () => {
  holdsTogether({
    title: 'Anticonstitutionnellement, WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW MMMMMMMMMMMMMMMMMMMMM',
    figure: { value: '123 456 €', unit: 'par jour, hors taxes' },
    shares: Array.from({ length: 6 }, () => ({
      name: 'Anticonstitutionnellement invraisemblable',
      share: 1,
      value: '12 345 €',
    })),
    next: 'WWWWWWWW '.repeat(30),
  })
})

test('brings its own type along where it has it, and nothing else from anywhere', () => {
  const svg = cardSvg({ title: 'a & <b>' }, SIGNED, 'dark', 'data:font/woff2;base64,AAAA')
  expect(svg).toContain('src:url(data:font/woff2;base64,AAAA)')
  expect(svg.match(/https?:[^"]+/gu)).toEqual(['http://www.w3.org/2000/svg'])
  expect(svg).toContain('a &amp; &lt;b&gt;')
})
