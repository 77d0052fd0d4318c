/** What one does in the parts of the home page, the AI services and the blog. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { hold } from './support/hold.ts'
import { open, visiting } from './support/visit.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const calculation = (page: Page) => page.locator('#roi-calculator')
const verdict = (page: Page) => calculation(page).getByRole('status')

test(
  '[2.3.74] the return is worked out again as one types; what is no number says so and nothing is lost',
  visiting(async ({ page }) => {
    await open(page, '/ia')
    const field = (name: string) => calculation(page).getByRole('textbox', { name })
    expect(await verdict(page).innerText()).toMatch(/il manque 2.649,12.€/u)
    await calculation(page).getByRole('button', { name: 'Mettre vos nombres' }).press('Enter')
    const focused = () => field('Nombre de fois par mois').evaluate((one) => one.matches(':focus'))
    await expect.poll(focused).toBe(true)
    await field('Nombre de fois par mois').fill('2 400')
    await expect.poll(() => verdict(page).innerText()).toMatch(/^Remboursé après/u)
    expect(await calculation(page).innerText()).toMatch(/2.400 × 6 ÷ 60 = 240.h/u)
    await field('Temps épargné').fill('<b>beaucoup</b>')
    await expect.poll(() => verdict(page).innerText()).toMatch(/^Un nombre est à corriger/u)
    expect(await field('Temps épargné').getAttribute('aria-invalid')).toBe('true')
    expect(await field('Temps épargné').inputValue()).toBe('<b>beaucoup</b>')
    expect(await calculation(page).innerText()).toMatch(/2.400 × 6 ÷ 60 = 240.h/u)
    await field('Temps épargné').fill('130')
    await expect.poll(() => calculation(page).innerText()).toContain('Au plus 100.')
    expect(await violationsInBothThemes(page)).toEqual([])
    await calculation(page)
      .getByRole('button', { name: /cas d’école/u })
      .press('Enter')
    await expect.poll(() => verdict(page).innerText()).toMatch(/il reste 4.462,68.€/u)
    expect(await field('Temps épargné').inputValue()).toBe('31,5')
  }),
)

test(
  '[2.3.74] without JavaScript the worked example stands, and nothing asks for a number',
  visiting(
    async ({ page }) => {
      await page.goto('/en/ia')
      expect(await verdict(page).innerText()).toContain('€2,649.12 is missing')
      expect(await calculation(page).getByRole('textbox').count()).toBe(0)
      await calculation(page).getByText('Where the starting numbers come from').click()
      const source = calculation(page).getByRole('link', { name: /Insee/u })
      expect(await source.getAttribute('href')).toMatch(/^https:\/\/www\.insee\.fr\//u)
    },
    { javaScriptEnabled: false },
  ),
)

test(
  'the big Opale answers a click and a button, and what else she offers leads there',
  visiting(async ({ page }) => {
    await open(page, '/')
    const opening = page.locator('#hero')
    const said = opening.getByRole('status')
    expect(await said.innerText()).toContain('Moi, c’est Opale.')
    await opening.getByRole('button', { name: 'Opale. La câliner' }).click()
    await expect.poll(() => said.innerText()).toContain('Je me sens mieux près de vous.')
    await opening.getByRole('button', { name: 'Jouer' }).click()
    await expect.poll(() => said.innerText()).toContain('Encore une partie')
    await opening.getByRole('link', { name: 'Guider' }).click()
    await page.waitForURL('**/opale-freelance')
  }, PHONE),
)

test(
  'the big Opale answers a click that came before the script that draws her',
  visiting(async ({ page }) => {
    const letIn = await hold(page, '*/assets/character-*.js')
    await open(page, '/')
    const opening = page.locator('#hero')
    await opening.getByRole('button', { name: 'Opale. La câliner' }).click()
    letIn()
    await expect
      .poll(() => opening.getByRole('status').innerText())
      .toContain('Je me sens mieux près de vous.')
  }, PHONE),
)

test(
  '[2.3.76] a category leaves its own texts, says how many, stays in the address, and gives all of them back',
  visiting(async ({ page }) => {
    await open(page, '/blog')
    const titles = () => page.locator('#recent').getByRole('heading', { level: 3 }).allInnerTexts()
    const before = await titles()
    const agents = page.getByRole('button', { name: /^Agents/u })
    const count = Number(/\d+/u.exec(await agents.innerText())?.[0])
    await agents.press('Enter')
    await expect.poll(async () => (await titles()).length).toBe(count)
    expect(await page.locator('#categories').getByRole('status').innerText()).toMatch(
      new RegExp(`^${count} textes.: Agents`, 'u'),
    )
    expect(await agents.getAttribute('aria-pressed')).toBe('true')
    expect(await violationsInBothThemes(page)).toEqual([])
    // Who opens the address that one sends finds the same.
    await page.goto(page.url())
    await expect.poll(async () => (await titles()).length).toBe(count)
    await page.getByRole('button', { name: /^Tout/u }).click()
    await expect.poll(titles).toEqual(before)
    expect(new URL(page.url()).search).toBe('')
  }),
)
