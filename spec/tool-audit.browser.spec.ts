/** The audit on a phone, from its first question to its plan; the evaluator, from its page and a link. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linkTo } from '../site/pages/tool/frame/link.ts'
import { RATES } from '../site/routes/evaluator-data.ts'
import { evaluatorWith } from '../site/tools/evaluator/tool.ts'
import type { Answers } from '../site/tools/frame/question.ts'
import { served, visiting } from './support/visit.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

/** What looks after the visit asks two seconds later whether the page is still as published. */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|Failed to initialize SEO services/u

const go = (page: Page, way: string) => page.getByRole('button', { name: way, exact: true }).click()

const opale = (page: Page) => page.locator('aside[aria-label="Opale"]')

/** A part of its name: what explains an option is in it too. */
const choose = async (page: Page, answer: string) => {
  const name = new RegExp(answer, 'u')
  await page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name })).click()
}

/** Each question by a word of its own, and the answer one takes; nothing where one goes on as it is. */
const ANSWERS: readonly (readonly [asked: string, answer?: string])[] = [
  ['Combien êtes-vous', '2 à 10'],
  ['Qu’attendez-vous', 'Des délais plus courts'],
  ['Qui porterait', 'Quelqu’un que cela intéresse'],
  ['Quelles tâches', 'Répondre aux clients'],
  ['Combien d’heures par semaine pour répondre'],
  ['s’absente', 'Rien d’écrit'],
  ['se ressemble', 'Quelques grands types'],
  ['Que comptez-vous', 'Rien'],
  ['Où vivent les données', 'Dans des e-mails et des fichiers personnels'],
  ['Sur vingt dossiers', 'La moitié'],
  ['des données sur des personnes', 'Oui, ordinaires'],
  ['Avec quoi ces tâches', 'Une suite bureautique'],
  ['Comment l’IA sert', 'Chacun avec son compte'],
  ['Que colle-t-on', 'Des données de clients'],
  ['Y a-t-il une règle', 'Non'],
  ['registre des traitements', 'Je ne sais pas'],
  ['Qui lirait', 'Nos clients, après relecture'],
  ['la loi européenne nomme', 'Lire les émotions au travail ou à l’école'],
]

test(
  '[1.0.14] [2.1.27] the audit asks what earlier answers call for, without the network from its first question on, and ends in a score, ideas, the law and a plan',
  visiting(async ({ page, context, allow }) => {
    allow(CUT_OFF)
    await page.goto('/audit-ia-gratuit')
    await go(page, 'Commencer')
    await served(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    for (const [asked, answer] of ANSWERS) {
      await page.getByRole('heading', { level: 1 }).filter({ hasText: asked }).waitFor()
      // Nothing of hers lies over what one answers to.
      expect(await opale(page).isVisible()).toBe(false)
      if (answer !== undefined) await choose(page, answer)
      const last = asked === ANSWERS.at(-1)![0]
      await go(page, last ? 'Voir le résultat' : 'Continuer')
    }
    await page.getByRole('heading', { level: 1, name: /^Des débuts épars/u }).waitFor()
    await opale(page).waitFor()
    // As the rules reckon: 25, 35, 38, 35, 8, 10.
    await page.getByText('Moyenne de 6').waitFor()
    const ideas = page.getByRole('region', { name: 'Cinq pistes, dans l’ordre' })
    const [first] = await ideas.getByRole('listitem').allInnerTexts()
    expect(first).toContain('Brouillons de réponses aux clients')
    expect(await ideas.getByRole('img').getAttribute('aria-label')).toContain(
      '1. Brouillons de réponses aux clients',
    )
    const risks = page.getByRole('region', { name: 'Risques et règles' })
    expect(await risks.getByRole('heading', { level: 3 }).first().innerText()).toBe(
      'Usage interdit',
    )
    await risks
      .getByText(/^Sources/u)
      .first()
      .click()
    expect(await risks.getByRole('link').first().getAttribute('href')).toMatch(/^https:/u)
    await page.getByText('Renoncer à l’usage interdit, par écrit').first().waitFor()
    await page
      .getByText(/^Trouver la réponse\u00A0: «\u00A0Les données sur des personnes figurent/u)
      .first()
      .waitFor()
    await context.setOffline(false)
  }, PHONE),
)

const SORTING: Answers = {
  job: 'sort',
  truth: 'anyone',
  tolerance: 'few',
  tried: 'works',
  access: 'export',
  examples: 'many',
  rights: 'checked',
  volume: 3000,
  minutes: 3,
  share: 60,
  owner: 'named',
  harm: 'redo',
  review: 'sample',
  area: 'none',
  personal: 'ordinary',
  days: 10,
  model: 'claude-haiku-5-5',
}

test(
  '[1.0.16] [2.1.29] the evaluator asks what the AI would do, and a link tells its verdict with the sum behind it',
  visiting(async ({ page }) => {
    await page.goto('/en/evaluateur-projet-ia')
    await go(page, 'Begin')
    const title = page.getByRole('heading', { level: 1 })
    await title.filter({ hasText: 'What would the AI do' }).waitFor()

    const here = new URL(page.url())
    const link = await linkTo(here.origin + here.pathname, evaluatorWith(RATES), SORTING)
    await page.goto('about:blank')
    await page.goto(link!)
    await title.filter({ hasText: 'Do it, and measure from the first week.' }).waitFor()
    const sum = page.getByRole('region', { name: 'What a month brings and costs' })
    // 86 hours given back at €43.90; told, prudent and hopeful.
    expect(await sum.getByRole('row', { name: /^What they cost/u }).innerText()).toContain('€3,775')
    const prices = page.getByRole('region', { name: 'The model, at today’s price' })
    await prices.getByRole('row', { name: /^Claude Haiku 5\.5/u }).waitFor()
    // What somebody else sent is only read.
    expect(await prices.getByRole('textbox').count()).toBe(0)
  }),
)

test(
  '[1.0.16] [2.1.29] the evaluator is taken in English on a phone, without the network from its first question on, and its verdict stays in French',
  visiting(async ({ page, context, allow }) => {
    allow(CUT_OFF)
    await page.goto('/en/evaluateur-projet-ia')
    await go(page, 'Begin')
    const title = page.getByRole('heading', { level: 1 })
    await title.filter({ hasText: /^Question 1/u }).waitFor()
    await served(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const see = page.getByRole('button', { name: 'See the result', exact: true })
    // What need not be answered is skipped.
    const next = page.getByRole('button', { name: /^(?:Continue|Skip)$/u }).last()
    for (let asked = ''; ;) {
      await expect.poll(() => title.textContent()).not.toBe(asked)
      asked = (await title.textContent()) ?? ''
      const choice = page.getByRole('radio').or(page.getByRole('checkbox')).first()
      await choice.or(page.getByRole('textbox').first()).first().waitFor()
      if (await choice.isVisible()) await choice.check()
      if (await see.isVisible()) break
      await next.click()
    }
    await see.click()
    await page.getByRole('region', { name: 'What a month brings and costs' }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Text (Markdown)' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.md$/u)
    const verdict = await title.textContent()
    await context.setOffline(false)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
    await page.getByRole('region', { name: 'Ce que le mois rapporte et coûte' }).waitFor()
    expect(await title.textContent()).not.toBe(verdict)
  }, PHONE),
)
