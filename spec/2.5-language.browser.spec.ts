/** Section 2.5: the language of a page, in its address, in the browser and on the way. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { identity } from '../site/identity.ts'
import { PAGE_TAGS } from '../site/seo/head.ts'
import { ask, plainText } from './support/served.ts'
import { awaken, follow, holdTime, open, requestsOf, settled, visiting } from './support/visit.ts'

/** What the page says its language is: for machines, and in words. */
const languageOf = async (page: Page) => [
  await page.getAttribute('html', 'lang'),
  await page.getByRole('link', { name: /^(Aller au contenu|Skip to content)$/u }).innerText(),
]
const FRENCH = ['fr', 'Aller au contenu']
const ENGLISH = ['en', 'Skip to content']

const address = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

describe('which language', () => {
  test(
    '[2.5.1] [2.5.2] [2.5.3] [2.5.4] the prefix says it, else ?lang, else it is French',
    visiting(
      async ({ page }) => {
        for (const [asked, language, shown = asked] of [
          ['/ia', FRENCH],
          ['/fr', FRENCH],
          ['/en', ENGLISH],
          ['/en/ia', ENGLISH],
          ['/en/ia?lang=en', ENGLISH],
          ['/ia?lang=en', ENGLISH],
          ['/ia?lang=fr', FRENCH],
          ['/ia?lang=es', FRENCH],
          ['/ia?lang=EN', FRENCH],
          ['/faq-gpt4-vs-claude?lang=en', ENGLISH],
          ['/en/ia?lang=fr', FRENCH, '/ia'],
          ['/en/ia?lang=es', ENGLISH],
        ] as const) {
          await page.goto(asked)
          expect(await languageOf(page), asked).toEqual(language)
          expect(address(page)).toBe(shown)
        }
      },
      { javaScriptEnabled: false },
    ),
  )

  test(
    'a language chosen before never changes what an address shows',
    visiting(async ({ page }) => {
      await keep(page, { i18nextLng: 'en', opale_lang: 'en' })
      await open(page, '/ia')
      expect(await languageOf(page)).toEqual(FRENCH)
      expect(address(page)).toBe('/ia')
      await follow(page, '/cv')
      await page.getByRole('heading', { level: 1, name: 'Prénom Nom' }).waitFor()
      await settled(page)
      expect(await languageOf(page)).toEqual(FRENCH)
      await page.goto('/faq')
      expect(await languageOf(page)).toEqual(FRENCH)
    }),
  )
})

describe('choosing one', () => {
  test(
    '[2.5.4] [2.5.11] [2.5.12] [5.0.11] [9.0.66] who asks for Spanish reads French, and is told that it comes',
    visiting(async ({ page }) => {
      const offered = () =>
        page
          .getByRole('banner')
          .first()
          .getByRole('list', { name: /^(?:Langue|Language)$/u })
          .getByRole('link')
          .evaluateAll((all) =>
            all.map((one) => [
              one.textContent?.trim(),
              one.getAttribute('title') ?? '',
              one.hasAttribute('href'),
            ]),
          )
      const spoken = [
        ['FR', '', true],
        ['EN', '', true],
      ]
      await open(page, '/ia?lang=es')
      expect(await languageOf(page)).toEqual(FRENCH)
      await expect.poll(offered).toEqual([...spoken, ['ES bientôt', 'Bientôt disponible', false]])
      await follow(page, '/en/ia?lang=es')
      await expect.poll(() => languageOf(page)).toEqual(ENGLISH)
      await expect
        .poll(async () => (await offered()).at(-1))
        .toEqual(['ES soon', 'Available soon', false])
      await follow(page, '/faq')
      await expect.poll(offered).toEqual(spoken)
    }),
  )

  test(
    '[2.5.8] [2.5.9] where no header stands, a list below the page offers both by their full names',
    visiting(
      async ({ page }) => {
        await page.goto('/cgu')
        const list = page.getByRole('contentinfo').getByRole('list').filter({ hasText: 'France' })
        expect(await list.isVisible()).toBe(false)
        await page.getByRole('button', { name: 'Français, Langue' }).click()
        expect(await list.getByRole('link').allInnerTexts()).toEqual([
          'Français (France)',
          'English (International)',
        ])
        await list.getByRole('link', { name: /English/u }).click()
        await page.waitForURL('**/cgu?lang=en')
        expect(await languageOf(page)).toEqual(ENGLISH)
      },
      { javaScriptEnabled: false },
    ),
  )
})

