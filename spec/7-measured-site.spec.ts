/** Section 7: the pages of an owner who has visits measured, as the build makes them. */
import { afterAll, expect, test, vi } from 'vitest'
import type { Identity } from '../site/identity.ts'
import type { AnalyticsChoice } from '../site/ports/analytics/choice.ts'
import { CHOICES_HASH, CHOICES_NAME } from '../site/ports/analytics/choices-link.ts'
import { LANGUAGES, type Language } from '../site/routes/language.ts'

afterAll(() => {
  vi.doUnmock('../site/identity.ts')
  vi.resetModules()
})

/** A build of its own for each choice: the identity is read when modules are. */
const builtFor = async (analytics: AnalyticsChoice | undefined) => {
  vi.resetModules()
  const { identity } = await vi.importActual<{ identity: Identity }>('../site/identity.ts')
  vi.doMock('../site/identity.ts', () => ({
    identity: { ...identity, ...(analytics && { analytics }) },
  }))
  const { buildLayout } = await import('../site/layout/build-layout.ts')
  const { buildPage } = await import('../site/routes/build-page.ts')
  const { entryOf } = await import('../site/routes/entries.ts')
  const page = (language: Language) =>
    buildPage(entryOf('politique-cookies'), '/politique-cookies', language).html ?? ''
  return { buildLayout, page }
}

test('[7.0.9] by default no page speaks of choices that nobody has', async () => {
  const { buildLayout, page } = await builtFor(undefined)
  for (const language of LANGUAGES) {
    const layout = buildLayout(language)
    expect(layout.analytics).toBeUndefined()
    expect(layout.legal.map(({ name }) => name)).not.toContain(CHOICES_NAME[language])
    expect(page(language)).not.toContain(CHOICES_HASH[language])
  }
})

test.each<AnalyticsChoice>([
  { service: 'endpoint', url: '/mesure' },
  { service: 'endpoint', url: 'https://mesure.example/e', journey: true },
  { service: 'dataLayer', id: 'G-1', script: 'https://tag.example/js' },
])(
  '[7.0.9] with $service, every page leads to the choices, and so does the cookie page',
  async (analytics) => {
    const { buildLayout, page } = await builtFor(analytics)
    for (const language of LANGUAGES) {
      const layout = buildLayout(language)
      expect(layout.analytics).toEqual(analytics)
      const link = layout.legal.find(({ name }) => name === CHOICES_NAME[language])
      expect(link?.href).toMatch(/^\/politique-cookies(?:\?lang=en)?#/u)
      expect(link?.href.endsWith(CHOICES_HASH[language])).toBe(true)
      // Without scripts the link leads to the section that says what is measured.
      expect(page(language)).toContain(`id="${CHOICES_HASH[language].slice(1)}"`)
      expect(page(language)).toContain(`${CHOICES_HASH[language]}">${CHOICES_NAME[language]}</a>`)
    }
  },
)
