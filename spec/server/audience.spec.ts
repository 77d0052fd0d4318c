/** Visits that are counted, at every place where the server may run. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AUDIENCE_ENDPOINT, REPORT_LIMIT } from '../../site/audience/endpoint.ts'
import { HOSTS_AN_HOUR } from '../../site/server/audience/count-visit.ts'
import { turnMeasure } from '../../site/server/audience/switch.ts'
import { migrate } from '../../site/server/store/migrate.ts'
import { DESKS, type ServedDesk } from '../support/desks.ts'
import { asReport, REPORT } from '../support/report.ts'

describe.each(DESKS)('[7.0.1] %s', (name, open) => {
  let desk: ServedDesk
  beforeAll(async () => {
    desk = await open({ METRICS_TOKEN: 'token' })
    await migrate(desk.store)
    await turnMeasure(desk.store, true, Date.now(), 'owner')
  }, 60_000)
  afterAll(() => desk.remove())
  beforeEach(async () => {
    await desk.store.batch([
      { sql: 'delete from audience' },
      { sql: 'delete from audience_visitor' },
    ])
  })

  const send = async (
    body: unknown = REPORT,
    headers: Readonly<Record<string, string>> = {},
    address = '192.0.2.1',
  ): Promise<number> => {
    const answer = await desk.ask(
      AUDIENCE_ENDPOINT,
      asReport(body, { 'cf-connecting-ip': address, ...headers }),
    )
    await answer.body?.cancel()
    return answer.status
  }
  /** All counts of the hour, as `kind value`. */
  const counted = async (): Promise<Readonly<Record<string, unknown>>> => {
    const rows = await desk.store.execute({ sql: 'select kind, value, count from audience' })
    return Object.fromEntries(
      rows.map(({ kind, value, count }) => [`${kind} ${value}`.trim(), count]),
    )
  }
  const metric = async (series: string): Promise<number> => {
    const answer = await desk.ask('/metrics', { headers: { authorization: 'Bearer token' } })
    const line = (await answer.text()).split('\n').find((each) => each.startsWith(`${series} `))
    return Number(line?.split(' ').at(-1) ?? 0)
  }

  test('counts what a page tells when it is left', async () => {
    expect(await send()).toBe(204)
    expect(await counted()).toEqual({
      visitor: 1,
      'view /ia': 1,
      'read /ia': 1,
      'depth 25': 1,
      'depth 50': 1,
      'depth 75': 1,
      'language fr': 1,
      'width desktop': 1,
      'source www.moteur.example': 1,
      'conversion contact_click': 1,
    })
  })

  test('a busy hour has more in its rows, not more of them; a person of the day counts once', async () => {
    await send()
    const rows = Object.keys(await counted()).length
    await Promise.all([1, 2, 3, 4].map(() => send()))
    await send(REPORT, {}, '192.0.2.2')
    await send(REPORT, { 'user-agent': 'Mozilla/5.0 (another browser)' })
    const all = await counted()
    expect(Object.keys(all)).toHaveLength(rows)
    expect(all).toMatchObject({ visitor: 3, 'view /ia': 7, 'conversion contact_click': 7 })
  })

  test('keeps no address, no browser’s name, and who it was under the salt of the day alone', async () => {
    await send(REPORT, { 'user-agent': 'Mozilla/5.0 (unmistakable)' }, '203.0.113.77')
    const tables = await desk.store.batch(
      ['audience', 'audience_visitor', 'rate', 'setting', 'journal'].map((table) => ({
        sql: `select * from ${table}`,
      })),
    )
    const all = JSON.stringify(tables)
    expect(all).not.toContain('203.0.113')
    expect(all).not.toContain('unmistakable')
    const [visitor] = await desk.store.execute({ sql: 'select * from audience_visitor' })
    expect(visitor?.['who']).toMatch(/^[\da-f]{32}$/u)
    expect(desk.logged.join('')).not.toContain('203.0.113')
  })

  test.each([
    ['who objects to all sites', { 'sec-gpc': '1' }, 'objected'],
    ['who asks not to be tracked', { dnt: '1' }, 'objected'],
    ['the owner, signed in', { cookie: 'desk=secret' }, 'owner'],
    ['a browser that the owner signed in with before', { cookie: 'desk-device=secret' }, 'owner'],
    ['a program that says so', { 'user-agent': 'Googlebot/2.1 (+http://g.example/bot)' }, 'bot'],
    ['a browser without a window', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/147' }, 'bot'],
  ])('leaves out %s', async (_name, headers, result) => {
    const series = `opale_audience_reports_total{result="${result}"}`
    const before = await metric(series)
    expect(await send(REPORT, headers)).toBe(204)
    expect(await counted()).toEqual({})
    expect(await metric(series)).toBe(before + 1)
  })

  test.each([
    [
      'a page that is none',
      {
        views: [
          ['/nowhere', 'fr'],
          ['/ia', 'fr'],
        ],
      },
      { 'view /ia': 1 },
    ],
    [
      'an address with a query',
      {
        views: [
          ['/ia?name=camille', 'fr'],
          ['/ia', 'fr'],
        ],
      },
      { 'view /ia': 1 },
    ],
    ['a source that is no host', { source: '<script>', views: [['/ia', 'fr']] }, { 'view /ia': 1 }],
    ['a source with a path', { source: 'a.example/private', views: [['/ia', 'fr']] }, {}],
    ['a machine of one’s own', { source: '192.168.1.1', views: [['/ia', 'fr']] }, {}],
  ])('drops %s, and counts the rest', async (_name, change, expected) => {
    const before = await metric('opale_audience_dropped_total')
    expect(await send({ ...REPORT, ...change, reads: [] })).toBe(204)
    const all = await counted()
    expect(all).toMatchObject(expected)
    expect(Object.keys(all).join('\n')).not.toMatch(/nowhere|camille|script|private|192/u)
    expect(await metric('opale_audience_dropped_total')).toBe(before + 1)
  })

  test('a link inside of the site is no source', async () => {
    const before = await metric('opale_audience_dropped_total')
    await send({ ...REPORT, source: name === 'workerd with D1' ? 'desk.example' : '127.0.0.1' })
    expect(Object.keys(await counted()).filter((key) => key.startsWith('source'))).toEqual([])
    expect(await metric('opale_audience_dropped_total')).toBe(before)
  })

  test.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['a language that is none', { ...REPORT, views: [['/ia', 'xx']] }],
    ['a width in pixels', { ...REPORT, width: 1440 }],
    ['a depth of its own', { ...REPORT, reads: [['/ia', -75]] }],
    ['a conversion of its own', { ...REPORT, conversions: ['__proto__'] }],
    ['a count', { ...REPORT, count: 9e15 }],
    ['nothing at all', { width: 'mobile', views: [], reads: [], conversions: [] }],
  ])('refuses %s', async (_name, body) => {
    expect(await send(body)).toBe(400)
    expect(await counted()).toEqual({})
  })

  test('refuses more than a page has to say, and whatever another site’s page sends', async () => {
    expect(await send(JSON.stringify(REPORT).padEnd(REPORT_LIMIT + 1))).toBe(413)
    expect(await send(REPORT, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await counted()).toEqual({})
  })

  test('hosts that somebody invents fill an hour’s room and no more', async () => {
    const hour = Math.floor(Date.now() / 3_600_000)
    const rows = Array.from({ length: HOSTS_AN_HOUR }, (_each, at) => ({
      sql: "insert into audience (hour, kind, value, count) values (?1, 'source', ?2, 1)",
      args: [hour, `h${at}.example`],
    }))
    await desk.store.batch(rows)
    await send({ ...REPORT, source: 'one-more.example' })
    await send({ ...REPORT, source: 'h7.example' })
    const all = await counted()
    expect(all).toMatchObject({ 'source other': 1, 'source h7.example': 2 })
    expect(all).not.toHaveProperty(['source one-more.example'])
  })

  test('a count that has grown as far as it can stays there', async () => {
    const hour = Math.floor(Date.now() / 3_600_000)
    await desk.store.execute({
      sql: "insert into audience (hour, kind, value, count) values (?1, 'view', '/ia', ?2)",
      args: [hour, Number.MAX_SAFE_INTEGER],
    })
    expect(await send()).toBe(204)
    expect((await counted())['view /ia']).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('whatever is sent, it answers, and counts nothing that it does not know', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ maxLength: 300 })), async (text) => {
        expect([400, 413]).toContain(await send(text))
      }),
      { numRuns: 40 },
    )
    expect(await counted()).toEqual({})
  })
})
