/** The rate calculator in its page: an answer at once, refined, kept in both languages, sent. */
import { expect, test } from 'vitest'
import { served, visiting } from './support/visit.ts'

const PAGE = '/calculateur-tarifs-freelance'
const PHONE = { viewport: { width: 390, height: 844 } }

test(
  '[1.0.18] [2.1.32] three fields answer at once, the others refine it without the network, and its link shows the same',
  visiting(async ({ page, context, problems, allow }) => {
    // What looks after the visit asks two seconds later whether the page is still as published.
    allow(/ERR_INTERNET_DISCONNECTED|Failed to initialize SEO services/u)
    await page.goto(PAGE)
    const wanted = page.getByRole('textbox', { name: 'Ce que vous gardez, par mois' })
    await wanted.waitFor()
    await served(page)
    const said = (ending: string) => async () => {
      const text = await page.getByRole('status').filter({ hasText: ending }).textContent()
      return text?.replaceAll('\u00A0', ' ')
    }
    await expect.poll(said('par an.')).toBe('464 €, soit 51 040 € par an.')
    await context.setOffline(true)

    // What is no number is told, and the last answer stays.
    await wanted.fill('beaucoup')
    await page.getByText('Écrivez un nombre, comme 12').waitFor()
    await page.getByText('464 €').first().waitFor()
    await wanted.fill('7 000')
    // From its fields one sees the answer change, and what explains it is a press away.
    const curve = page.getByRole('img', { name: 'Tarif selon les jours vendus' })
    expect(await curve.isVisible()).toBe(false)
    await page.getByRole('button', { name: '1 081 € par jour' }).click()
    await curve.waitFor()
    expect(await wanted.isVisible()).toBe(false)
    await page.getByRole('note', { name: 'Au-delà du plafond de la micro-entreprise' }).waitFor()
    await page.getByRole('button', { name: 'Mes nombres' }).click()
    await expect.poll(said('par an.')).toBe('1 081 €, soit 118 910 € par an.')

    await page.getByRole('radio', { name: 'SASU' }).check()
    await page.getByRole('radio', { name: 'Un salaire' }).check()
    await page.getByRole('radio', { name: 'Sur le calendrier' }).check()
    await page.getByRole('heading', { name: 'D’où viennent les jours' }).waitFor()
    await page.getByText('Mes jours, sur le calendrier').first().click()
    await page.getByRole('radio', { name: '2027' }).check()
    await page.getByText('Jours de semaine, 2027').waitFor()
    await page.getByRole('heading', { name: 'Ce que ces deux revenus ne comparent pas' }).waitFor()
    await expect.poll(said('par an.')).toBe('514 €, soit 67 334 € par an.')
    await context.setOffline(false)

    // The other language has the same answers.
    await page.getByRole('contentinfo').locator('a[hreflang=en]').click()
    await expect.poll(said('a year.')).toBe('€514, that is €67,334 a year.')
    expect(await page.getByRole('radio', { name: 'SASU' }).isChecked()).toBe(true)

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await page.getByText('Link copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await page.getByText('€464').first().waitFor()
    await page.goto('/')
    await page.goto(link)
    await page.getByText('A result that somebody sent you').waitFor()
    await page.getByText('€514').first().waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    expect(problems).toEqual([])
  }, PHONE),
)

test(
  'without a script its page says how to do the sum by hand, and names each rate with its source',
  visiting(
    async ({ page }) => {
      await page.goto(PAGE)
      await page.getByRole('heading', { name: 'Le calcul à la main' }).waitFor()
      await page.getByText('Micro-entreprise et TVA').click()
      await page.getByRole('heading', { name: 'Ce que l’outil demande' }).waitFor()
      const rate = page.getByRole('row', { name: /cotisations sociales d’un micro-entrepreneur/u })
      expect(await rate.textContent()).toMatch(/25,6.%.*30.juin.2026/u)
      expect(await rate.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/github\.com\//u)
      expect(await page.getByRole('radio').count()).toBe(0)
    },
    { javaScriptEnabled: false },
  ),
)