describe('?lang', () => {
  test.each([
    ['/en/ia', '/en/ia?lang=en'],
    ['/en/ia?a=1#chat', '/en/ia?a=1&lang=en#chat'],
    ['/en', '/en?lang=en'],
  ])('[2.5.5] %s becomes %s, in the same entry of the history', (from, to) =>
    visiting(async ({ page }) => {
      // It does not come to life by itself, and nobody looks for the section.
      await holdTime(page)
      await page.goto('/faq')
      await page.goto(from)
      expect(address(page)).toBe(from)
      const before = await page.evaluate(() => history.length)
      const data = requestsOf(page, 'document')
      await awaken(page)
      await page.waitForURL((url) => url.searchParams.has('lang'))
      expect(address(page)).toBe(to)
      expect(await page.evaluate(() => history.length)).toBe(before)
      await page.goBack()
      expect(address(page)).toBe('/faq')
      expect(data).toEqual(['/faq'])
    })(),
  )

  test(
    '[2.5.5] on the way through the site too, without fetching anything for it',
    visiting(async ({ page }) => {
      await open(page, '/faq')
      const asked = requestsOf(page, 'fetch')
      await follow(page, '/en/ia')
      await page.waitForURL('**/en/ia?lang=en')
      await settled(page)
      // What looks after the visit fetches things of its own, when it likes.
      const data = asked.filter((path) => path.startsWith('/data/'))
      expect(data.map((file) => file.replace(/^\/data\/[^/]+\//u, '')).sort()).toEqual([
        'en/ia.json',
        'layout.en.json',
      ])
      await page.goBack()
      await page.waitForURL('**/faq')
    }),
  )

  test(
    '[2.5.5] French pages, and those that have it, stay as they are',
    visiting(async ({ page }) => {
      for (const each of ['/ia', '/fr', '/ia?lang=fr', '/ia?lang=en', '/ia?lang=en&a=1']) {
        await open(page, each)
        await follow(page, '#main')
        await page.waitForURL('**#main')
        expect(address(page)).toBe(`${each}#main`)
      }
    }),
  )
})

describe('what is kept', () => {
  test(
    '[2.5.6] the language of an address that names one, under both keys',
    visiting(async ({ page, context }) => {
      await open(page, '/ia')
      expect(await kept(context)).toEqual({})
      await open(page, '/ia?lang=zz')
      expect(await kept(context)).toEqual({})
      await open(page, '/en/ia')
      expect(await kept(context)).toEqual({ i18nextLng: 'en', opale_lang: 'en' })
      await open(page, '/ia')
      expect(await kept(context)).toEqual({ i18nextLng: 'en', opale_lang: 'en' })
      await open(page, '/faq?lang=fr')
      expect(await kept(context)).toEqual({ i18nextLng: 'fr', opale_lang: 'fr' })
    }),
  )

  test(
    '[2.5.6] [2.5.7] the language that the switcher leads to',
    visiting(async ({ page, context }) => {
      await open(page, '/ia')
      await choose(page, 'EN, English')
      await page.waitForURL('**/en/ia?lang=en')
      await expect.poll(() => kept(context)).toEqual({ i18nextLng: 'en', opale_lang: 'en' })
      await choose(page, 'FR, Français')
      await page.waitForURL((url) => url.pathname === '/ia')
      await expect.poll(() => kept(context)).toEqual({ i18nextLng: 'fr', opale_lang: 'fr' })
    }),
  )
})

describe('the switcher', () => {
  test(
    '[2.5.8] offers FR (Français) and EN (English), and says which one it is',
    visiting(async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 900 })
      for (const [each, name, current] of [
        ['/ia', 'Langue', ['true', null]],
        ['/en/ia', 'Language', [null, 'true']],
      ] as const) {
        await page.goto(each)
        const links = page.getByRole('list', { name }).first().getByRole('link')
        const names = await links.evaluateAll((all) =>
          all.map((link) => [link.textContent.trim(), link.getAttribute('aria-label')]),
        )
        expect(names).toEqual([
          ['FR', 'FR, Français'],
          ['EN', 'EN, English'],
        ])
        const marks = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('aria-current')),
        )
        expect(marks).toEqual(current)
      }
    }),
  )

  test.each([
    ['/ia', '/en/ia?lang=en'],
    ['/', '/en?lang=en'],
    ['/faq-gpt4-vs-claude', '/faq-gpt4-vs-claude?lang=en'],
    ['/workflows/rag-onboarding', '/en/workflows/rag-onboarding?lang=en'],
    ['/glossaire-rag', '/glossaire-rag?lang=en'],
    ['/tamagotchi', '/tamagotchi?lang=en'],
    ['/mentions-legales', '/mentions-legales?lang=en'],
  ])('[2.5.7] leads from %s to %s and back, loading no document', (french, english) =>
    visiting(async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 900 })
      await open(page, french)
      const canonical = await hreflang(page)
      const documents = requestsOf(page, 'document')
      await choose(page, 'EN, English')
      await page.waitForURL((url) => url.pathname + url.search === english)
      // The tags come a moment after the title.
      await page.locator('meta[property="og:locale"][content^="en"]').waitFor({ state: 'attached' })
      expect(await languageOf(page)).toEqual(ENGLISH)
      expect(await hreflang(page)).toEqual(canonical)
      await choose(page, 'FR, Français')
      await page.waitForURL((url) => url.pathname + url.search === french)
      await page.waitForFunction(() => document.documentElement.lang === 'fr')
      expect(await languageOf(page)).toEqual(FRENCH)
      expect(documents).toEqual([])
    })(),
  )
})

