/** The library as n8n's own pages ask for it: spec/n8n/library-protocol.md says what they need. */
import { describe, expect, test } from 'vitest'
import { listingFiles, listingIn } from '../../site/prerender/n8n-listing.ts'
import { templateFiles } from '../../site/prerender/template-files.ts'
import { createApp } from '../../site/server/app.ts'
import type { AssetStore } from '../../site/server/asset-store.ts'
import type { Card, Named } from '../../site/server/n8n/listing.ts'
import type { Page } from '../../site/server/n8n/asked.ts'
import { templateNumbers } from '../../site/workflows/library/template-number.ts'
import { MANIFEST } from './fixture.ts'

const files = new Map(
  [...listingFiles(), ...templateFiles()].map(([name, content]) => [`/${name}`, String(content)]),
)
const assets: AssetStore = {
  find: (path) => (files.has(path) ? { path, type: 'application/json', encodings: [] } : undefined),
  read: async ({ path }) => ({ bytes: new TextEncoder().encode(files.get(path)), etag: '"1"' }),
}
const app = createApp({ manifest: MANIFEST, assets })

const HOST = '/api/n8n/en'
const ORIGIN = 'https://flows.example'
const ask = async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  app.request(path, { method, headers: { origin: ORIGIN, 'n8n-version': '2.41.1', ...headers } })
const json = async <Answer>(path: string) => (await (await ask(path)).json()) as Answer
const search = (query: string) => json<Page>(`${HOST}/templates/search?${query}`)
const all = async () => {
  const cards: Card[] = []
  for (let page = 1; ; page += 1) {
    const { workflows, totalWorkflows } = await search(`search=&page=${page}&limit=20&category=`)
    cards.push(...workflows)
    if (workflows.length === 0 || cards.length >= totalWorkflows) return cards
  }
}

test('is there, and has categories but no collections', async () => {
  expect(await json(`${HOST}/health`)).toEqual({ status: 'OK' })
  const { categories } = await json<{ categories: readonly Named[] }>(
    `${HOST}/templates/categories`,
  )
  expect(categories).toHaveLength(13)
  expect(categories[0]).toEqual({ id: 1, name: 'Sales' })
  expect(await json(`${HOST}/templates/collections?&search=`)).toEqual({ collections: [] })
})

test('speaks French where no language is asked for', async () => {
  const query = 'templates/search?search=&page=1&limit=1&category='
  const [bare, fr, en] = await Promise.all(
    ['/api/n8n', '/api/n8n/fr', '/api/n8n/en'].map((host) => json<Page>(`${host}/${query}`)),
  )
  expect(bare).toEqual(fr)
  expect(en?.workflows[0]?.id).toBe(fr?.workflows[0]?.id)
  expect(en?.workflows[0]?.name).not.toBe(fr?.workflows[0]?.name)
})

describe('a list', () => {
  test('reaches every template once, page by page', async () => {
    const cards = await all()
    const { templates } = listingIn('en')
    expect(cards.map(({ id }) => id)).toEqual(templates.map(({ card }) => card.id))
    expect(new Set(cards.map(({ id }) => id)).size).toBe(templates.length)
    expect(templates.length).toBeGreaterThan(30)
  })

  test('shows cards that n8n can draw, with nothing of anybody’s files', async () => {
    for (const card of await all()) {
      expect(card).toMatchObject({ totalViews: 0, user: { username: 'opale', verified: false } })
      expect(Number.isSafeInteger(card.id)).toBe(true)
      expect(card.createdAt).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/u)
      expect(card.categories).toHaveLength(1)
      expect(card.nodes.length).toBeGreaterThan(2)
      for (const { name, icon, iconData, group } of card.nodes) {
        expect(name).toMatch(/^(?:n8n-nodes-base|@n8n\/n8n-nodes-langchain)\.\w+$/u)
        expect([icon, iconData.type]).toEqual([`fa:${iconData.icon}`, 'icon'])
        expect(JSON.parse(group)).toHaveLength(1)
      }
    }
  })

  test('finds words in both languages, accents aside, and all of them', async () => {
    const sorted = listingIn('en').templates.find(
      ({ slug }) => slug === 'trier-messages-boite-commune',
    )
    const found = async (words: string) =>
      (await search(`search=${encodeURIComponent(words)}&page=1&limit=100&category=`)).workflows
    for (const words of ['shared inbox', 'boite commune', 'BOÎTE slack', 'equip'])
      expect((await found(words)).map(({ id }) => id)).toContain(sorted?.card.id)
    expect(await found('shared zeppelin')).toEqual([])
  })

  test('narrows to categories by their names, and to kinds of nodes', async () => {
    const cards = await all()
    const named = (...names: string[]) =>
      cards.filter(({ categories }) => names.includes(categories[0]!.name)).length
    const narrowed = async (query: string) =>
      (await search(`search=&page=1&${query}`)).totalWorkflows
    expect(named('Sales')).toBeGreaterThan(0)
    expect(await narrowed('limit=20&category=Sales')).toBe(named('Sales'))
    const two = encodeURIComponent('Sales,Compliance and privacy')
    expect(await narrowed(`limit=20&category=${two}`)).toBe(
      named('Sales', 'Compliance and privacy'),
    )
    expect(await narrowed('limit=20&category=Nowhere')).toBe(0)
    const slack = 'n8n-nodes-base.slack'
    expect(await narrowed(`rows=5&nodes=${slack}`)).toBe(
      cards.filter(({ nodes }) => nodes.some(({ name }) => name === slack)).length,
    )
  })
})

