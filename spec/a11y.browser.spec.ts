/** Accessibility where something has opened, as far as a machine can tell, in both themes. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsInBothThemes } from './support/axe.ts'
import { holdApplication } from './support/hold.ts'
import { follow, open, visiting } from './support/visit.ts'

describe('axe, where something has opened', () => {
  const inBothThemes = async (page: Page, width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsInBothThemes(page)).toEqual([])
  }

  test.each(['/', '/en/ia', '/workflows'])('no violation: the menu of small screens, %s', (at) =>
    visiting(async ({ page }) => {
      await holdApplication(page)
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(at)
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.waitFor()
      // Every section of it unfolded.
      for (const section of await menu.locator('summary').all()) await section.click()
      await inBothThemes(page, 390)
    })(),
  )

  test.each([
    ['/ia', 'Changer d’univers'],
    ['/en', 'Switch universe'],
  ])('no violation: the universe switcher, %s', (at, name) =>
    visiting(async ({ page }) => {
      await holdApplication(page)
      await page.goto(at)
      await page.getByRole('button', { name }).click()
      await page.getByRole('link', { name: /^PLUS/u }).waitFor()
      await inBothThemes(page, 1440)
    })(),
  )

  test(
    'no violation: the debug overlay and the error screens',
    visiting(async ({ page, problems }) => {
      // From the start: what a visitor may go to next is fetched ahead.
      await page.route('**/data/**/cv.json', (route) => route.abort())
      await open(page, '/faq?debug=loader')
      await page.getByText('🛠️ Mode Debug').waitFor()
      await inBothThemes(page, 1440)
      await follow(page, '/cv')
      await page.getByRole('heading', { name: 'Application Error' }).waitFor()
      await page.getByText('Technical Details').click()
      await inBothThemes(page, 390)
      problems.length = 0
    }),
  )
})
