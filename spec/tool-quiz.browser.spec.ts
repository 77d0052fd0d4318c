/** The maturity quiz in its page: from the text to a result that travels, and nothing goes out. */
import { expect, test } from 'vitest'
import { served, visiting } from './support/visit.ts'

const PAGE = '/quiz-maturite-ia-entreprise'
const PHONE = { viewport: { width: 390, height: 844 } }

test(
  '[1.0.15] [2.1.31] it is taken on a phone, without the network from its first question on, and its link shows the same to somebody else',
  visiting(async ({ page, context, problems, allow }) => {
    // What looks after the visit asks two seconds later whether the page is still as published.
    allow(/ERR_INTERNET_DISCONNECTED|Failed to initialize SEO services/u)
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Commencer' }).click()
    await page.getByRole('heading', { name: /Question 1 sur 12, Décider/u }).waitFor()
    await served(page)
    await context.setOffline(true)
    for (let question = 1; question <= 12; question += 1) {
      await page
        .getByRole('heading', { name: new RegExp(`Question ${question} sur 12`, 'u') })
        .waitFor()
      await page
        .getByRole('radio')
        .nth(question % 6)
        .check()
      await page
        .getByRole('button', { name: question < 12 ? 'Continuer' : 'Voir le résultat' })
        .click()
      // Back and forth again, as the browser's own way back leads.
      if (question !== 6) continue
      await page.goBack()
      await page.getByRole('heading', { name: /Question 6 sur 12/u }).waitFor()
      await page.goForward()
    }
    const title = page.getByRole('heading', { level: 1 })
    await page.getByRole('img', { name: 'Votre profil' }).waitFor()
    const result = await title.textContent()
    await page.getByRole('button', { name: 'Carte à partager' }).click()
    const card = page.getByRole('img', { name: 'La carte de ce résultat' })
    // The type that the page is written in goes with it.
    await expect.poll(() => card.getAttribute('src')).toContain('font%2Fwoff2')
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG' }).click(),
    ])
    expect(picture.suggestedFilename()).toMatch(/\.png$/u)
    await context.setOffline(false)
    // Who reloads stays where they are, and so does who changes the language.
    await page.reload()
    await expect.poll(() => title.textContent()).toBe(result)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.getByRole('img', { name: 'Your profile' }).waitFor()

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await page.getByText('Link copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const english = await title.textContent()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.goto('/')
    await page.goto(link)
    await page.getByText('A result that somebody sent you').waitFor()
    await expect.poll(() => title.textContent()).toBe(english)
    expect(problems).toEqual([])
  }, PHONE),
)

test(
  'without a script its page says what it asks, and offers nothing that would not answer',
  visiting(
    async ({ page }) => {
      await page.goto(PAGE)
      await page
        .getByText('Qui relit ce qu’un modèle écrit avant que cela serve', { exact: false })
        .waitFor()
      expect(await page.locator('main').getByRole('button').count()).toBe(0)
    },
    { javaScriptEnabled: false },
  ),
)
