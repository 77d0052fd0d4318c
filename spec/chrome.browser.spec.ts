/** What stays in its corner while a page scrolls: messages, and one Opale. */
import type { Page } from 'playwright-core'
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
        await open(page, '/faq')
        await served(page)
        await page.evaluate(() =>
          dispatchEvent(
            new CustomEvent('opale:notify', {
              detail: {
                message: 'Félicitations ! Opale est maintenant niveau 12 !',
                type: 'success',
              },
            }),
          ),
        )
        const message = page.getByRole('region', { name: 'Messages du site' }).getByRole('listitem')
        const below = async () => {
          const [its, header] = [
            await message.boundingBox(),
            await page.getByRole('banner').boundingBox(),
          ]
          return its!.y + its!.height - (header!.y + header!.height)
        }
        await message.waitFor()
        expect(await below()).toBeLessThanOrEqual(0)
        await scroll(page, 900)
        await expect.poll(below).toBeLessThanOrEqual(0)
      })(),
  )
})

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
