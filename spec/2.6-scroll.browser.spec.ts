/** Section 2.6: where a page starts. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  HASH_DELAY_MS,
  HASH_OFFSET_PX,
  HASH_RETRIES,
  HASH_RETRY_MS,
} from '../site/boot/hash-scroll.ts'
import { holdApplication } from './support/hold.ts'
import {
  awaken,
  follow,
  holdTime,
  open,
  scroll,
  settled,
  titled,
  visiting,
} from './support/visit.ts'

/** A long page, and one of its sections. */
const LONG = '/explorer'
const SECTION = 'workflow'
/** Where the section stands in the window; undefined where there is none. */
const top = (page: Page, id = SECTION): Promise<number | undefined> =>
  page.evaluate((name) => {
    const section = document.getElementById(name)
    return section ? Math.round(section.getBoundingClientRect().top) : undefined
  }, id)
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Puts a section on the page that was not there before. */
const append = (page: Page, id: string): Promise<void> =>
  page.evaluate((name) => {
    const section = document.createElement('section')
    section.id = name
    section.style.height = '3000px'
    document.querySelector('main')?.append(section)
  }, id)

test('[9.0.41] the hash waits 300 ms, leaves 100 px, and is tried 10 times more, every 100 ms', () => {
  expect([HASH_DELAY_MS, HASH_OFFSET_PX, HASH_RETRIES, HASH_RETRY_MS]).toEqual([300, 100, 10, 100])
})

/** How one comes to a hash: by an address that is opened, or by a link once the app is there. */
const WAYS: readonly (readonly [string, (page: Page, address: string) => Promise<unknown>])[] = [
  [
    'an address that is opened',
    async (page, address) => {
      // This page fetches the application by itself, which would take out what a test puts in.
      await holdApplication(page)
      await page.goto(address)
    },
  ],
  [
    'a link to another page',
    async (page, address) => {
      await open(page, '/faq')
      await follow(page, address)
      await titled(page, 'Explorer')
    },
  ],
  [
    'a link on the page itself',
    async (page, address) => {
      await open(page, LONG)
      await follow(page, address)
      // Nothing shows that React has heard of it, and begun to wait.
      await settled(page)
    },
  ],
]

describe.each(WAYS)('%s', (_, come) => {
  test(
    '[2.6.2] [9.0.41] scrolls to the section after 300 ms, 100 px below the top',
    visiting(async ({ page }) => {
      await holdTime(page)
      await come(page, `${LONG}#${SECTION}`)
      await page.clock.runFor(299)
      expect(await top(page)).not.toBe(100)
      await page.clock.runFor(1)
      expect(await top(page)).toBe(100)
    }),
  )

  test(
    '[2.6.2] [9.0.41] waits for a section that comes late',
    visiting(async ({ page }) => {
      await holdTime(page)
      await come(page, `${LONG}#tardive`)
      await page.clock.runFor(300 + 900)
      await append(page, 'tardive')
      await page.clock.runFor(99)
      expect(await top(page, 'tardive')).not.toBe(100)
      await page.clock.runFor(1)
      expect(await top(page, 'tardive')).toBe(100)
    }),
  )

  test(
    '[2.6.2] [8.0.10] warns once when it never comes',
    visiting(async ({ page, problems }) => {
      await holdTime(page)
      await come(page, `${LONG}#jamais`)
      await page.clock.runFor(300 + 999)
      expect(problems).toEqual([])
      await page.clock.runFor(1)
      await expect.poll(() => problems).toEqual(['Section not found #jamais'])
      await append(page, 'jamais')
      // Left alone for longer, the page comes to life, and React finds what was put on it.
      await page.clock.runFor(3000)
      expect(await top(page, 'jamais')).not.toBe(100)
      expect(problems.splice(0)).toHaveLength(1)
    }),
  )

  test(
    '[8.0.10] a hash that is no text names nothing',
    visiting(async ({ page, problems }) => {
      await holdTime(page)
      await come(page, `${LONG}#%E0%A4%A`)
      await page.clock.runFor(3000)
      await expect.poll(() => problems.splice(0)).toEqual(['Section not found #%E0%A4%A'])
    }),
  )
})

