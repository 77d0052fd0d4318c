/** What becomes of counts as time passes, and when visits are counted at all; the clock is a test's. */
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AUDIENCE_ENDPOINT, MEASURED } from '../../site/audience/endpoint.ts'
import { createApp } from '../../site/server/app.ts'
import { countVisit, type Visit } from '../../site/server/audience/count-visit.ts'
import { createRate } from '../../site/server/audience/rate.ts'
import { forgetVisits } from '../../site/server/audience/retention.ts'
import { STALE_MS, isMeasured, turnMeasure } from '../../site/server/audience/switch.ts'
import { createDesk } from '../../site/server/desk/desk.ts'
import { migrate } from '../../site/server/store/migrate.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import type { Store } from '../../site/server/store/store.ts'
import { asReport, BROWSER } from '../support/report.ts'
import { newFolder, STORES, type Opened } from '../support/stores.ts'
import { MANIFEST } from './fixture.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 23, 12)

describe.each(STORES)('counts in %s', (_, open) => {
  let opened: Opened
  let store: Store
  beforeEach(async () => {
    opened = await open()
    ;({ store } = opened)
    await migrate(store)
  })
  afterEach(() => opened.remove())

  let ids = 0
  const visit = (at: number, more: Partial<Visit> = {}): Visit => ({
    at,
    who: 'somebody',
    id: String((ids += 1)),
    counts: [{ kind: 'view', value: '/ia', count: 1 }],
    ...more,
  })
  const rows = (kind: string) =>
    store.execute({
      sql: 'select hour, value, count from audience where kind = ?1 order by hour',
      args: [kind],
    })
  const hour = (at: number) => at / HOUR

  test('what is written twice, as where a line broke, counts once', async () => {
    const once = visit(NOON)
    await countVisit(store, once)
    await countVisit(store, once)
    expect(await rows('view')).toEqual([{ hour: hour(NOON), value: '/ia', count: 1 }])
    await countVisit(store, visit(NOON))
    expect(await rows('view')).toEqual([{ hour: hour(NOON), value: '/ia', count: 2 }])
    expect(await rows('visitor')).toEqual([{ hour: hour(NOON), value: '', count: 1 }])
  })

  test('hours stay while their day lasts; then there is one row a day, and nobody knows who came', async () => {
    for (const at of [NOON, NOON + HOUR, NOON + 2 * HOUR]) await countVisit(store, visit(at))
    await forgetVisits(store, NOON + 3 * HOUR)
    expect(await rows('view')).toHaveLength(3)
    expect(await store.execute({ sql: 'select who from audience_visitor' })).toHaveLength(1)

    const midnight = NOON + 12 * HOUR
    await countVisit(store, visit(midnight))
    for (let times = 0; times < 2; times += 1) await forgetVisits(store, midnight)
    expect(await rows('view')).toEqual([
      { hour: hour(midnight) - 24, value: '/ia', count: 3 },
      { hour: hour(midnight), value: '/ia', count: 1 },
    ])
    expect(await store.execute({ sql: 'select day from audience_visitor' })).toEqual([
      { day: hour(midnight) / 24 },
    ])
    expect(await rows('visitor')).toMatchObject([{ count: 1 }, { count: 1 }])
  })

  test('nothing is kept for more than 25 months; the journal says how many rows went', async () => {
    const start = Date.UTC(2024, 9, 23)
    for (const at of [start - HOUR, start, NOON]) await countVisit(store, visit(at))
    expect(await forgetVisits(store, Date.UTC(2026, 10, 23))).toBe(2)
    const left = await rows('view')
    expect(left.map((row) => row['hour'])).toEqual([hour(start), hour(NOON)])
    expect(await store.execute({ sql: 'select deed, count from journal' })).toEqual([
      { deed: 'purge-audience', count: 2 },
    ])
    expect(await forgetVisits(store, Date.UTC(2026, 10, 23))).toBe(0)
  })
})

