/** Opale on every page: how one meets her, plays with her, and sends her away. */
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { LOGO, SAVE_KEYS } from '#engine'
import { CONVERSIONS } from '../site/audience/conversions.ts'
import { SESSIONS_KEY } from '../site/ports/storage-keys.ts'
import { violations } from './support/axe.ts'
import { corner, her, kept, logo, met, saveWith } from './support/companion.ts'
import { holdApplication } from './support/hold.ts'
import {
  follow,
  holdTime,
  open,
  requestsOf,
  scroll,
  settled,
  titled,
  visiting,
} from './support/visit.ts'

const VISIBLE = 'opale-ai-open'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name!, text!), [key, value])

test(
  '[9.0.61] her head in the header has another look in the session after one that used her',
  visiting(async ({ page }) => {
    const look = async () => {
      await open(page, '/faq')
      await met(page)
      return logo(page).evaluate((head) => {
        const { boxShadow, backgroundImage } = getComputedStyle(head)
        return [boxShadow, backgroundImage]
      })
    }
    const first = await look()
    await her(page).click()
    await corner(page).getByRole('button', { name: 'Câliner' }).click()
    await expect.poll(() => stored(page, SESSIONS_KEY)).toBe('1')
    expect(await look()).toEqual(first)
    await page.evaluate(() => sessionStorage.clear())
    expect(await look()).not.toEqual(first)
  }),
)

describe('before the page is alive', () => {
  test(
    'she is a picture in the corner; her button keeps what it was asked',
    visiting(async ({ page }) => {
      const letIn = await holdApplication(page)
      await page.goto('/faq')
      await corner(page).getByRole('button', { name: 'Opale. Lui parler' }).click()
      letIn()
      await corner(page).getByText('Je reste dans ce coin').waitFor()
    }),
  )

  test(
    'without scripts, and for who hid her, there is no picture either',
    visiting(async ({ page, context }) => {
      const bare = await context.browser()!.newContext({ javaScriptEnabled: false })
      try {
        const still = await bare.newPage()
        await still.goto(new URL('/faq', inject('origin')).href)
        expect(await corner(still).count()).toBe(0)
      } finally {
        await bare.close()
      }
      await keep(page, VISIBLE, 'false')
      await holdApplication(page)
      await page.goto('/faq')
      expect(await corner(page).count()).toBe(0)
    }),
  )
})

describe('[4.2.74] showing and hiding', () => {
  test(
    '[4.2.79] Alt+O hides her and brings her back, on a Mac too, and never while one types',
    visiting(async ({ page }) => {
      await open(page, '/contact')
      await her(page).waitFor()
      await page.keyboard.press('Alt+o')
      await corner(page).waitFor({ state: 'detached' })
      // A Mac writes another letter.
      await page.evaluate(() =>
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ø', altKey: true })),
      )
      await her(page).waitFor()
      await page.evaluate(() => {
        const field = document.createElement('textarea')
        field.setAttribute('aria-label', 'Texte')
        document.querySelector('main')!.append(field)
      })
      await page.getByRole('textbox', { name: 'Texte' }).focus()
      await page.keyboard.press('Alt+o')
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await her(page).waitFor()
      await page.keyboard.press('Control+Alt+o')
      await her(page).waitFor()
      const press = async (key: string, code: string) =>
        page.evaluate((which) => document.dispatchEvent(new KeyboardEvent('keydown', which)), {
          key,
          code,
          altKey: true,
        })
      // A Dvorak keyboard has an R there; a Russian one has no O at all.
      await press('r', 'KeyO')
      await settled(page)
      await her(page).waitFor()
      await press('щ', 'KeyO')
      await corner(page).waitFor({ state: 'detached' })
    }),
  )

  test(
    '[4.2.79] Alt+O that comes before the application is not lost',
    visiting(async ({ page }) => {
      await page.goto('/faq')
      await page.keyboard.press('Alt+o')
      await corner(page).waitFor({ state: 'detached' })
    }),
  )

  test(
    '[3.2.42] [4.2.77] « Masquer » hides her for good in one click; the footer brings her back',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await her(page).click()
      await corner(page).getByRole('button', { name: 'Masquer' }).click()
      await corner(page).waitFor({ state: 'detached' })
      expect(await stored(page, VISIBLE)).toBe('false')
      await open(page, '/blog')
      expect(await corner(page).count()).toBe(0)
      const recall = page.getByRole('contentinfo').getByRole('button', { name: 'Rappeler Opale' })
      await recall.click()
      await her(page).waitFor()
      expect(await stored(page, VISIBLE)).toBe('true')
      expect(await recall.count()).toBe(0)
    }),
  )

  test(
    '[4.2.75] [4.2.76] [4.2.78] her return is a session and says so; hiding adds its time',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await her(page).waitFor()
      await page.keyboard.press('Alt+o')
      await corner(page).waitFor({ state: 'detached' })
      await expect.poll(async () => (await kept(page))?.pet.gameState.isVisible).toBe(false)
      const before = await kept(page)
      expect(before?.pet.analytics.sessionStartTime).toBeNull()
      await page.keyboard.press('Alt+o')
      const news = page.getByRole('region', { name: 'Nouvelles d’Opale' })
      await news.getByText('Opale est là.').waitFor()
      const shown = await kept(page)
      expect(shown?.pet.analytics.sessionStartTime).toBeGreaterThan(0)
      await page.keyboard.press('Alt+o')
      await corner(page).waitFor({ state: 'detached' })
      await expect
        .poll(async () => (await kept(page))?.pet.analytics.totalPlayTime)
        .toBeGreaterThan(before!.pet.analytics.totalPlayTime)
    }),
  )

  test(
    'hidden, she costs nothing: no script of hers is asked for, and nothing waits',
    visiting(async ({ page }) => {
      await keep(page, VISIBLE, 'false')
      const scripts = requestsOf(page, 'script')
      await open(page, '/faq')
      await page.getByRole('button', { name: 'Rappeler Opale' }).waitFor()
      await settled(page)
      expect(scripts.filter((path) => path.includes('live-companion'))).toEqual([])
      await page.getByRole('button', { name: 'Rappeler Opale' }).click()
      await her(page).waitFor()
      expect(scripts.filter((path) => path.includes('live-companion'))).toHaveLength(1)
    }),
  )

  test(
    'hidden in one tab, she leaves the other as well',
    visiting(async ({ context, page }) => {
      const other = await context.newPage()
      await open(page, '/faq')
      await open(other, '/blog')
      await her(other).waitFor()
      await her(page).waitFor()
      await page.keyboard.press('Alt+o')
      await corner(other).waitFor({ state: 'detached' })
    }),
  )
})

