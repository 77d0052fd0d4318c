/** What the owner sees of visits, and the switch of it, at every place where the server may run. */
import { parse } from 'node:querystring'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { COUNTERS_ENDPOINT } from '../../site/audience/desk-counters.ts'
import { AUDIENCE_ENDPOINT } from '../../site/audience/endpoint.ts'
import { isoDay, periodIn } from '../../site/audience/period.ts'
import { SHEETS } from '../../site/server/audience/sheets.ts'
import { isMeasured } from '../../site/server/audience/switch.ts'
import { DESKS, type ServedDesk } from '../support/desks.ts'
import { browserOf, giveOwner } from '../support/owner-browser.ts'
import { asReport } from '../support/report.ts'

const PAGE = '/admin/audience'

describe.each(DESKS)('[6.0.3] %s', (_, open) => {
  let desk: ServedDesk
  let cookie: string
  beforeAll(async () => {
    desk = await open({})
    await giveOwner(desk.store)
    const owner = browserOf(desk)
    await owner.enter()
    cookie = `desk=${owner.jar.get('desk')}`
  }, 60_000)
  afterAll(() => desk.remove())
  beforeEach(() => desk.store.execute({ sql: 'delete from audience' }))

  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie, ...(init.headers as object) }
    const answer = await desk.ask(path, { ...init, headers, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const csrf = async () => /name="csrf" value="([\da-f]+)"/u.exec((await ask(PAGE)).text)?.[1] ?? ''
  const turn = async (on: boolean, word?: string) =>
    ask(PAGE, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        csrf: word ?? (await csrf()),
        turn: on ? 'on' : 'off',
      }).toString(),
    })
  const visit = async () => (await desk.ask(AUDIENCE_ENDPOINT, asReport())).status
  const counted = (day: number, kind: string, value: string, count: number) =>
    desk.store.execute({
      sql: 'insert into audience (hour, kind, value, count) values (?1, ?2, ?3, ?4)',
      args: [day * 24, kind, value, count],
    })
  const today = Math.floor(Date.now() / 86_400_000)

  test('is off, says what it would do, and begins and ends with one button', async () => {
    const off = await ask(PAGE)
    expect(off.status).toBe(200)
    expect(off.text).toContain('Les visites ne sont pas comptées')
    expect(await visit()).toBe(404)

    const on = await turn(true)
    expect([on.status, on.headers.get('location')]).toEqual([303, `${PAGE}?did=measured`])
    expect(await isMeasured(desk.store)).toBe(true)
    // At once, on this server.
    expect(await visit()).toBe(204)
    expect((await ask(PAGE)).text).toContain('1 visiteur<')

    await turn(false)
    expect(await visit()).toBe(404)
    // What was counted stays.
    const after = (await ask(PAGE)).text
    expect(after).toContain('Les visites ne sont pas comptées')
    expect(after).toContain('1 visiteur<')
  })

  test('nobody else switches it or sees it', async () => {
    const before = await isMeasured(desk.store)
    expect((await turn(!before, 'another word')).status).toBe(403)
    for (const path of [PAGE, `${PAGE}/sheet?part=pages`]) {
      const outside = await desk.ask(path, { redirect: 'manual' })
      expect(outside.status).toBe(303)
      expect(outside.headers.get('location')).toBe('/admin/sign-in')
    }
    const foreign = { 'sec-fetch-site': 'cross-site' }
    const other = await ask(PAGE, { method: 'POST', headers: foreign, body: 'turn=on' })
    expect(other.status).toBe(403)
    expect(await isMeasured(desk.store)).toBe(before)
  })

  test('compares a period with the one before, and shows what was read', async () => {
    await counted(today, 'visitor', '', 12)
    await counted(today - 7, 'visitor', '', 10)
    await counted(today - 13, 'visitor', '', 2)
    await counted(today - 14, 'visitor', '', 1000)
    await counted(today, 'view', '/ia', 40)
    await counted(today, 'read', '/ia', 9)
    await counted(today, 'conversion', 'contact_conversion', 2)
    await counted(today, 'source', 'www.moteur.example', 5)
    await counted(today, 'depth', '50', 20)
    const { text } = await ask(`${PAGE}?range=7`)
    expect(text).toContain('12 visiteurs<')
    expect(text).toContain('autant de visiteurs que')
    expect(text).toContain('2 étapes vers un contact, 20 points.')
    expect(text).toMatch(/<a href="\/ia">\/ia<\/a>.*?<td[^>]*>40<\/td><td[^>]*>9<\/td>/su)
    expect(text).toMatch(/www\.moteur\.example.*?<td[^>]*>5<\/td><td[^>]*>100<\/td>/su)
    expect(text).toMatch(/50\u00A0%.*?<td[^>]*>20<\/td><td[^>]*>50<\/td>/su)
    const { text: english } = await ask(`${PAGE}?range=7&lang=en`)
    expect(english).toContain('as many visitors as in the period before.')
  })

  test('counts whole people, on the axis too', async () => {
    await counted(today, 'visitor', '', 1)
    await counted(today, 'view', '/ia', 10)
    const [chart = ''] = /<svg.*<\/svg>/su.exec((await ask(PAGE)).text) ?? []
    expect(chart).toContain('>10<')
    expect(chart).not.toMatch(/>\d+,\d+</u)
  })

  test('a host’s name is a text, whatever it looks like', async () => {
    await counted(today, 'view', '/ia', 1)
    await counted(today, 'source', '<img src=x onerror=alert(1)>', 1)
    const { text } = await ask(PAGE)
    expect(text).not.toContain('<img src=x')
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test.each(SHEETS)('gives %s as a sheet, of the days that are asked for', async (part) => {
    await counted(today, 'visitor', '', 3)
    for (const [kind, value] of Object.entries(VALUES)) {
      await counted(today, kind, value, 3)
      await counted(today - 1, kind, value, 400)
    }
    const day = isoDay(today)
    const { status, headers, text } = await ask(`${PAGE}/sheet?part=${part}&from=${day}&to=${day}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="audience-${part}-${day}-${day}.csv"`,
    )
    const lines = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('"3"')
    // The day before is in none but that of days, which compares.
    expect(text.includes('400')).toBe(part === 'days')
  })

  test('[3.4.4] [3.4.8] tells the panel over any page what all visitors did, and nobody else', async () => {
    await turn(true)
    await counted(today, 'conversion', 'contact_conversion', 2)
    await counted(today - 29, 'view', '/ia', 5)
    await counted(today - 30, 'view', '/ia', 100)
    const { status, text } = await ask(COUNTERS_ENDPOINT)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual({
      messages: 0,
      unread: 0,
      visits: { visitors: 0, views: 5, conversions: 2, score: 20 },
    })
    await turn(false)
    expect(JSON.parse((await ask(COUNTERS_ENDPOINT)).text)).toEqual({ messages: 0, unread: 0 })
    expect((await desk.ask(COUNTERS_ENDPOINT, { redirect: 'manual' })).status).toBe(303)
  })

  test('a sheet of nothing it knows is none', async () => {
    for (const part of ['', 'message', '../../etc/passwd'])
      expect((await ask(`${PAGE}/sheet?part=${encodeURIComponent(part)}`)).status).toBe(404)
  })
})

