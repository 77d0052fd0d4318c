/** Results on paper: one sheet of A4, however much was answered, with nothing to press on it. */
import * as fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linkTo } from '../site/pages/tool/frame/link.ts'
import { freelanceRates } from '../site/routes/freelance-rates.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { RATES } from '../site/routes/evaluator-data.ts'
import { audit } from '../site/tools/audit/tool.ts'
import { evaluatorWith } from '../site/tools/evaluator/tool.ts'
import { heeded } from '../site/tools/frame/asked.ts'
import type { Answers } from '../site/tools/frame/question.ts'
import type { Tool } from '../site/tools/frame/tool.ts'
import { PROMPTS } from '../site/tools/prompts/tool.ts'
import { QUIZ } from '../site/tools/quiz/tool.ts'
import { rateTool } from '../site/tools/rate/tool.ts'
import { allAnswers } from './support/any-answers.ts'
import { plainAnswers } from './support/tool-answers.ts'
import { visiting } from './support/visit.ts'

const SENTENCE = 'Répondez en trois phrases, sans promettre de date que personne n’a donnée. '

/** Of many, those with the longest result; texts as long as their fields let them be. */
const longAnswers = ({ questions, evaluate }: Tool<unknown>): Answers => {
  const texts = Object.fromEntries(
    questions.flatMap((question) =>
      question.kind === 'text'
        ? [[question.id, SENTENCE.repeat(100).slice(0, question.longest)]]
        : [],
    ),
  )
  const lengthOf = (answers: Answers) => JSON.stringify(evaluate(answers)).length
  return fc
    .sample(allAnswers(questions), { seed: 19, numRuns: 100 })
    .map((answers) => heeded(questions, { ...answers, ...texts }))
    .reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one))
}

const sheets = async (page: Page): Promise<number | undefined> => {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type \/Page\b/gu)?.length
}

const TOOLS: readonly Tool<unknown>[] = [
  audit,
  evaluatorWith(RATES),
  QUIZ,
  PROMPTS,
  rateTool(freelanceRates()),
]
const WORDS = {
  fr: {
    sent: 'Un résultat qu’on vous a envoyé',
    from: 'Partir de ces réponses',
    made: /^Calculé le .* avec /u,
  },
  en: {
    sent: 'A result that somebody sent you',
    from: 'Start from these',
    made: /^Worked out on .* with /u,
  },
}

test.each(TOOLS.flatMap((tool) => LANGUAGES.map((language) => ({ id: tool.id, language, tool }))))(
  '$id prints on one sheet of A4, in $language',
  ({ id, language, tool }) =>
    visiting(async ({ page }) => {
      const { sent, from, made } = WORDS[language]
      for (const answers of [plainAnswers(tool.questions), longAnswers(tool)]) {
        await page.goto('about:blank')
        await page.goto(language === 'fr' ? `/${id}` : `/en/${id}`)
        const here = new URL(page.url())
        const link = await linkTo(here.origin + here.pathname, tool, answers)
        await page.goto('about:blank')
        await page.goto(link!)
        await page.getByText(sent).waitFor()
        expect(await sheets(page), 'what was sent').toBe(1)
        await page.getByRole('button', { name: from }).click()
        await page.getByText(sent).waitFor({ state: 'detached' })
        await page.getByText(made).waitFor({ state: 'attached' })
        expect(await sheets(page), 'one’s own').toBe(1)
        await page.emulateMedia({ media: 'print' })
        expect(await page.getByText(made).isVisible()).toBe(true)
        expect(await page.getByRole('button').count()).toBe(0)
        expect(await page.getByRole('contentinfo').count()).toBe(0)
        await page.emulateMedia({ media: 'screen' })
      }
    })(),
)
