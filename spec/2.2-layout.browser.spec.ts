/** Section 2.2: the layout around a page, as a visitor meets it. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow, open, titled, visiting } from './support/visit.ts'

const LEGAL = [
  '/mentions-legales',
  '/politique-confidentialite',
  '/cgu',
  '/politique-cookies',
  '/accessibilite',
  '/securite',
]

describe('headers', () => {
  const navigation = (page: Page) =>
    page.getByRole('banner').getByRole('navigation', { name: 'Navigation principale' })
  // Two pages also have a section of that name.
  const contact = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Contact' })
      .and(page.locator('[href="/contact"]'))

  test.each([
    ['2.2.2', '/'],
    ['2.2.2', '/ia'],
    ['2.2.2', '/cv'],
    ['2.2.2', '/contact'],
    ['2.2.5', '/faq'],
    ['2.2.5', '/workflows'],
    ['2.2.5', '/nulle-part'],
  ])('[2.2.1] [%s] %s: the navigation, with a contact action', (_, path) =>
    visiting(
      async ({ page, allow }) => {
        // The browser itself says that nothing is there.
        if (path === '/nulle-part') allow(/404/u)
        await page.goto(path)
        expect(await navigation(page).isVisible()).toBe(true)
        expect(await contact(page).isVisible()).toBe(true)
      },
      { javaScriptEnabled: false },
    )(),
  )

  test(
    '[2.2.1] [2.2.3] /preview: the alternate header, without the navigation',
    visiting(async ({ page, allow }) => {
      allow(/404/u)
      await page.goto('/preview')
      const header = page.getByRole('banner')
      expect(await header.getByRole('link', { name: 'Opale, accueil' }).isVisible()).toBe(true)
      expect(await contact(page).isVisible()).toBe(true)
      expect(await header.getByRole('button', { name: /thème/u }).isVisible()).toBe(true)
      expect(await navigation(page).count()).toBe(0)
      expect(await page.getByRole('button', { name: 'Changer d’univers' }).count()).toBe(0)
    }),
  )

  test(
    '[2.2.1] [2.2.4] /vcard and the legal pages: none, and the switches are in the footer',
    visiting(async ({ page }) => {
      for (const path of ['/vcard', ...LEGAL]) {
        await page.goto(path)
        expect(await page.getByRole('banner').count(), path).toBe(0)
        const footer = page.getByRole('contentinfo')
        expect(await footer.getByRole('button', { name: 'Français, Langue' }).count(), path).toBe(1)
        expect(await footer.getByRole('button', { name: /thème/u }).count(), path).toBe(1)
      }
    }),
  )

  test.each([
    ['/', true],
    ['/ia', true],
    ['/cv', true],
    ['/contact', true],
    ['/faq', false],
    ['/workflows', false],
    ['/blog', false],
  ])('[2.2.5] %s: its header comes to life with the page: %s', (path, together) =>
    visiting(async ({ page }) => {
      // Looked at while the page's first effects run: React has then taken over all that is not late.
      await page.addInitScript(() => {
        const live = () =>
          Object.keys(document.querySelector('header a') ?? {}).some((key) =>
            key.startsWith('__reactFiber'),
          )
        const early = new Promise((resolve) => {
          const set = () => {
            resolve(live())
          }
          Object.defineProperty(history, 'scrollRestoration', { set })
        })
        Object.assign(globalThis, { early, live })
      })
      await open(page, path)
      type Told = { early: Promise<boolean>; live: () => boolean }
      expect(await page.evaluate(() => (globalThis as unknown as Told).early)).toBe(together)
      await page.waitForFunction(() => (globalThis as unknown as Told).live())
    })(),
  )

  test(
    '[2.2.1] the header changes with the path on the way through the site',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await navigation(page).waitFor()
      await follow(page, '/vcard')
      await page.getByRole('banner').waitFor({ state: 'detached' })
      await follow(page, '/ia')
      await navigation(page).waitFor()
    }),
  )
})

describe('space above the content', () => {
  test(
    '[2.2.6] [2.2.7] none on /ia, /workflows, /workflows/*, /vcard and /cv, in either language',
    visiting(
      async ({ page }) => {
        for (const path of [
          '/ia',
          '/en/ia',
          '/workflows',
          '/workflows/rag-onboarding',
          '/workflows/category/support',
          '/en/workflows/integration/slack',
          '/vcard',
          '/cv',
          '/en/cv',
        ])
          expect(await topPadding(page, path), path).toBe(0)
        for (const path of ['/', '/contact', '/faq', '/ai', '/blog', '/workflow-studio', '/cgu'])
          expect(await topPadding(page, path), path).toBeGreaterThan(0)
      },
      { javaScriptEnabled: false },
    ),
  )

  test(
    'with or without it, no title starts under the header',
    visiting(
      async ({ page }) => {
        for (const path of ['/', '/ia', '/cv', '/faq', '/workflows', '/en/workflows', '/contact']) {
          await page.goto(path)
          const header = await page.getByRole('banner').boundingBox()
          const title = await page.getByRole('heading', { level: 1 }).boundingBox()
          expect(title!.y, path).toBeGreaterThanOrEqual(header!.y + header!.height)
        }
      },
      { javaScriptEnabled: false },
    ),
  )
})

describe('floating button', () => {
  const button = (page: Page) =>
    page
      .getByRole('complementary', { name: 'Activité de code' })
      .getByRole('link', { name: 'Activité de code' })

  test(
    '[2.2.9] from 768 px up it leads to /activite-github, where it is not shown',
    visiting(async ({ page }) => {
      await page.setViewportSize({ width: 767, height: 900 })
      await open(page, '/faq')
      expect(await button(page).isVisible()).toBe(false)
      await page.setViewportSize({ width: 768, height: 900 })
      await button(page).click()
      await page.waitForURL('**/activite-github')
      await titled(page, 'Activité')
      expect(await button(page).count()).toBe(0)
      await page.goto('/activite-github?lang=en')
      expect(await page.getByRole('complementary', { name: 'Code activity' }).count()).toBe(0)
    }),
  )
})

