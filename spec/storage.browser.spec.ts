/** What is kept in the browser may be anything: no page breaks on it. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { awaken, follow, visiting } from './support/visit.ts'

describe('what is kept in the browser', () => {
  const KEYS = {
    local: [
      'theme',
      'i18nextLng',
      'opale_lang',
      'debug-loader',
      'opale-contact-mode',
      'opale-ai-open',
      'opale-supreme-state',
      'tamagotchi-opale-v2',
      'opale_supreme_save',
      'opale_settings',
    ],
    session: ['pageViews', 'visited'],
  }
  const fill = (page: Page, value: string) =>
    page.addInitScript(
      ([keys, text]) => {
        for (const key of keys.local) localStorage.setItem(key, text)
        for (const key of keys.session) sessionStorage.setItem(key, text)
      },
      [KEYS, value] as const,
    )

  test.each([
    ['cut short', '{'],
    ['empty', ''],
    ['null', 'null'],
    ['of another shape', '[1,{"path":3}]'],
    ['a trap for prototypes', '{"__proto__":{"x":1}}'],
    ['markup', '<script>alert(1)</script>'],
    ['no text', '\u0000\uD800'],
    ['very long', '9'.repeat(100_000)],
  ])('is %s everywhere: no page breaks', (_, value) =>
    visiting(async ({ page, problems }) => {
      await fill(page, value)
      await page.goto('/faq')
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
      await works(page)
      // [8.0.4] What cannot be read is deleted, and that is said.
      const said = problems
        .splice(0)
        .filter((text) => !text.startsWith('Corrupted entry removed opale_'))
      expect(said).toEqual([])
    })(),
  )

  test.each([
    [
      'refused',
      () => {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, area, {
            get: () => {
              throw new DOMException('refused', 'SecurityError')
            },
          })
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
    [
      'absent',
      () => {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, area, { value: undefined })
      },
    ],
  ])('is %s: no page breaks', (_, make) =>
    visiting(async ({ page }) => {
      await page.addInitScript(make)
      await page.goto('/faq')
      await works(page)
    })(),
  )

  test(
    'and told nowhere, is what every test complains of',
    visiting(async ({ page, problems }) => {
      await page.goto('/faq')
      await page.evaluate(() => {
        sessionStorage.setItem('theme', 'dark')
        sessionStorage.setItem('a-new-name', '')
        document.cookie = 'a=b'
      })
      const told = 'kept, and told nowhere: '
      expect(problems.splice(0)).toEqual([`${told}a-new-name`, `${told}the cookie a=b`])
    }),
  )

  const works = async (page: Page): Promise<void> => {
    await awaken(page)
    await page.getByRole('button', { name: 'Passer au thème clair' }).click()
    await page.locator('html[data-theme=light]').waitFor()
    await follow(page, '/sitemap?lang=en')
    await page.locator('html[lang=en]').waitFor()
    await page.goto('/sitemap')
    await page.getByRole('heading', { level: 1, name: 'Plan du site' }).waitFor()
  }
})