describe('the switch', () => {
  let folder: string
  let store: Store
  let now: number
  beforeEach(async () => {
    folder = newFolder()
    store = await openStore(join(folder, 'desk.db'))
    await migrate(store)
    now = NOON
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  const PRIVACY = { file: 'ia.html', policy: 0, measured: { file: 'ia.measured.html', policy: 1 } }
  const served = (
    manifest = { ...MANIFEST, pages: { ...MANIFEST.pages, '/ia': { fr: PRIVACY } } },
  ) => {
    const desk = createDesk({
      store,
      addressOf: () => '192.0.2.1',
      log: () => {},
      isPage: () => true,
      now: () => now,
    })
    const { api, measuring } = desk
    const bytes = (path: string) => new TextEncoder().encode(`content of ${path}`)
    const app = createApp({
      manifest,
      api,
      measuring,
      assets: {
        find: (path) => ({
          path,
          type: path.endsWith('.html') ? 'text/html' : 'text/plain',
          encodings: [],
        }),
        read: async ({ path }) => ({ bytes: bytes(path), etag: '"1"' }),
      },
    })
    const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await app.request(path, { headers: { 'user-agent': BROWSER, ...headers } })
      const { status } = answer
      const told = answer.headers.get('server-timing')
      return { status, told, etag: answer.headers.get('etag') ?? '', text: await answer.text() }
    }
    return {
      tick: desk.tick,
      get,
      send: async () => (await app.request(AUDIENCE_ENDPOINT, asReport())).status,
    }
  }

  test('is off until the owner turns it on: no page is told to tell, and nobody listens', async () => {
    const { get, send } = served()
    expect(await isMeasured(store)).toBe(false)
    expect(await get('/')).toMatchObject({ told: null, text: 'content of /index.html' })
    expect(await send()).toBe(404)
    expect(await store.execute({ sql: 'select * from audience' })).toEqual([])
  })

  test('turned on elsewhere, this server hears of it within a minute, and of the opposite', async () => {
    const { get, send, tick } = served()
    expect(await send()).toBe(404)
    await turnMeasure(store, true, now, 'owner')
    expect(await send()).toBe(404)
    now += STALE_MS
    expect(await send()).toBe(204)
    expect((await get('/')).told).toBe(MEASURED)
    await turnMeasure(store, false, now, 'owner')
    now += STALE_MS
    await tick()
    expect((await get('/')).told).toBeNull()
    expect(await send()).toBe(404)
  })

  test('no page waits for the store to say so', async () => {
    await turnMeasure(store, true, now, 'owner')
    const { get } = served()
    expect((await get('/')).told).toBeNull()
    await expect.poll(async () => (await get('/')).told).toBe(MEASURED)
  })

  test('a page that a browser kept is asked for anew when the setting has changed', async () => {
    const { get, tick } = served()
    const before = await get('/')
    await turnMeasure(store, true, now, 'owner')
    now += STALE_MS
    await tick()
    const after = await get('/', { 'if-none-match': before.etag })
    expect(after).toMatchObject({ status: 200, told: MEASURED })
    expect(await get('/', { 'if-none-match': after.etag })).toMatchObject({
      status: 304,
      told: MEASURED,
    })
  })

  test('pages that speak of it follow it, for whoever asks, and so does their data', async () => {
    const { get, tick } = served()
    const data = { off: '/data/fixture/ia.json', on: '/data/fixture/ia.measured.json' }
    expect((await get('/ia')).text).toBe('content of /ia.html')
    expect((await get(data.off)).text).toBe(`content of ${data.off}`)
    await turnMeasure(store, true, now, 'owner')
    now += STALE_MS
    await tick()
    for (const headers of [{}, { dnt: '1' }])
      expect((await get('/ia', headers)).text).toBe('content of /ia.measured.html')
    expect((await get(data.off)).text).toBe(`content of ${data.on}`)
  })

  test.each<[string, Readonly<Record<string, string>>]>([
    ['who objects', { 'sec-gpc': '1' }],
    ['the owner', { cookie: 'desk=secret' }],
    ['a program', { 'user-agent': 'curl/8' }],
  ])('the page of %s is not told to tell', async (_, headers) => {
    await turnMeasure(store, true, now, 'owner')
    const { get, tick } = served()
    await tick()
    expect((await get('/')).told).toBe(MEASURED)
    expect((await get('/', headers)).told).toBeNull()
  })

  test('where the owner named another service, it has no effect on pages', async () => {
    await turnMeasure(store, true, now, 'owner')
    const { get, tick } = served({ ...MANIFEST, measures: false } as never)
    await tick()
    expect((await get('/')).told).toBeNull()
  })
})

test('an hour takes as many reports as it may, the very first of all hours too', () => {
  const takes = createRate({ perAddress: 2, inAll: 3 })
  const ask = (hour: number) => ['a', 'a', 'a', 'b', 'c'].map((who) => takes(who, hour * HOUR))
  expect(ask(0)).toEqual([0, 0, 3600, 0, 3600])
  expect(ask(1)).toEqual([0, 0, 3600, 0, 3600])
})