describe('a template', () => {
  test('carries the flow that its page offers, whole and to be imported', async () => {
    for (const language of ['fr', 'en'] as const) {
      for (const { slug, card } of listingIn(language).templates) {
        const flow: unknown = JSON.parse(files.get(`/workflows/${slug}.${language}.json`)!)
        const host = `/api/n8n/${language}`
        expect(await json(`${host}/workflows/templates/${card.id}`)).toEqual({
          id: card.id,
          name: card.name,
          workflow: flow,
        })
        const { workflow } = await json<{ workflow: Card & { workflow: unknown } }>(
          `${host}/templates/workflows/${card.id}`,
        )
        expect(workflow).toMatchObject({ id: card.id, name: card.name, image: [] })
        expect(workflow.workflow).toEqual(flow)
      }
    }
  })

  test('keeps its number for as long as it keeps its name', () => {
    expect(templateNumbers(['a', 'trier-messages-boite-commune'])).toEqual(
      new Map([
        ['a', 1_678_518_572],
        ['trier-messages-boite-commune', 2_028_566_067],
      ]),
    )
    // Two words known to have one number.
    expect(() => templateNumbers(['costarring', 'liquid'])).toThrow('number of another')
  })
})

describe('any n8n may ask', () => {
  test('with its cookies, from its own address, and is told first that it may', async () => {
    for (const path of ['/health', '/templates/search?page=1', '/templates/workflows/nobody']) {
      const { headers } = await ask(HOST + path)
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
      expect(headers.get('vary')?.toLowerCase()).toContain('origin')
      expect(headers.get('set-cookie')).toBeNull()
      const before = await ask(HOST + path, 'OPTIONS', {
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'n8n-version',
      })
      expect(before.status).toBe(204)
      expect(Object.fromEntries(before.headers)).toMatchObject({
        'access-control-allow-origin': ORIGIN,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET,OPTIONS',
        'access-control-allow-headers': 'n8n-version',
        'access-control-max-age': '86400',
      })
      expect(before.headers.get('vary')?.toLowerCase()).toContain('origin')
    }
  })

  test('but only these addresses, and only by GET', async () => {
    for (const path of [
      '/',
      '/ia',
      '/api/messages',
      '/api/desk/session',
      '/api/n8nx/health',
      '/no',
    ])
      for (const method of ['GET', 'OPTIONS', 'POST'])
        expect((await ask(path, method)).headers.get('access-control-allow-origin')).toBeNull()
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await ask(`${HOST}/templates/search`, method)
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
  })
})

describe('hostile questions', () => {
  const NONE = { totalWorkflows: 0, workflows: [] }
  test.each([
    'page=-1',
    'page=0',
    'page=1e3',
    'page=NaN',
    'page=1;drop',
    'page=99999999999999999999',
    'limit=-5&page=1',
    'limit=1e9&page=1',
    'limit=1000000000',
    'rows=%00',
  ])('%s is refused', async (query) => {
    const answer = await ask(`${HOST}/templates/search?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: 'Bad Request' })
  })

  test('a page beyond the last is empty, and nobody gets all at once', async () => {
    const total = (await search('page=1')).totalWorkflows
    expect(await search('page=99999&limit=20')).toEqual({ totalWorkflows: total, workflows: [] })
    expect((await search('page=1&limit=999999')).workflows.length).toBeLessThanOrEqual(100)
  })

  test.each([
    `search=${'é'.repeat(1000)}`,
    `search=${'a%20'.repeat(500)}`,
    `search=${encodeURIComponent('zq*.+?^${}()|[]\\')}`,
    'search=constructor&category=__proto__',
    'category=%F0%9F%98%80',
    'nodes=toString',
  ])('%s finds nothing', async (query) => {
    expect(await search(query)).toEqual(NONE)
  })

  test.each([
    'nobody',
    '0',
    '-1',
    '1e9',
    '__proto__',
    'constructor',
    '%E9',
    '%2e%2e',
    '..%2f..%2fsite',
    'trier-messages-boite-commune',
    '9'.repeat(300),
  ])('there is no template %s', async (id) => {
    for (const kind of ['templates/workflows', 'workflows/templates', 'templates/collections']) {
      const { status } = await ask(`${HOST}/${kind}/${id}`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  test('of a build without a library, and of one that cannot be read', async () => {
    const nothing = createApp({ manifest: MANIFEST, assets: { ...assets, find: () => undefined } })
    expect(await (await nothing.request(`${HOST}/templates/search?page=1`)).json()).toEqual(NONE)
    expect((await nothing.request(`${HOST}/templates/workflows/1`)).status).toBe(404)
    const seen: string[] = []
    const broken = createApp({
      manifest: MANIFEST,
      assets: { ...assets, read: () => Promise.reject(new Error('the disk is gone')) },
      report: ({ message }) => void seen.push(message),
    })
    const answer = await broken.request(`${HOST}/templates/categories`)
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: 'Internal Server Error' },
    ])
    expect(seen).toEqual(['the disk is gone'])
  })
})
