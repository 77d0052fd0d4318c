/** Long texts, as somebody reads them: what stands beside them, and what is kept of the reading. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { open, visiting } from './support/visit.ts'

const GUIDE = '/creer-agents-ia-autonomes-langgraph-2025'

/** Scrolls until a title has come to where one reads. */
const readTo = async (page: Page, title: string): Promise<void> => {
  await page
    .getByRole('heading', { level: 2, name: title })
    .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 170))
  const link = page.getByRole('link', { name: title })
  await link.and(page.locator('[aria-current=location]')).waitFor()
}

describe('a guide', () => {
  test(
    'says which chapters were read, keeps it, and forgets it when asked',
    visiting(async ({ page }) => {
      await open(page, GUIDE)
      const chapters = page.getByRole('navigation', { name: 'Chapitres' })
      const read = () =>
        chapters
          .getByRole('img', { name: 'Lu' })
          .locator('..')
          .evaluateAll((links) => links.map((link) => link.firstElementChild?.textContent))
      const titles = await chapters.getByRole('link').locator('> span:first-child').allInnerTexts()
      const [first = '', second = '', third = '', , fifth = ''] = titles
      await readTo(page, first)
      await readTo(page, second)
      await readTo(page, third)
      expect(await read()).toEqual([first, second])
      // Whoever leaps ahead has not read what is between.
      await readTo(page, fifth)
      expect(await read()).toEqual([first, second])

      await open(page, GUIDE)
      await expect.poll(read).toEqual([first, second])
      await chapters.getByRole('button', { name: 'L’effacer' }).click()
      expect(await read()).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('opale-guides'))).toBeNull()
    }),
  )

  test(
    'has its chapters without JavaScript, folded on a phone',
    visiting(
      async ({ page }) => {
        await page.goto(`${GUIDE}?lang=en`)
        const list = page.getByRole('navigation', { name: 'Chapters' })
        await page.setViewportSize({ width: 390, height: 844 })
        await list
          .getByText(/^8 chapters, about /u)
          .first()
          .click()
        await list.getByRole('link').nth(2).click()
        await expect.poll(() => page.url()).toContain('#')
      },
      { javaScriptEnabled: false },
    ),
  )
})

describe('an article', () => {
  test(
    'has its titles beside it once it is alive, where there is room, and follows the reading',
    visiting(async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'Sommaire' })
      await page.setViewportSize({ width: 820, height: 900 })
      await open(page, '/guide-rag-production')
      await page.mouse.wheel(0, 300)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      expect(await contents.count()).toBe(0)
      await page.setViewportSize({ width: 1440, height: 900 })
      await contents.waitFor()
      const titles = await page.locator('#body > h2').allInnerTexts()
      expect(await contents.getByRole('link').allInnerTexts()).toEqual(titles)
      await readTo(page, titles[1] ?? '')
    }),
  )
})
