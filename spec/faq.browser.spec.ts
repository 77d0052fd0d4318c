/** The questions page in a browser: typed, told, kept in the address. */
import { describe, expect, test } from 'vitest'
import { awaken, open, visiting } from './support/visit.ts'

describe('a question', () => {
  test(
    'is found while typing, told politely, kept in the address, and no answer is a way on',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      const field = page.getByRole('textbox', { name: 'Chercher une question' })
      const status = page.getByRole('status').filter({ hasText: 'question' })
      expect(await status.textContent()).toMatch(/^\d+ questions, rangées par sujet\.$/u)
      await field.fill('chatbot coute')
      await expect.poll(() => status.textContent()).toMatch(/^1 question sur \d+\.$/u)
      await page.waitForURL('**/faq?q=chatbot+coute')
      const link = page
        .getByRole('main')
        .getByRole('link', { name: /chatbot/u })
        .first()
      expect(await link.getAttribute('href')).toBe('/faq-cout-chatbot')
      await field.fill('hippopotame')
      await page.getByRole('heading', { name: /pas encore de réponse/u }).waitFor()
      const explorer = page.getByRole('link', { name: 'Chercher sur tout le site' })
      expect(await explorer.getAttribute('href')).toBe('/explorer?q=hippopotame')
      await page.getByRole('button', { name: 'Revoir toutes les questions' }).click()
      await page.getByRole('heading', { name: 'Coûts et délais' }).waitFor()
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    }),
  )

  test(
    'that the address asks is answered at once, whatever it says, in English too',
    visiting(async ({ page }) => {
      await page.goto('/en/faq?q=CHATBOT%20%3Cb%3E&lang=en')
      await awaken(page)
      const field = page.getByRole('textbox', { name: 'Search the questions' })
      await expect.poll(() => field.inputValue()).toBe('CHATBOT <b>')
      const status = page.getByRole('status').filter({ hasText: 'question' })
      await expect.poll(() => status.textContent()).toMatch(/^\d+ questions? out of \d+\.$/u)
    }),
  )

  test.each([
    ['before the application is there', false],
    ['and by the application', true],
  ])('that another page answers in place is open when one comes from here, %s', (_, awake) =>
    visiting(async ({ page }) => {
      await (awake ? open(page, '/faq') : page.goto('/faq'))
      const question = 'Quel taux de bonnes réponses garantissez-vous ?'
      await page.getByRole('link', { name: question }).click()
      await page.waitForURL('**/consultant-rag-freelance#rag-questions-2')
      await page.getByText(/^Aucun avant d’avoir vu les documents/u).waitFor()
    })(),
  )

  test(
    'is read without scripts, all of them by subject',
    visiting(
      async ({ page }) => {
        await page.goto('/faq')
        expect(await page.getByRole('textbox').count()).toBe(0)
        await page.getByRole('heading', { name: 'Choisir une technique' }).waitFor()
        await page.getByRole('heading', { name: 'Sur une prestation' }).waitFor()
      },
      { javaScriptEnabled: false },
    ),
  )
})