const VALUES = {
  view: '/ia',
  source: 'a.example',
  language: 'fr',
  width: 'mobile',
  depth: '25',
  conversion: 'cv_download',
} as const

describe('a period', () => {
  const NOW = Date.UTC(2026, 10, 23, 12)
  const asked = (query: string) => {
    const { from, to, range } = periodIn(new URLSearchParams(parse(query) as never), NOW)
    return [isoDay(from), isoDay(to), range]
  }

  test.each([
    ['', '2026-10-25', '2026-11-23', '30'],
    ['range=7', '2026-11-17', '2026-11-23', '7'],
    ['range=90', '2026-08-26', '2026-11-23', '90'],
    ['range=12m', '2025-11-24', '2026-11-23', '12m'],
    ['from=2026-03-01&to=2026-03-31', '2026-03-01', '2026-03-31', undefined],
    // The other way round it is the same.
    ['from=2026-03-31&to=2026-03-01', '2026-03-01', '2026-03-31', undefined],
    // What cannot be is the usual one.
    ['range=8', '2026-10-25', '2026-11-23', '30'],
    ['from=2026-02-30&to=2026-03-01', '2026-10-25', '2026-11-23', '30'],
    ['from=2026-03-01', '2026-10-25', '2026-11-23', '30'],
    ['from=2026-11-01&to=2030-01-01', '2026-10-25', '2026-11-23', '30'],
    ['from=1970-01-01&to=2026-01-01', '2026-10-25', '2026-11-23', '30'],
  ])('%s', (query, from, to, range) => {
    expect(asked(query)).toEqual([from, to, range])
  })
})
