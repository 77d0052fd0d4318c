/** The library in a browser: searched, narrowed, set up, run, and found by what one has. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { awaken, open, visiting } from './support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const status = (page: Page, text: RegExp) =>
  main(page).getByRole('status').filter({ hasText: text }).first().waitFor()
const numbers = async (page: Page, text: RegExp): Promise<readonly number[]> => {
  const said = await main(page).getByRole('status').filter({ hasText: text }).first().innerText()
  return (said.match(/\d+/gu) ?? []).map(Number)
}
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')

const TEMPLATE = '/workflows/relancer-devis-sans-reponse'
const WITH_CODE = '/workflows/repondre-avec-passages-cites'

describe('the list', () => {
  test(
    '[2.1.101] is searched without accents, and the address keeps what one asked',
    visiting(async ({ page }) => {
      await open(page, '/workflows')
      await page.getByRole('searchbox', { name: 'Chercher un modèle' }).fill('DEVIS relance')
      await status(page, /^\d+ modèles? sur \d+$/u)
      await expect.poll(() => titles(page).first().innerText()).toMatch(/devis/iu)
      await page.waitForURL('**/workflows?q=DEVIS+relance')
      await open(page, page.url())
      await status(page, /^\d+ modèles? sur \d+$/u)
    }),
  )

  test(
    'is narrowed by boxes, and where nothing is left it leads back to all',
    visiting(async ({ page }) => {
      await open(page, '/en/workflows')
      const all = await titles(page).count()
      await page.getByRole('group', { name: 'Category' }).getByRole('checkbox').first().check()
      const [found, total] = await numbers(page, /^\d+ templates? out of \d+$/u)
      expect(found).toBeLessThan(total!)
      expect(await titles(page).count()).toBe(Math.min(found!, all))
      await page.getByRole('searchbox', { name: 'Search for a template' }).fill('hippopotamus')
      await status(page, /^No template out of \d+$/u)
      await page.getByRole('button', { name: 'Show everything' }).click()
      await expect.poll(() => titles(page).count()).toBe(all)
    }),
  )

  test(
    'asks for its index only once somebody means to search',
    visiting(async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/library.fr.json')) asked.push(request.url())
      })
      await open(page, '/workflows')
      await awaken(page)
      expect(asked).toEqual([])
      await page.getByRole('searchbox', { name: 'Chercher un modèle' }).focus()
      await expect.poll(() => asked.length).toBe(1)
    }),
  )
})

describe('a template', () => {
  test(
    '[2.1.102] keeps what was done to set it up on this device',
    visiting(async ({ page }) => {
      await open(page, TEMPLATE)
      await page.getByRole('checkbox', { name: 'Importer le JSON dans n8n' }).check()
      await status(page, /^1 sur \d+$/u)
      await open(page, TEMPLATE)
      await awaken(page)
      await expect
        .poll(() => page.getByRole('checkbox', { name: 'Importer le JSON dans n8n' }).isChecked())
        .toBe(true)
    }),
  )

  test(
    'runs its examples right here, with what each step hands on',
    visiting(async ({ page }) => {
      await open(page, TEMPLATE)
      await page.getByRole('button', { name: 'Exécuter ici sur les exemples' }).click()
      await status(page, /^\d+ exemples exécutés dans votre navigateur\.$/u)
      const [first = ''] = await main(page).locator('#exemples code').allInnerTexts()
      expect(first).toContain('{')
    }),
  )

  test.each([
    ['its code in an engine of its own', false],
    ['as far as its code where the engine cannot start', true],
  ])('runs %s', (_, isBlocked) =>
    visiting(async ({ page, problems }) => {
      if (isBlocked) await page.route('**/assets/code-worker-*.js', (route) => route.abort())
      await open(page, WITH_CODE)
      await page.getByRole('button', { name: 'Exécuter ici sur les exemples' }).click()
      await status(page, /^\d+ exemples exécutés dans votre navigateur\.$/u)
      // What its code makes of the passages, or the step where a run of one's own ends.
      const ofCode = await main(page).getByText('"[2] Entrepôts, page 7"').count()
      const stops = await main(page).getByText('Le simulateur s’arrête ici').count()
      expect([ofCode > 0, stops > 0]).toEqual([!isBlocked, isBlocked])
      if (isBlocked) problems.length = 0
    })(),
  )

  test(
    'its diagram grows and shrinks by keys',
    visiting(async ({ page }) => {
      await open(page, TEMPLATE)
      await awaken(page)
      const region = page.getByRole('region', { name: 'Schéma du workflow' })
      const width = () => region.locator('svg').evaluate((drawing) => drawing.clientWidth)
      const usual = await width()
      await region.focus()
      await page.keyboard.press('+')
      await expect.poll(width).toBeGreaterThan(usual)
      await page.keyboard.press('0')
      await expect.poll(width).toBe(usual)
    }),
  )

  test(
    'what a month costs follows the runs that one types',
    visiting(async ({ page }) => {
      await open(page, TEMPLATE)
      await page.getByRole('spinbutton', { name: 'Exécutions par mois' }).fill('100000')
      await status(page, /^100\s000 exécutions\s: \d+,\d\d\s\$ par mois\.$/u)
    }),
  )
})

describe('the finder', () => {
  test(
    '[2.1.30] ranks templates by task, tools, level and data, and says why',
    visiting(async ({ page }) => {
      await open(page, '/bibliotheque-templates-workflows')
      await page.getByRole('textbox', { name: 'Ce que vous voulez automatiser' }).fill('devis')
      await status(page, /^\d+ modèles? (?:convient|conviennent), le meilleur d’abord\.$/u)
      const first = main(page).getByRole('article').first()
      await first.getByText('Il parle de : devis.').waitFor()
      await page.getByRole('radio', { name: /^Confidentielles/u }).check()
      await status(page, /modèle/u)
      await expect
        .poll(() => main(page).getByText('Un modèle hébergé lit les données.').count())
        .toBe(0)
    }),
  )
})

test.each([TEMPLATE, '/en/workflows', '/bibliotheque-templates-workflows'])(
  '%s has nothing that axe objects to, in both themes and on a phone',
  async (address) => {
    for (const width of [390, 1440])
      await visiting(
        async ({ page }) => {
          await open(page, address)
          await awaken(page)
          expect(await violationsInBothThemes(page)).toEqual([])
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(await overflow()).toBeLessThanOrEqual(0)
        },
        { viewport: { width, height: 900 } },
      )()
  },
)
