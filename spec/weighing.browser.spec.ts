/** Comparisons whose weights the reader moves: in the page, in its address, and without a script. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, ready, visiting } from './support/visit.ts'

const PAGE = '/comparatif-bases-vectorielles'
const order = (page: Page) => page.locator('ol > li > b').allTextContents()
const slider = (page: Page, name: string) => page.getByRole('slider', { name })

test(
  'a slider moved before the application came counts, and so does one moved by keys after it',
  visiting(async ({ page }) => {
    await page.goto(PAGE)
    expect((await order(page))[0]).toBe('pgvector')
    // The first touch of all.
    await slider(page, 'Filtres et droits').fill('5')
    await slider(page, 'Peu à administrer').fill('0')
    await ready(page)
    await expect
      .poll(() => order(page))
      .toEqual(expect.arrayContaining(['pgvector', 'Qdrant', 'Weaviate', 'Chroma', 'Pinecone']))
    await expect.poll(async () => (await order(page))[0]).toBe('Qdrant')
    await page.getByRole('status').getByText('Qdrant vient en tête').waitFor()
    // It can be sent to somebody.
    await page.waitForURL('**?poids=0-5-1-2-3')

    const last = slider(page, 'Rester maître des données')
    await last.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => last.getAttribute('aria-valuetext')).toBe('0 sur 5')
    await page.waitForURL('**?poids=0-5-1-2-0')

    await page.getByRole('button', { name: 'Maquette' }).click()
    await expect.poll(async () => (await order(page))[0]).toBe('Chroma')
    // The need that one finds on arriving needs no saying.
    await page.getByRole('button', { name: 'Déjà PostgreSQL' }).click()
    await page.waitForURL((url) => url.search === '')
  }),
)

test(
  'weights in an address are taken, those that make no sense are told and left',
  visiting(async ({ page }) => {
    await page.goto(`${PAGE}?lang=en&poids=0-5-5-0-0`)
    // No sign of intent is needed.
    await ready(page)
    await expect.poll(async () => (await order(page))[0]).toBe('Qdrant')
    await page.goto(`${PAGE}?poids=<b>-9-1e3-0-0`)
    await ready(page)
    await page.getByText('des poids que cette page ne connaît pas').waitFor()
    expect((await order(page))[0]).toBe('pgvector')
  }),
)

test(
  'without a script the ranking at the first need and every note can be read, and nothing to move is there',
  visiting(
    async ({ page }) => {
      await page.goto(PAGE)
      expect((await order(page))[0]).toBe('pgvector')
      await page
        .getByText(
          'Au besoin « Déjà PostgreSQL »'.replaceAll(' »', '\u00A0»').replace('« ', '«\u00A0'),
        )
        .waitFor()
      const table = page.getByRole('region', { name: 'Les notes, et pourquoi' })
      expect(await table.getByRole('rowheader').count()).toBe(5)
      expect(await page.locator('main').getByRole('slider').count()).toBe(0)
      expect(await table.getByRole('button').count()).toBe(0)
    },
    { javaScriptEnabled: false },
  ),
)

test(
  'a column sorts the notes',
  visiting(async ({ page }) => {
    await open(page, PAGE)
    const table = page.getByRole('region', { name: 'Les notes, et pourquoi' })
    await table.getByRole('button', { name: 'Essayer en une heure' }).click()
    await expect.poll(() => table.getByRole('rowheader').first().textContent()).toBe('Chroma')
  }),
)
