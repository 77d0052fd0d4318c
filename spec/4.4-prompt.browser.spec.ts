/** The prompt that nobody sees: a save that says 999,999 interactions brings it. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PROMPT, SAVE_KEYS } from '#engine'
import { met, saveWith } from './support/companion.ts'
import { holdTime, open, visiting } from './support/visit.ts'

const KEYS = {
  disabled: 'opale_notifications_disabled',
  postponed: 'opale_notifications_postponed',
  postponedUntil: 'opale_notifications_postponed_until',
}

/** A visitor who has had to do with her so often; what the browser would answer is decided here. */
const meet = async (
  page: Page,
  interactions: number,
  answer: NotificationPermission = 'granted',
  address = '/faq',
) => {
  await page.addInitScript(
    ([key, save, result]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, save!)
      Object.defineProperty(globalThis, 'Notification', {
        value: { permission: 'default', requestPermission: () => Promise.resolve(result) },
      })
    },
    [SAVE_KEYS.B, saveWith({}, interactions), answer],
  )
  await holdTime(page)
  await open(page, address)
  await met(page)
  return page.getByRole('region', { name: 'Notifications' }).getByText(/mises à jour|updates/u)
}

describe('[4.4.5] [9.0.33] the notification prompt', () => {
  test(
    '[1.0.45] is not there after 999,998 interactions',
    visiting(async ({ page }) => {
      const prompt = await meet(page, PROMPT.minInteractions - 1)
      expect(await prompt.count()).toBe(0)
      expect(await page.getByRole('button', { name: 'Autoriser' }).count()).toBe(0)
    }),
  )

  test(
    '[9.0.35] asks in these words, takes no focus, and [4.4.4] [9.0.32] goes after 10 s',
    visiting(async ({ page }) => {
      const prompt = await meet(page, PROMPT.minInteractions)
      expect(await prompt.innerText()).toBe(
        'Recevez des mises à jour discrètes sur mes projets et disponibilités',
      )
      const names = await page
        .getByRole('region', { name: 'Notifications' })
        .getByRole('button')
        .allInnerTexts()
      expect(names).toEqual(['Autoriser', 'Plus tard'])
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await page.clock.runFor(9000)
      expect(await prompt.count()).toBe(1)
      await page.clock.runFor(2000)
      await prompt.waitFor({ state: 'detached' })
    }),
  )

  test(
    '[4.4.2] [9.0.31] [3.4.13] « Plus tard » puts it off by 24 h, for the next visit too',
    visiting(async ({ page }) => {
      const prompt = await meet(page, PROMPT.minInteractions)
      await page.getByRole('button', { name: 'Plus tard' }).click()
      await prompt.waitFor({ state: 'detached' })
      const [postponed, until, at] = await page.evaluate(
        (keys) => [
          localStorage.getItem(keys.postponed),
          localStorage.getItem(keys.postponedUntil),
          Date.now(),
        ],
        KEYS,
      )
      expect(postponed).toBe('true')
      expect(Math.abs(Number(until) - at - 86_400_000)).toBeLessThan(60_000)
      await open(page, '/blog')
      await met(page)
      expect(await prompt.count()).toBe(0)
    }),
  )

  test(
    '[4.4.3] granting says so, and it is not asked again',
    visiting(async ({ page }) => {
      const prompt = await meet(page, PROMPT.minInteractions)
      await page.getByRole('button', { name: 'Autoriser' }).click()
      await page
        .getByText('Notifications activées ! Je vous tiendrai informé discrètement.')
        .waitFor()
      expect(await prompt.count()).toBe(0)
    }),
  )

  test(
    '[4.4.1] [3.4.13] what the browser denies is kept as denied',
    visiting(async ({ page }) => {
      const prompt = await meet(page, PROMPT.minInteractions, 'denied')
      await page.getByRole('button', { name: 'Autoriser' }).click()
      await prompt.waitFor({ state: 'detached' })
      expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.disabled)).toBe('true')
    }),
  )

  test(
    'asks in English on an English page',
    visiting(async ({ page }) => {
      const prompt = await meet(page, PROMPT.minInteractions, 'granted', '/faq?lang=en')
      expect(await prompt.innerText()).toBe(
        'Get occasional updates about my projects and availability',
      )
      await page.getByRole('button', { name: 'Later' }).click()
      await prompt.waitFor({ state: 'detached' })
    }),
  )
})
