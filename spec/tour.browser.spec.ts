/** The guided tour: begun on one page, led through others, left at any moment. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { allRequestsSeen } from './support/requests.ts'
import { violations } from './support/axe.ts'
import { follow, open, ready, requestsOf, visiting } from './support/visit.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: /^(?:Visite guidée|Guided)/u })
const at = (page: Page, position: string) => bar(page).getByText(position).waitFor()
const next = (page: Page) => bar(page).getByRole('link', { name: /^(?:Suivante|Next)$/u })
const pathOf = (page: Page) => new URL(page.url()).pathname
const keptTour = (page: Page) => page.evaluate(() => sessionStorage.getItem('opale-tour'))
const begin = async (page: Page) => {
  await open(page, '/opale-freelance')
  await page.getByRole('button', { name: 'Commencer la visite' }).click()
  await at(page, 'Étape 1 sur 7')
}

describe('the tour', () => {
  test(
    '[2.1.94] leads by the keyboard through seven pages, says what they are, and ends',
    visiting(async ({ page }) => {
      await begin(page)
      // It was asked for here: the keyboard goes on from it.
      await page.locator('aside[aria-label^="Visite"]:focus').waitFor()
      const stops: string[] = []
      for (let stop = 1; stop < 7; stop++) {
        await at(page, `Étape ${stop} sur 7`)
        stops.push(pathOf(page))
        await next(page).focus()
        await page.keyboard.press('Enter')
        await at(page, `Étape ${stop + 1} sur 7`)
        // Whoever goes on by the keyboard is still where he pressed.
        await expect
          .poll(() => bar(page).evaluate((one) => one.contains(document.activeElement)))
          .toBe(true)
      }
      expect(stops).toEqual([
        '/',
        '/ia',
        '/processus-collaboration',
        '/guide-rag-production',
        '/quiz-maturite-ia-entreprise',
        '/workflows',
      ])
      expect(pathOf(page)).toBe('/contact')
      await bar(page).getByRole('status').getByText('Deux phrases').waitFor()
      await bar(page).getByRole('button', { name: 'Finir la visite' }).click()
      await bar(page).waitFor({ state: 'detached' })
      await page.locator('main:focus').waitFor()
      expect(await keptTour(page)).toBe('')
      const scripts = requestsOf(page, 'script')
      await page.reload()
      await ready(page)
      await allRequestsSeen(page)
      expect(scripts.filter((path) => path.includes('/tour-'))).toEqual([])
    }),
  )

  test(
    'outlives a reload, a detour and another language, and Escape leaves it; only this tab has it',
    visiting(async ({ context, page }) => {
      await begin(page)
      await next(page).click()
      await at(page, 'Étape 2 sur 7')
      await open(page, '/ia')
      await at(page, 'Étape 2 sur 7')
      // A reload asks for nothing: the focus stays where the browser puts it.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await follow(page, '/faq')
      await bar(page).getByText('Vous flânez').waitFor()
      await expect.poll(() => bar(page).getByRole('link').allInnerTexts()).toEqual(['Reprendre'])
      await bar(page).getByRole('link', { name: 'Reprendre' }).click()
      await page.waitForURL('**/ia')
      await bar(page).getByRole('link', { name: 'Précédente' }).click()
      await at(page, 'Étape 1 sur 7')
      await follow(page, '/en/processus-collaboration')
      await at(page, 'Stop 3 of 7')
      await next(page).click()
      await page.waitForURL('**/en/guide-rag-production?lang=en')
      await at(page, 'Stop 4 of 7')
      const other = await context.newPage()
      await open(other, '/ia')
      expect(await bar(other).count()).toBe(0)
      await next(page).focus()
      await page.keyboard.press('Escape')
      await bar(page).waitFor({ state: 'detached' })
      expect(await keptTour(page)).toBe('')
      // The language is kept by other parts of the site, the tour by nothing.
      const kept = await page.evaluate(() => Object.keys(localStorage))
      expect(kept.filter((key) => key.includes('tour'))).toEqual([])
    }),
  )

  test(
    'a click on its button that comes before the application is not lost',
    visiting(async ({ page }) => {
      await page.goto('/opale-freelance')
      await page.getByRole('button', { name: 'Commencer la visite' }).click()
      await at(page, 'Étape 1 sur 7')
      await page.waitForURL(({ pathname }) => pathname === '/')
    }),
  )

  test(
    'without JavaScript it is a list of links',
    visiting(
      async ({ page }) => {
        await page.goto('/opale-freelance')
        expect(await page.getByRole('button', { name: 'Commencer la visite' }).isVisible()).toBe(
          false,
        )
        const stops = page.getByRole('region', { name: 'La visite, étape par étape' })
        expect(await stops.getByRole('link').count()).toBe(7)
        await stops.getByRole('link').last().click()
        await page.waitForURL('**/contact')
      },
      { javaScriptEnabled: false },
    ),
  )
})

describe('manners', () => {
  test.each([
    [390, 844],
    [820, 1180],
    [1440, 900],
    [720, 450],
  ])('it covers nothing that has the focus, at %i × %i', (width, height) =>
    visiting(
      async ({ page }) => {
        await page.addInitScript(() => sessionStorage.setItem('opale-tour', '6'))
        await open(page, '/contact')
        await at(page, 'Étape 7 sur 7')
        const covered: string[] = []
        for (let i = 0; i < 70; i++) {
          await page.keyboard.press('Tab')
          const name = await page.evaluate(coveredName)
          if (name !== '') covered.push(name)
        }
        expect(covered).toEqual([])
        // At its end the page stands above the bar; before, the bar hides half a line, as an edge does.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(movements)).toEqual([])
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(width)
      },
      { viewport: { width, height } },
    )(),
  )
})

/** What moves by itself: a fading edge that follows scrolling does not. */
const movements = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .map(({ id }) => id)

/** The name of what has the focus, if the bar lies over it. */
const coveredName = async (): Promise<string> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const focused = document.activeElement
  const place = document.querySelector('aside[aria-label="Visite guidée"]')
  if (!focused || !place || place.contains(focused) || focused === document.body) return ''
  const [one, two] = [focused.getBoundingClientRect(), place.getBoundingClientRect()]
  const apart =
    one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top
  return apart ? '' : (focused.textContent ?? focused.tagName)
}