describe('category', () => {
  test.each([
    ['2.2.12', 'unified', ['/', '/en', '/fr']],
    ['2.2.13', 'ai-services', ['/ia', '/ai', '/en/ia', '/en/ai']],
    ['2.2.14', 'opale-freelance', ['/opale-freelance']],
    ['2.2.15', 'opale', ['/opale', '/tamagotchi']],
    ['2.2.16', 'blog', ['/blog']],
    ['2.2.18', 'cv', ['/cv', '/en/cv']],
    ['2.2.19', 'contact', ['/contact', '/en/contact']],
    ['2.2.20', 'workflows', ['/workflows', '/en/workflows']],
    ['2.2.21', 'web-dev', ['/faq', '/workflows/rag-onboarding', '/ai-services', '/cgu']],
  ])('[2.2.11] [%s] the page says that its category is %s', (_, category, paths) =>
    visiting(
      async ({ page }) => {
        for (const path of paths) {
          await page.goto(path)
          const found = await page.locator('[data-category]').getAttribute('data-category')
          expect(found, path).toBe(category)
        }
      },
      { javaScriptEnabled: false },
    )(),
  )

  test(
    '[2.2.6] [2.2.11] the category follows the path on the way through the site',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      await follow(page, '/opale')
      await page.locator('[data-category="opale"]').waitFor()
      await follow(page, '/tamagotchi')
      await page.waitForURL('**/tamagotchi')
      await follow(page, '/ia')
      await page.locator('[data-category="ai-services"]').waitFor()
    }),
  )
})

const topPadding = async (page: Page, path: string): Promise<number> => {
  await page.goto(path)
  return page
    .getByRole('main')
    .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingTop))
}
