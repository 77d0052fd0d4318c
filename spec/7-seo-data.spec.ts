/** Section 7: the data of each language, as the build writes it. */
import { expect, test, vi } from 'vitest'
import { loadSeoContent, loadSeoPages } from '../site/ports/seo-data.ts'
import { seoFiles } from '../site/prerender/publish.ts'
import { entries } from '../site/routes/entries.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import type { SeoContent, SeoPages } from '../site/seo/seo-data.ts'
import { seoContent, seoPages } from '../site/seo/seo-files.ts'

test('[7.0.2] [7.0.3] each language has two files, made from the content', () => {
  const files = new Map(
    seoFiles().map(([name, text]) => [name, JSON.parse(String(text)) as object]),
  )
  expect([...files.keys()]).toEqual([
    'fr/seo-pages.json',
    'fr/seo-content.json',
    'en/seo-pages.json',
    'en/seo-content.json',
  ])
  for (const language of LANGUAGES) {
    expect(files.get(`${language}/seo-pages.json`)).toEqual(seoPages(language))
    expect(files.get(`${language}/seo-content.json`)).toEqual(seoContent(language))
  }
})

test('[2.5.14] [7.0.4] the main pages have a title, a description and a priority', () => {
  expect(Object.keys(seoPages('fr')).toSorted()).toEqual(
    ['/', '/blog', '/contact', '/cv', '/ia', '/workflow-studio', '/workflows'].toSorted(),
  )
  for (const language of LANGUAGES)
    for (const page of Object.values<SeoPages[string]>(seoPages(language))) {
      expect(page.title.length).toBeGreaterThan(10)
      expect(page.description.length).toBeGreaterThan(50)
      expect(page.priority).toBeGreaterThan(0)
      expect(page.priority).toBeLessThanOrEqual(1)
    }
  expect(seoPages('en')['/en']?.title ?? seoPages('en')['/']?.title).not.toBe(
    seoPages('fr')['/']?.title,
  )
})

test('[7.0.4] every page says what it is about', () => {
  for (const language of LANGUAGES) {
    const content: SeoContent = seoContent(language)
    expect(Object.keys(content)).toHaveLength(entries.length)
    expect(Object.keys(content).filter((path) => !/^\/[\w./-]*$/u.test(path))).toEqual([])
    for (const { heading, updated } of Object.values(content)) {
      expect(heading).not.toBe('')
      expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/u)
    }
  }
})

test('[2.5.13] is fetched when it is first asked for, and again where it did not come', async () => {
  const network = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', network)
  await Promise.all([loadSeoPages('fr'), loadSeoPages('fr')])
  await loadSeoContent('en')
  expect(network.mock.calls).toEqual([['/fr/seo-pages.json'], ['/en/seo-content.json']])
  network.mockResolvedValueOnce(new Response('', { status: 404 }))
  await expect(loadSeoPages('en')).rejects.toThrow('answered 404')
  await loadSeoPages('en')
  expect(network).toHaveBeenCalledTimes(4)
  vi.unstubAllGlobals()
})
