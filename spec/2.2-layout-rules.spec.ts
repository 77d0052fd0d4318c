/** Section 2.2: what a path alone decides about the layout around a page. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addresses } from '../site/routes/resolve.ts'
import {
  categoryOf,
  hasActivityButton,
  hasBackground,
  hasTopPadding,
  headerOf,
  universeOf,
} from '../site/routes/rules.ts'
import { shownAt } from './support/rendered.ts'

const LEGAL = [
  '/mentions-legales',
  '/politique-confidentialite',
  '/cgu',
  '/politique-cookies',
  '/accessibilite',
  '/securite',
]
const MAIN = ['/', '/ia', '/cv', '/contact']
const FLUSH = ['/ia', '/workflows', '/workflows/rag-onboarding', '/vcard', '/cv']

/** A path as it stands and below both language prefixes. */
const spellings = (path: string) => {
  const below = path === '/' ? '' : path
  return [path, `/en${below}`, `/fr${below}`]
}
const spelt = (paths: readonly string[]) => paths.flatMap(spellings)

/** Paths that look like those of the site, and others; none begins with a language. */
const segment = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,10}$/u),
  fc.constantFrom(
    'ia',
    'workflows',
    'blog',
    'media',
    'cv',
    'web-dev',
    'ai-services',
    'services-ia',
  ),
)
const anyPath = fc.oneof(
  fc.constantFrom(...addresses().map(({ path }) => path)),
  fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`),
)
const barePath = anyPath.filter((path) => !/^\/(en|fr)(\/|$)/u.test(path))

const RULES = { headerOf, hasTopPadding, hasBackground, hasActivityButton, categoryOf, universeOf }

describe('a language prefix changes no rule', () => {
  test.each(Object.entries(RULES))('%s', (_name, rule) => {
    fc.assert(
      fc.property(barePath, (path) => {
        const results = spellings(path).map((each) => rule(each))
        expect(new Set(results)).toEqual(new Set([rule(path)]))
      }),
    )
  })
})

describe('header', () => {
  test('[2.2.1] it depends on the path alone: the page shows what the rule says, in any language', async () => {
    for (const { path } of addresses()) {
      const { page, body } = await shownAt(path)
      expect([path, page.header]).toEqual([path, headerOf(path)])
      expect([path, kindOfHeader(body)]).toEqual([path, SHOWN[headerOf(path)]])
    }
  })

  test.each(spelt(MAIN))('[2.2.2] %s has the main navigation', (path) => {
    expect(headerOf(path)).toBe('main')
  })

  test.each(spelt(['/preview']))('[2.2.3] %s has the alternate header', async (path) => {
    expect(headerOf(path)).toBe('alternate')
    expect(kindOfHeader((await shownAt(path)).body)).toBe('a header without navigation')
  })

  test.each(spelt(['/vcard', ...LEGAL]))('[2.2.4] %s has none', (path) => {
    expect(headerOf(path)).toBe('none')
  })

  test('[2.2.5] any other page has the one that loads late, with a contact action', async () => {
    const named = [...MAIN, ...LEGAL, '/vcard', '/preview']
    fc.assert(
      fc.property(
        barePath.filter((path) => !named.includes(path)),
        (path) => {
          expect(headerOf(path)).toBe('deferred')
        },
      ),
    )
    for (const path of ['/blog', '/en/faq', '/nulle-part']) {
      const { body, page } = await shownAt(path)
      expect(page.header).toBe('deferred')
      expect(headerIn(body)).toMatch(/<a [^>]*href="(\/en)?\/contact"[^>]*>Contact<\/a>/u)
    }
  })

  test('aliases count as they are written', () => {
    expect(['/ai', '/ai-services', '/web-development'].map(headerOf)).toEqual(
      Array.from({ length: 3 }, () => 'deferred'),
    )
  })
})

/** The page's header stands before its main landmark; sections inside may have one of their own. */
const headerIn = (body: string): string =>
  /<header.*<\/header>/su.exec(body.slice(0, body.indexOf('<main')))?.[0] ?? ''

const kindOfHeader = (body: string): string => {
  const header = headerIn(body)
  if (header === '') return 'no header'
  return /<nav[^>]*aria-label="(Navigation principale|Main navigation)"/u.test(header)
    ? 'a header with the navigation'
    : 'a header without navigation'
}
const SHOWN = {
  main: 'a header with the navigation',
  deferred: 'a header with the navigation',
  alternate: 'a header without navigation',
  none: 'no header',
}

describe('space above, background, activity button', () => {
  test.each(spelt(FLUSH))('[2.2.7] %s has no top padding', async (path) => {
    expect(hasTopPadding(path)).toBe(false)
  })

  test('[2.2.7] any other page has it', () => {
    const flush = /^\/(ia|workflows|vcard|cv)$|^\/workflows\//u
    fc.assert(
      fc.property(barePath, (path) => {
        expect(hasTopPadding(path)).toBe(!flush.test(path))
      }),
    )
  })

  test('every page but one has the background, and but one the activity button (2.2.8, 2.2.9)', () => {
    fc.assert(
      fc.property(barePath, (path) => {
        expect(hasBackground(path)).toBe(path !== '/canvas-animations-preview')
        expect(hasActivityButton(path)).toBe(path !== '/activite-github')
      }),
    )
  })
})

describe('page category', () => {
  test.each([
    ['2.2.12', '/', 'unified'],
    ['2.2.13', '/ia', 'ai-services'],
    ['2.2.13', '/ai', 'ai-services'],
    ['2.2.14', '/opale-freelance', 'opale-freelance'],
    ['2.2.15', '/opale', 'opale'],
    ['2.2.15', '/tamagotchi', 'opale'],
    ['2.2.16', '/blog', 'blog'],
    ['2.2.16', '/blog/un-article', 'blog'],
    ['2.2.17', '/media/logo', 'media'],
    ['2.2.17', '/media-page/logo', 'media'],
    ['2.2.18', '/cv', 'cv'],
    ['2.2.19', '/contact', 'contact'],
    ['2.2.20', '/workflows', 'workflows'],
    ['2.2.21', '/workflows/rag-onboarding', 'web-dev'],
    ['2.2.21', '/ai-services', 'web-dev'],
    ['2.2.21', '/web-development', 'web-dev'],
    ['2.2.21', '/media', 'web-dev'],
    ['2.2.21', '/blogs', 'web-dev'],
    ['2.2.21', '/cv/x', 'web-dev'],
    ['2.2.21', '/constructor', 'web-dev'],
  ])('[%s] %s has the category %s', (_id, path, category) => {
    expect(spellings(path).map(categoryOf)).toEqual([category, category, category])
  })

  test('[2.2.21] every other path is web-dev', () => {
    const listed =
      /^\/(ia|ai|opale-freelance|opale|tamagotchi|blog|cv|contact|workflows)?$|^\/(blog|media|media-page)\//u
    fc.assert(
      fc.property(
        barePath.filter((path) => !listed.test(path)),
        (path) => {
          expect(categoryOf(path)).toBe('web-dev')
        },
      ),
    )
  })

  test('the page carries its category', async () => {
    for (const path of ['/', '/en/ia', '/tamagotchi', '/blog', '/faq'])
      expect((await shownAt(path)).body).toContain(`data-category="${categoryOf(path)}"`)
  })
})

describe('universe', () => {
  test.each([
    ['/ia', 'ia'],
    ['/services-ia', 'ia'],
    ['/x/ai-services/y', 'ia'],
    ['/', 'code'],
    ['/code', 'code'],
    ['/web-dev', 'code'],
    ['/web-development', 'code'],
    ['/explorer', 'plus'],
    ['/blog', undefined],
    ['/constructor', undefined],
  ])('%s is %s', (path, universe) => {
    expect(spellings(path).map(universeOf)).toEqual([universe, universe, universe])
  })
})
