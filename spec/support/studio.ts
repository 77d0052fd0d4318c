/** The studio, as tests reach into it: by roles and words. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const STUDIO = '/workflow-studio'
export const SLUG = 'relancer-devis-sans-reponse'
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const bar = (page: Page) => page.getByRole('toolbar', { name: 'Barre du studio' })
export const name = (page: Page) => bar(page).getByRole('textbox', { name: 'Nom du workflow' })
/** Steps of the outline, and not what adds one where a way leads nowhere. */
export const steps = (page: Page) =>
  page
    .getByRole('list', { name: 'Plan du workflow' })
    .getByRole('button')
    .filter({ hasNotText: 'Ajouter une étape' })
export const said = (page: Page, words: RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor()

export const openTemplate = async (page: Page): Promise<void> => {
  await page.goto(`${STUDIO}?template=${SLUG}`)
  await expect.poll(() => name(page).inputValue()).toContain('Relancer un devis')
}
export const openBlank = async (page: Page): Promise<void> => {
  await page.goto(STUDIO)
  await page.getByRole('button', { name: 'Commencer par une page blanche' }).click()
  await bar(page).waitFor()
}
export const outline = (page: Page) =>
  bar(page).getByRole('button', { name: 'Plan', exact: true }).click()
/** Above what kind of step it is; the letters of a service may stand before. */
export const stepNames = async (page: Page): Promise<readonly string[]> =>
  (await steps(page).allInnerTexts()).map((text) => text.split('\n').at(-2)!)

interface Exported {
  readonly name: string
  readonly nodes: readonly {
    readonly name: string
    readonly type: string
    readonly typeVersion: number
  }[]
}

export const exported = async (page: Page): Promise<Exported> => {
  await bar(page).getByRole('button', { name: 'Exporter' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download').then((download) => download.path()),
    page.getByRole('menuitem', { name: 'Fichier JSON pour n8n' }).click(),
  ])
  return JSON.parse(readFileSync(file, 'utf8')) as Exported
}

/** A text that somebody pastes where the studio begins. */
export const openText = async (page: Page, text: string): Promise<void> => {
  await page.goto(STUDIO)
  await page.getByRole('textbox', { name: 'JSON copié depuis n8n' }).fill(text)
  await page.getByRole('button', { name: 'Ouvrir' }).click()
  await bar(page).waitFor()
}
