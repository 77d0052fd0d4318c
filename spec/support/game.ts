/** The game page as a visitor finds his way in it. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ready } from './visit.ts'

/** Opens the game: it comes by itself, without a sign of intent. */
export const play = async (page: Page, address = '/opale') => {
  await page.goto(address)
  await ready(page)
  await rules(page, 'B').waitFor()
}

export const act = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
export const rules = (page: Page, reading: 'A' | 'B') =>
  page.getByRole('radio', { name: new RegExp(`^(Règles|Rules) ${reading}$`, 'u') })
export const mood = (page: Page) => page.getByRole('heading', { level: 2 }).first()
export const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })
/** Opens the tab of a part of her, where a screen is wide enough for tabs. */
export const turnTo = async (page: Page, part: string | RegExp) => {
  await page.getByRole('tab', { name: part }).click()
}
/** Reading A has no settings. */
export const turnToSave = (page: Page) => turnTo(page, /^(Réglages|Sauvegarde|Settings|Save)$/u)
export const save = (page: Page) => page.getByRole('region', { name: /^(Sauvegarde|Save)$/u })
export const gauge = (page: Page, name: string) =>
  page
    .getByRole('meter', { name, exact: true })
    .first()
    .evaluate((one: HTMLMeterElement) => one.value)
export const gaugeIs = async (page: Page, name: string, value: number) => {
  await expect.poll(() => gauge(page, name)).toBe(value)
}
export const focused = async (one: Locator) => {
  await expect.poll(() => one.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** Chooses a file with this text. */
export const hand = (page: Page, text: string) =>
  page
    .getByLabel(/^(Importer|Import)$/u)
    .setInputFiles({ name: 'opale.json', mimeType: 'application/json', buffer: Buffer.from(text) })
