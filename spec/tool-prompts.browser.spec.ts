/** The prompt generator on a phone, from a starting point to a prompt, then in the other language. */
import { expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { open, served, visiting } from './support/visit.ts'

test(
  '[1.0.13] [1.0.17] [2.1.28] without the network a starting point becomes a prompt with one’s own words in it, and stays in the other language',
  visiting(
    async ({ page, context, problems, allow }) => {
      // What looks after the visit asks two seconds later whether the page is still as published.
      allow(/ERR_INTERNET_DISCONNECTED|Failed to initialize SEO services/u)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, '/generateur-prompts-claude-ai')
      await page.getByText('Partir d’un modèle').click()
      await page.getByRole('heading', { level: 3 }).first().waitFor()
      await served(page)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.getByRole('radio', { name: 'Service client' }).check()
      await page.getByRole('button', { name: /Trier une demande entrante/u }).click()
      const task = page.getByRole('textbox', { name: /Que doit faire le modèle/u })
      await expect.poll(() => task.evaluate((box) => box === document.activeElement)).toBe(true)

      // One side at a time, each led to by a button that stays in sight.
      const prompt = page.getByRole('region', { name: 'La consigne' })
      expect(await prompt.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Voir la consigne' }).click()
      await page.getByRole('textbox', { name: 'message' }).fill('Plus personne ne se connecte.')
      expect(await prompt.innerText()).toContain('Plus personne ne se connecte.')
      expect(await task.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Copier', exact: true }).click()
      await page.getByText('Copié.').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"urgence"')
      expect(await violationsInBothThemes(page)).toEqual([])

      await context.setOffline(false)
      await open(page, '/en/generateur-prompts-claude-ai')
      await page.getByRole('button', { name: 'See the prompt' }).click()
      const english = page.getByRole('region', { name: 'The prompt' })
      expect(await english.innerText()).toContain('Answer with one valid JSON object')
      expect(await english.innerText()).toContain('Plus personne ne se connecte.')
      expect(problems).toEqual([])
    },
    { viewport: { width: 390, height: 844 } },
  ),
)
