/** Section 2.2: what moves when a page starts, the background and the loading screen. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { BACKGROUND_DELAY_MS } from '../site/boot/delays.ts'
import { follow, holdMotion, holdTime, open, titled, visiting } from './support/visit.ts'

describe('animated background', () => {
  test(
    '[2.2.8] [9.0.49] [3.4.6] starts at 300 ms, at half its strength',
    visiting(async ({ page }) => {
      await holdTime(page)
      await page.goto('/blog')
      await page.clock.runFor(BACKGROUND_DELAY_MS - 1)
      expect(await backgroundOpacity(page)).toBe(0)
      await page.clock.runFor(1)
      expect(await backgroundOpacity(page)).toBe(0.5)
      expect(BACKGROUND_DELAY_MS).toBe(300)
    }),
  )

  test.each([
    ['scrolls', (page: Page) => page.evaluate(() => scrollTo(0, 50))],
    ['moves the mouse', (page: Page) => page.mouse.move(400, 400, { steps: 3 })],
    ['touches', (page: Page) => page.touchscreen.tap(700, 500)],
  ] as const)('[2.2.8] [9.0.49] starts sooner when the visitor %s', (_, act) =>
    visiting(
      async ({ page }) => {
        await holdTime(page)
        await page.goto('/blog')
        expect(await backgroundOpacity(page)).toBe(0)
        await act(page)
        await page.waitForFunction(() => document.documentElement.dataset['background'] === 'on')
        expect(await backgroundOpacity(page)).toBeGreaterThan(0)
      },
      { hasTouch: true },
    )(),
  )

  test(
    '[2.2.8] every page has it but /canvas-animations-preview',
    visiting(async ({ page }) => {
      for (const path of ['/', '/ia', '/vcard', '/cgu', '/galerie-artistique', '/en/cv']) {
        await page.goto(path)
        expect(await background(page), path).toBeDefined()
      }
      await open(page, '/canvas-animations-preview')
      expect(await background(page)).toBeUndefined()
      await follow(page, '/blog')
      await titled(page, 'Blog')
      expect(await background(page)).toBeDefined()
    }),
  )
})

describe('loading screen', () => {
  const screen = (page: Page) => page.getByRole('status').filter({ hasText: 'Chargement...' })
  const motion = { reducedMotion: 'no-preference' } as const

  /** Opens a page where it stays until it is asked to go on: a slow machine looks after its end. */
  const start = async (page: Page) => {
    await holdMotion(page)
    await page.goto('/faq')
  }

  test(
    '[2.2.10] [9.0.50] covers the screen for 1 s, then leaves within 0.5 s',
    visiting(async ({ page }) => {
      await start(page)
      const seen = await screen(page).evaluate((element) => {
        const [animation] = element.getAnimations()
        const { width, height } = element.getBoundingClientRect()
        const at = (time: number) => {
          animation!.pause()
          animation!.currentTime = time
          const { opacity, visibility } = getComputedStyle(element)
          return [Number(opacity), visibility]
        }
        return {
          covers: width >= innerWidth && height >= innerHeight,
          moments: [at(0), at(1000), at(1250), at(1500), at(9000)],
        }
      })
      expect(seen.covers).toBe(true)
      const [first, held, fading, gone, later] = seen.moments
      expect([first, held]).toEqual([
        [1, 'visible'],
        [1, 'visible'],
      ])
      expect(fading?.[0]).toBeGreaterThan(0)
      expect(fading?.[0]).toBeLessThan(1)
      expect([gone, later]).toEqual([
        [0, 'hidden'],
        [0, 'hidden'],
      ])
    }, motion),
  )

  test(
    '[2.2.10] stands over the first page of a visit only',
    visiting(async ({ page }) => {
      await start(page)
      expect(await screen(page).isVisible()).toBe(true)
      await page.goto('/ia')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await screen(page).isVisible()).toBe(false)
      await page.reload()
      expect(await screen(page).isVisible()).toBe(false)
    }, motion),
  )

  test(
    '[2.2.10] the page is there below it, and answers clicks',
    visiting(async ({ page }) => {
      await start(page)
      await screen(page).waitFor()
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
      await page.waitForURL('**/contact')
    }, motion),
  )

  test.each([
    ['reduced motion', { reducedMotion: 'reduce' }],
    ['no JavaScript', { ...motion, javaScriptEnabled: false }],
  ] as const)('[2.2.10] with %s there is none', (_, options) =>
    visiting(async ({ page }) => {
      await start(page)
      expect(await screen(page).isVisible()).toBe(false)
    }, options)(),
  )

  test(
    'where the session cannot be kept there is none, rather than one on every page',
    visiting(async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await start(page)
      expect(await screen(page).isVisible()).toBe(false)
    }, motion),
  )
})

/** Opacity of what lies behind the whole page and is hidden from assistive technology. */
const background = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const behind = [...document.querySelectorAll('[aria-hidden="true"]')].find((element) => {
      const { position, zIndex } = getComputedStyle(element)
      return position === 'fixed' && Number(zIndex) < 0
    })
    if (behind === undefined) return undefined
    for (const animation of behind.getAnimations()) animation.finish()
    return Number(getComputedStyle(behind).opacity)
  })

const backgroundOpacity = async (page: Page): Promise<number> => (await background(page)) ?? -1
