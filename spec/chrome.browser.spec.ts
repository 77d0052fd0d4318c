/** What stays in its corner while a page scrolls: messages, and one Opale. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { awaken, open, scroll, served, visiting } from './support/visit.ts'

const WIDTHS = [390, 820, 1440]
const at = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

describe('a message', () => {
  test.each(WIDTHS)(
    '[3.4.1] at %i px it lies over the header alone, wherever one has read to',
    (width) =>
      visiting(async ({ page }) => {
        await at(page, width)
        const message = await told(page, 'Félicitations ! Opale est maintenant niveau 12 !')
        const below = async () => bottomOf(await message.boundingBox()) - (await headerEnd(page))
        expect(await below()).toBeLessThanOrEqual(0)
        await scroll(page, 900)
        await expect.poll(below).toBeLessThanOrEqual(0)
      })(),
  )

  test.each([820, 1279])(
    '[3.4.1] at %i px one of two lines covers nothing of the header either',
    (width) =>
      visiting(async ({ page }) => {
        await at(page, width)
        const message = await told(
          page,
          'Le lien que vous venez de copier porte vos réponses : gardez-le, ou envoyez-le.',
        )
        const its = (await message.boundingBox())!
        expect(bottomOf(its)).toBeLessThanOrEqual(await headerEnd(page))
        const links = await page.getByRole('banner').getByRole('link').all()
        const boxes = await Promise.all(links.map((link) => link.boundingBox()))
        expect(boxes.filter((box) => box && overlap(its, box))).toEqual([])
      })(),
  )
})

const told = async (page: Page, words: string): Promise<Locator> => {
  await open(page, '/faq')
  await served(page)
  await page.evaluate(
    (message) =>
      dispatchEvent(new CustomEvent('opale:notify', { detail: { message, type: 'success' } })),
    words,
  )
  const message = page.getByRole('region', { name: 'Messages du site' }).getByRole('listitem')
  await message.waitFor()
  return message
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const bottomOf = (box: Box | null): number => box!.y + box!.height
const headerEnd = async (page: Page): Promise<number> =>
  bottomOf(await page.getByRole('banner').boundingBox())
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('one Opale at a time: in the corner of home only once the large one is out of sight', () =>
  visiting(async ({ page }) => {
    await page.goto('/')
    await awaken(page)
    await page.getByRole('button', { name: /^Opale, heureuse\. Un clic ouvre/u }).waitFor()
    const corner = page.getByRole('complementary', { name: 'Opale' })
    expect(await corner.count()).toBe(0)
    await scroll(page, 2500)
    await corner.waitFor()
    await scroll(page, 0)
    await corner.waitFor({ state: 'detached' })
  })())