describe('her head in the header', () => {
  /** So long after a click it is no double one any more, and means the modal. */
  const wait = (page: Page) => page.clock.runFor(LOGO.doubleClickMs + 1)

  test(
    '[1.0.43] [2.3.96] [2.3.97] [4.1.44] [4.3.4] a click cheers her and opens the modal; it closes by its button and the backdrop',
    visiting(async ({ page }) => {
      await holdTime(page)
      // Far from any achievement, which would bring a level and its gains.
      await keep(page, SAVE_KEYS.B, saveWith({ happiness: 50, energy: 50 }))
      await open(page, '/faq')
      const dialog = page.getByRole('dialog')
      await logo(page).click()
      await wait(page)
      await dialog.waitFor()
      const stats = async () => (await kept(page))?.pet.stats
      await expect.poll(stats).toMatchObject({ happiness: 55, energy: 53 })
      expect(await dialog.getByRole('meter').count()).toBe(3)
      await dialog.getByRole('button', { name: 'Câliner' }).click()
      await dialog.getByText('Je me sens mieux près de vous.').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await logo(page).click()
      await wait(page)
      await page.getByRole('dialog').waitFor()
      await page.mouse.click(8, 400)
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }),
  )

  test(
    'what the first click earns her is told once, in her panel: no message lies about it',
    visiting(async ({ page }) => {
      await holdTime(page)
      await open(page, '/faq')
      const news = page.getByRole('region', { name: 'Nouvelles d’Opale' })
      await logo(page).click()
      expect(await news.innerText()).toBe('')
      await wait(page)
      const dialog = page.getByRole('dialog')
      await dialog
        .getByText(/^Du nouveau.: niveau 3, \d+ succès et \d objets trouvés\.$/u)
        .waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await settled(page)
      expect(await news.innerText()).toBe('')
    }),
  )

  test(
    '[2.3.98] [4.1.45] [4.3.3] [9.0.28] two clicks within 300 ms show her figures and no modal, two more hide them',
    visiting(async ({ page }) => {
      await holdTime(page)
      await open(page, '/faq')
      await logo(page).dblclick()
      const card = page.getByRole('status', { name: 'Opale en bref' })
      await card.getByText(/^Niveau \d+$/u).waitFor()
      for (const name of ['Bonheur', 'Énergie', 'Intelligence'])
        expect(await card.getByRole('meter', { name }).count()).toBe(1)
      await wait(page)
      await logo(page).dblclick()
      await card.waitFor({ state: 'detached' })
      await wait(page)
      await settled(page)
      expect(await page.getByRole('dialog').count()).toBe(0)
    }),
  )

  test(
    '[2.3.98] [2.3.99] her figures have the icon of her mood, except on the cv page',
    visiting(async ({ page }) => {
      await holdTime(page)
      await open(page, '/faq')
      await logo(page).dblclick()
      const card = page.getByRole('status', { name: 'Opale en bref' })
      await card.waitFor()
      const drawings = await card.locator('svg').count()
      expect(await card.locator('[data-face=smile]').count()).toBe(1)
      await follow(page, '/cv')
      await page.waitForURL('**/cv')
      await card.waitFor()
      await expect.poll(() => card.locator('svg').count()).toBe(drawings - 1)
    }),
  )

  test(
    'by keyboard: Enter opens the modal, Enter twice shows her figures, Esc closes either',
    visiting(async ({ page }) => {
      await holdTime(page)
      await open(page, '/faq')
      await logo(page).focus()
      await page.keyboard.press('Enter')
      await wait(page)
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      // It is out of sight before it has said that it closed.
      await settled(page)
      await logo(page).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      const card = page.getByRole('status', { name: 'Opale en bref' })
      await card.waitFor()
      await page.keyboard.press('Escape')
      await card.waitFor({ state: 'detached' })
      await her(page).focus()
      await page.keyboard.press('Enter')
      await corner(page).getByRole('button', { name: 'Prendre soin d’elle' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
    }),
  )

  test(
    'what one looks after her with does not come: it is said, and she is there all the same',
    visiting(async ({ page, allow }) => {
      allow(/net::ERR|dynamically imported/u)
      await page.route('**/assets/care-modal-*.js', (route) => route.abort())
      await open(page, '/faq')
      await met(page)
      await her(page).click()
      await corner(page).getByRole('button', { name: 'Prendre soin d’elle' }).click()
      await page
        .getByRole('region', { name: 'Messages du site' })
        .getByText(/n’est pas arrivé\. Rechargez la page\.$/u)
        .waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      await corner(page).getByRole('button', { name: 'Câliner' }).waitFor()
    }),
  )

  test(
    'in English she speaks English',
    visiting(async ({ page }) => {
      await open(page, '/faq?lang=en')
      await logo(page).click()
      const dialog = page.getByRole('dialog', { name: 'Happy to see you' })
      await dialog.getByRole('button', { name: 'Cuddle' }).click()
      await dialog.getByText('I feel better with you around.').waitFor()
      await dialog.getByRole('link', { name: 'Her page' }).click()
      await page.waitForURL(/\/opale(?:\?lang=en)?$/u)
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }),
  )
})

describe('she is told of the page', () => {
  test.each([
    ['/', 'Je suis Opale, j’habite ce site.', 'Faire le tour'],
    ['/ia', 'Le quiz de maturité', 'Ouvrir le quiz'],
    ['/blog', 'Le glossaire les explique', 'Ouvrir le glossaire'],
    ['/cv', 'Les projets montrent le reste', 'Voir les projets'],
    ['/workflows', 'L’éditeur permet', 'Ouvrir l’éditeur'],
    ['/contact', 'Écrivez comme cela vient', undefined],
    ['/faq', 'Je reste dans ce coin', 'Voir sa page'],
  ])('[1.0.43] [2.2.11] %s: what she says fits its category', (address, speech, offer) =>
    visiting(async ({ page }) => {
      await open(page, address)
      // Where a page begins with her, large, she is not in its corner as well.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await her(page).click()
      await corner(page).getByText(speech).waitFor()
      expect(await corner(page).getByRole('link').allInnerTexts()).toEqual(offer ? [offer] : [])
    })(),
  )

  test(
    '[1.0.43] [3.4.7] who has read most of a page for a minute is asked whether something is left open',
    visiting(async ({ page }) => {
      await open(page, '/blog')
      await met(page)
      await page.evaluate(() => {
        const start = performance.now()
        performance.now = () => start + 61_000
        scrollTo(0, document.documentElement.scrollHeight)
      })
      // How deep is looked at a moment after the scrolling is over.
      await expect
        .poll(async () => {
          await her(page).click()
          const text = await corner(page).innerText()
          await page.keyboard.press('Escape')
          return text
        })
        .toMatch(/Une question\s\?/u)
    }),
  )

  test(
    '[1.0.43] [3.4.8] what leads to a contract is kept on the device with its points, and sent nowhere',
    visiting(async ({ page }) => {
      const sent = requestsOf(page, 'ping', 'beacon')
      await open(page, '/faq')
      await met(page)
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
      await page.waitForURL('**/contact')
      const all = await page.evaluate(() => sessionStorage.getItem('opale-conversions'))
      expect(JSON.parse(all ?? '[]')).toEqual([
        expect.objectContaining({
          type: 'contact_click',
          score: CONVERSIONS.contact_click,
          path: '/faq',
        }),
      ])
      expect(sent).toEqual([])
    }),
  )
})

describe('manners', () => {
  test(
    'until she is used, nothing is written',
    visiting(async ({ page }) => {
      await holdTime(page)
      await open(page, '/faq')
      await her(page).click()
      await page.keyboard.press('Escape')
      await follow(page, '/blog')
      await titled(page, 'Blog')
      await scroll(page, 600)
      // Long enough for whatever is written a moment later.
      await page.clock.runFor(10_000)
      await settled(page)
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      await her(page).click()
      await corner(page).getByRole('button', { name: 'Câliner' }).click()
      await expect.poll(() => stored(page, SAVE_KEYS.B)).not.toBeNull()
    }),
  )

  test.each([
    [390, 844],
    [820, 1180],
    [1440, 900],
    [720, 450],
  ])('she never covers what has the focus, at %i × %i', (width, height) =>
    visiting(
      async ({ page }) => {
        await open(page, '/contact')
        await met(page)
        for (let i = 0; i < 60; i++) {
          await page.keyboard.press('Tab')
          // She steps aside as soon as it is known where the focus has come to.
          await expect.poll(() => page.evaluate(coveredName)).toBe('')
        }
      },
      { viewport: { width, height } },
    )(),
  )

  test(
    'nor does what she says: it folds where the focus comes to lie below it',
    visiting(
      async ({ page }) => {
        await open(page, '/faq')
        await her(page).click()
        const says = corner(page).getByText('Je reste dans ce coin')
        await says.waitFor()
        for (let i = 0; i < 40; i++) {
          await page.keyboard.press('Tab')
          await expect.poll(() => page.evaluate(isBelowHer)).toBe(false)
        }
        expect(await says.count()).toBe(0)
      },
      { viewport: { width: 390, height: 844 } },
    ),
  )

  test.each(['/faq', '/blog?lang=en'])('%s: axe has nothing against her, closed or open', (at) =>
    visiting(async ({ page }) => {
      await open(page, at)
      await her(page).click()
      expect(await violations(page)).toEqual([])
      // At once: by the mouse, a busy machine may need more than the 300 ms. axe needs the time.
      await logo(page).evaluate((head: HTMLElement) => {
        head.click()
        head.click()
      })
      await page.getByRole('status', { name: /^Opale (?:en bref|in brief)$/u }).waitFor()
      expect(await violations(page)).toEqual([])
      await logo(page).click()
      await page.getByRole('dialog').waitFor()
      expect(await violations(page)).toEqual([])
    })(),
  )

  test(
    'reduced motion: nothing moves, whatever is done with her',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await her(page).click()
      await corner(page).getByRole('button', { name: 'Câliner' }).click()
      await corner(page).getByText('aimante').waitFor()
      // Pictures that wait beside the page for their place to be scrolled to move by no clock.
      const moving = () =>
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length
      expect(await page.evaluate(moving)).toBe(0)
    }),
  )

  test(
    'she notices that one reads on, and goes back to her own mood',
    visiting(async ({ page }) => {
      await holdTime(page)
      await open(page, '/blog')
      await met(page)
      const picture = () => corner(page).locator('img').first().getAttribute('src')
      const calm = await picture()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForFunction(() => scrollY > 0)
      await expect
        .poll(async () => {
          await page.clock.runFor(50)
          return picture()
        })
        .not.toBe(calm)
      await page.clock.runFor(2000)
      await expect.poll(picture).toBe(calm)
    }),
  )
})

/** The name of what has the focus, if her corner lies over it. */
const coveredName = async (): Promise<string> => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const focused = document.activeElement
  const place = document.querySelector('aside[aria-label="Opale"]')
  if (!focused || !place || place.contains(focused) || focused === document.body) return ''
  const [one, two] = [focused.getBoundingClientRect(), place.getBoundingClientRect()]
  const apart =
    one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top
  return apart ? '' : (focused.textContent ?? focused.tagName)
}

/** Whether anything of hers lies over the middle of what has the focus. */
const isBelowHer = (): boolean => {
  const focused = document.activeElement!
  const { left, top, width, height } = focused.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  const place = seen?.closest('aside[aria-label="Opale"]')
  return place !== null && place !== undefined && !place.contains(focused)
}