describe('the head of the document', () => {
  const NAMED = ['/', '/ia', '/workflow-studio', '/workflows', '/cv', '/contact', '/blog']

  test(
    '[2.5.14] title and meta tags follow the path, in both languages',
    visiting(async ({ page, context }) => {
      const fresh = await context.newPage()
      await open(page, '/faq')
      const english = ['/en', '/en/ia', '/workflow-studio?lang=en', '/blog?lang=en']
      for (const path of [...NAMED, ...english]) {
        await follow(page, path)
        await fresh.goto(path)
        const wanted = await headOf(fresh)
        // The tags come a moment after the title.
        await expect.poll(() => headOf(page), { message: path }).toEqual(wanted)
      }
    }),
  )

  test('[2.5.14] the seven pages have a title, a description and a priority of their own', async () => {
    const sitemap = plainText(await ask('/sitemap.xml'))
    const seen = new Set<string>()
    for (const path of NAMED) {
      const html = plainText(await ask(path))
      const [, title = ''] = /<title>([^<]+)/u.exec(html) ?? []
      const [, description = ''] = /name="description" content="([^"]+)/u.exec(html) ?? []
      expect([title.length > 10, description.length > 50], path).toEqual([true, true])
      seen.add(title).add(description)
      const entry = sitemap
        .split('<url>')
        .find((one) => one.includes(`<loc>${identity.origin}${path}</loc>`))
      expect(entry, path).toMatch(/<priority>(1\.0|0\.\d)<\/priority>/u)
    }
    expect(seen.size).toBe(2 * NAMED.length)
  })
})

/** Through the switcher that is in sight. */
/** @param name as the compact form says it; where there is a list, it opens first */
const choose = async (page: Page, name: string): Promise<void> => {
  const opener = page.getByRole('button', { name: /, (?:Langue|Language)$/u })
  if ((await opener.count()) > 0) await opener.click()
  const [, whole = name] = name.split(', ')
  const either = new RegExp(`^${name}$|^${whole} \\(`, 'u')
  await page.getByRole('link', { name: either }).first().click()
}

const hreflang = (page: Page) =>
  page
    .locator('link[hreflang]')
    .evaluateAll((all) =>
      all.map((link) => [(link as HTMLLinkElement).hreflang, (link as HTMLLinkElement).href]),
    )

const headOf = (page: Page) =>
  page.evaluate(
    (tags) => ({
      title: document.title,
      language: document.documentElement.lang,
      tags: [...document.querySelectorAll(tags)].map((tag) => [
        tag.tagName,
        ...[...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        tag.textContent,
      ]),
    }),
    PAGE_TAGS,
  )

const keep = async (page: Page, entries: Readonly<Record<string, string>>): Promise<void> => {
  await page.addInitScript((all) => Object.assign(localStorage, all), entries)
}

const kept = async (context: BrowserContext): Promise<Readonly<Record<string, string>>> => {
  const { origins } = await context.storageState()
  return Object.fromEntries(
    (origins[0]?.localStorage ?? []).map(({ name, value }) => [name, value]),
  )
}
