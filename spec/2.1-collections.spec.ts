/** Section 2.1: addresses with a parameter, and the pages that list others. */
import { describe, expect, test } from 'vitest'
import { entries } from '../site/routes/entries.ts'
import { PAGES_SHOWN, TERMS, WORKFLOWS } from './fixtures/routes.ts'
import { mainOf, pageAt, shownAt } from './support/rendered.ts'

const BOTH = [
  ['', 'fr'],
  ['/en', 'en'],
] as const

describe('one member', () => {
  test.each(TERMS)('[2.1.38] /glossaire-ia/%s shows the term in both languages', async (slug) => {
    for (const [prefix, language] of BOTH) {
      const { status, page } = await shownAt(`${prefix}/glossaire-ia/${slug}`)
      expect([status, page.screen, page.language]).toEqual([200, 'term', language])
      expect(page.id).toBe(pageAt(`/glossaire-${slug}`))
    }
  })

  test.each(WORKFLOWS)('[2.1.102] /workflows/%s shows it in both languages', async (slug) => {
    for (const [prefix, language] of BOTH) {
      const { status, page } = await shownAt(`${prefix}/workflows/${slug}`)
      expect([status, page.screen, page.language]).toEqual([200, 'template', language])
      expect(page.id).toBe(pageAt(`/workflow-${slug}`))
    }
  })
})

/** Ids that a list shows over all of its pages, each as a card; the neighbours do not count. */
const listed = async (address: string): Promise<readonly string[]> => {
  const { page, body } = await shownAt(address)
  expect(page.screen).toBe('workflows')
  const { cards = [], page: at = 1, pages = 1 } = page.library ?? {}
  for (const { href } of cards) expect(mainOf(body)).toContain(`href="${href}"`)
  const next = address.replace(/\/page\/\d+$/u, '')
  const rest = at < pages ? await listed(`${next}/page/${at + 1}`) : []
  return [...cards.map(({ href }) => pageAt(href)), ...rest]
}

describe('lists of workflows', () => {
  const library = entries.flatMap(({ id, record }) =>
    'integrations' in record ? [{ id, record }] : [],
  )
  const categories = [...new Set(library.map(({ record }) => record.category))]
  const integrations = [...new Set(library.flatMap(({ record }) => record.integrations))]

  test('[2.1.101] /workflows lists every workflow', async () => {
    for (const [prefix] of BOTH)
      expect((await listed(`${prefix}/workflows`)).toSorted()).toEqual(
        library.map(({ id }) => id).toSorted(),
      )
  })

  test.each(categories)('[2.1.101] /workflows/category/%s lists that one alone', async (slug) => {
    const own = library.filter(({ record }) => record.category === slug).map(({ id }) => id)
    for (const [prefix] of BOTH)
      expect((await listed(`${prefix}/workflows/category/${slug}`)).toSorted()).toEqual(
        own.toSorted(),
      )
  })

  test.each(integrations)('[2.1.101] /workflows/integration/%s lists its users', async (slug) => {
    const own = library.filter(({ record }) => record.integrations.includes(slug))
    for (const [prefix] of BOTH)
      expect((await listed(`${prefix}/workflows/integration/${slug}`)).toSorted()).toEqual(
        own.map(({ id }) => id).toSorted(),
      )
  })
})

describe('lists of pages', () => {
  test.each([
    ['2.1.5', '/explorer'],
    ['2.1.113', '/sitemap'],
  ])('[%s] %s leads to every page there is', async (_id, address) => {
    const { body } = await shownAt(address)
    const hrefs = [...mainOf(body).matchAll(/ href="(\/[^"]*)"/gu)]
    const linked = new Set(hrefs.map(([, href = '']) => pageAt(href)))
    linked.add(pageAt(address))
    const pages = PAGES_SHOWN.map((line) => pageAt(line.addresses[0] ?? ''))
    expect(pages.filter((id) => !linked.has(id))).toEqual([])
  })

  test('[2.1.96] /blog leads to every article and guide', async () => {
    const { body } = await shownAt('/blog')
    for (const line of PAGES_SHOWN.filter(({ screen }) => screen === 'article'))
      expect(mainOf(body)).toContain(`href="${line.addresses[0] ?? ''}"`)
  })

  test('[2.1.37] /glossaire-ia leads to every term', async () => {
    const { body } = await shownAt('/glossaire-ia')
    for (const slug of TERMS) expect(mainOf(body)).toContain(`href="/glossaire-ia/${slug}"`)
  })

  test('[2.1.91] /guides-ia leads to the ten guides', async () => {
    const { page } = await shownAt('/guides-ia')
    const guides = page.groups.find(({ family }) => family === 'guide')?.links ?? []
    expect(guides.map(({ href }) => pageAt(href))).toHaveLength(10)
  })

  test('the navigation around a page leads to the workflow studio (2.1.103)', async () => {
    const { body } = await shownAt('/')
    const after = body.slice(body.lastIndexOf('</main>'))
    expect(body.slice(0, body.indexOf('<main')) + after).toContain('href="/workflow-studio"')
  })
})