describe('a hash that is typed', () => {
  test(
    '[2.6.2] [8.0.10] on a living page lands where an opened one does, with its warning',
    visiting(async ({ page, problems }) => {
      await open(page, '/faq')
      await follow(page, '/ia')
      await page.waitForURL('**/ia')
      await page.getByRole('heading', { level: 1, name: 'IA' }).waitFor()
      await settled(page)
      for (const hash of ['our-approach', 'cta', 'our-approach']) {
        await page.evaluate((to) => location.assign(`#${to}`), hash)
        await expect.poll(() => top(page, hash)).toBe(100)
      }
      await page.evaluate(() => location.assign('#jamais'))
      await expect.poll(() => problems).toEqual(['Section not found #jamais'])
      problems.splice(0)
    }),
  )

  test(
    '[2.6.2] [8.0.10] and before the application has come',
    visiting(async ({ page, problems }) => {
      await holdTime(page)
      await page.goto('/ia')
      for (const hash of ['our-approach', 'cta']) {
        await page.evaluate((to) => location.assign(`#${to}`), hash)
        await page.clock.runFor(300)
        await expect.poll(() => top(page, hash)).toBe(100)
      }
      await page.evaluate(() => location.assign('#jamais'))
      await page.clock.runFor(300 + 1000)
      await expect.poll(() => problems.splice(0)).toEqual(['Section not found #jamais'])
      // Nothing has called for it: the time of an idle page has not come.
      expect(await page.evaluate(() => history.state)).toBe(null)
    }),
  )
})

describe('a new route', () => {
  test(
    '[2.6.1] starts at the top',
    visiting(async ({ page }) => {
      await open(page, LONG)
      await scroll(page, 1500)
      await follow(page, '/sitemap')
      await titled(page, 'Plan du site')
      expect(await scrolled(page)).toBe(0)
    }),
  )

  test(
    '[2.6.1] [2.6.2] leaves what the last one was still looking for',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await holdTime(page)
      await follow(page, `${LONG}#jamais`)
      await titled(page, 'Explorer')
      await follow(page, '/sitemap')
      await titled(page, 'Plan du site')
      await page.clock.runFor(10_000)
      expect(await scrolled(page)).toBe(0)
    }),
  )

  test(
    'only the query changed: one stays where one is',
    visiting(async ({ page }) => {
      await open(page, LONG)
      await scroll(page, 1500)
      await follow(page, `${LONG}?utm_source=x`)
      await page.waitForURL('**utm_source=x')
      await settled(page)
      expect(await scrolled(page)).toBe(1500)
    }),
  )
})

describe('back', () => {
  test(
    'returns to where one was, as does forward',
    visiting(async ({ page }) => {
      await open(page, LONG)
      await scroll(page, 1500)
      await follow(page, '/sitemap')
      await titled(page, 'Plan du site')
      await scroll(page, 400)
      await page.goBack()
      await titled(page, 'Explorer')
      expect(await scrolled(page)).toBe(1500)
      await page.goForward()
      await titled(page, 'Plan du site')
      expect(await scrolled(page)).toBe(400)
    }),
  )

  test.each([LONG, '/en/ia'])(
    '%s: also to where one had come before the application was there',
    (address) =>
      visiting(async ({ page }) => {
        await page.goto(address)
        await scroll(page, 900)
        await awaken(page)
        if (address.startsWith('/en')) await page.waitForURL('**lang=en')
        await settled(page)
        expect(await scrolled(page)).toBe(900)
        await follow(page, '/sitemap?lang=en')
        await titled(page, 'Site')
        expect(await scrolled(page)).toBe(0)
        await page.goBack()
        await expect.poll(() => scrolled(page)).toBe(900)
      })(),
  )

  test.each([
    ['a reload', (page: Page) => page.reload()],
    [
      'a way back from another document',
      async (page: Page) => {
        await page.goto('/faq')
        await page.goBack()
      },
    ],
  ] as const)('%s keeps the place, as it does without the application', (_, leave) =>
    visiting(async ({ page }) => {
      await open(page, LONG)
      await scroll(page, 1500)
      await leave(page)
      await expect.poll(() => scrolled(page)).toBe(1500)
    })(),
  )
})

test(
  '[2.5.5] [2.6.2] the language that is added to an address does not scroll to its hash again',
  visiting(async ({ page }) => {
    await holdTime(page)
    await page.goto('/en#services-web')
    await page.clock.runFor(300)
    expect(await top(page, 'services-web')).toBe(100)
    await scroll(page, 1900)
    await awaken(page)
    await page.waitForURL('**/en?lang=en#services-web')
    await settled(page)
    await page.clock.runFor(5000)
    expect(await scrolled(page)).toBe(1900)
  }),
)
