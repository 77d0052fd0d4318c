/** Who gets into the desk, at every place where the server may run. */
import { generateSignedCookie } from 'hono/cookie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ALL_STRANGERS,
  beginAttempt,
  PER_ADDRESS,
  STRANGERS,
} from '../../site/server/sign-in/attempts.ts'
import { hashPassword, isPassword } from '../../site/server/sign-in/password.ts'
import { isSameOrigin } from '../../site/server/sign-in/same-origin.ts'
import {
  beginSession,
  findSession,
  IDLE_MS,
  listSessions,
  LONGEST_MS,
  RENEWED_AFTER_MS,
} from '../../site/server/sign-in/sessions.ts'
import { signingKeyIn } from '../../site/server/sign-in/signing-key.ts'
import { migrate } from '../../site/server/store/migrate.ts'
import { MIGRATIONS } from '../../site/server/store/migrations.ts'
import type { Store } from '../../site/server/store/store.ts'
import { DESKS, type ServedDesk } from '../support/desks.ts'
import {
  browserOf,
  csrfIn,
  EMAIL,
  giveOwner,
  PASSWORD,
  type Answered,
} from '../support/owner-browser.ts'
import { BROWSER } from '../support/report.ts'
import { STORES, type Opened } from '../support/stores.ts'

const NEXT = 'un autre mot de passe, long'

/** Steps of the store before that of signed cookies. */
const UNSIGNED = MIGRATIONS.findIndex(({ name }) => name === 'signed-cookies')

/**
 * Guesses until it is told to wait. The first waits are a second or two, in which a busy machine may
 * answer nobody: so many more are let pass.
 */
const untilTold = async (guess: (password: string) => Promise<Answered>) => {
  const statuses: number[] = []
  for (let password = 0; password < PER_ADDRESS.free + 6; password += 1) {
    const { status, headers } = await guess(`${password}`)
    statuses.push(status)
    if (status !== 429) continue
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    break
  }
  return [...statuses.slice(0, PER_ADDRESS.free), statuses.at(-1)]
}

describe.each(DESKS)('[6.0.2] %s', (_, open) => {
  let desk: ServedDesk
  beforeAll(async () => {
    desk = await open({})
    await giveOwner(desk.store)
  }, 60_000)
  afterAll(() => desk.remove())

  const browser = (address?: string) => browserOf(desk, address)

  test('nobody gets further than the door', async () => {
    const { ask, post } = browser()
    const outside = await ask('/admin')
    expect([outside.status, outside.headers.get('location')]).toEqual([303, '/admin/sign-in'])
    expect((await post('/admin/account/sessions', { id: 'x' })).status).toBe(303)
    const door = await ask('/admin/sign-in?lang=en')
    expect([door.status, door.text]).toEqual([200, expect.stringContaining('Enter the desk')])
    expect(door.headers.get('cache-control')).toBe('no-store')
    expect(door.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^ ']+'; style-src 'self'; font-src 'self';/u,
    )
    expect((await ask('/admin/elsewhere')).status).toBe(404)
  })

  test('the owner enters, by a secret that no script reads, and leaves', async () => {
    const { jar, ask, post, enter } = browser()
    const entered = await enter()
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/admin'])
    const [session, hint, device] = entered.headers.getSetCookie()
    expect(session).toMatch(/^desk=[\da-f]{64}\.[\w%]{43,}%3D; .*; HttpOnly; SameSite=Lax$/u)
    expect(device).toMatch(
      /^desk-device=[\da-f]{64}\.[\w%]{43,}%3D; .*; HttpOnly; SameSite=Strict$/u,
    )
    // Scripts may read this one, and learn that somebody has signed in from here.
    expect(hint).toMatch(/^opale-desk=1; [^;]*; Path=\/; SameSite=Strict$/u)
    const inside = await ask('/admin')
    expect([inside.status, inside.text]).toEqual([200, expect.stringContaining('>Messages</h1>')])
    // The store could be read without anybody being able to enter by it.
    const kept = JSON.stringify(await desk.store.execute({ sql: 'select * from session' }))
    for (const name of ['desk', 'desk-device'])
      expect(kept).not.toContain(jar.get(name)?.split('.')[0])
    const before = new Map(jar)
    expect((await post('/admin/sign-out', { csrf: csrfIn(inside.text) })).status).toBe(303)
    expect([...jar.keys()]).toEqual(['desk-device'])
    for (const [name, value] of before) jar.set(name, value)
    expect((await ask('/admin')).status).toBe(303)
  })

  test('a secret that somebody else put into the browser is never used', async () => {
    const [own, other] = [browser(), browser()]
    await other.enter()
    for (const planted of ['f'.repeat(64), other.jar.get('desk')!]) {
      own.jar.set('desk', planted)
      await own.enter()
      expect(own.jar.get('desk')).toMatch(/^[\da-f]{64}\./u)
      expect(own.jar.get('desk')).not.toBe(planted)
    }
  })

  test('a secret opens with the signature of this desk, and with no other', async () => {
    const [own, forger] = [browser(), browser()]
    await own.enter()
    const cookie = own.jar.get('desk')!
    const [secret = '', signature = ''] = cookie.split('.')
    const altered = signature.replace(/^./u, (first) => (first === 'A' ? 'B' : 'A'))
    const elsewhere = await generateSignedCookie('desk', secret, 'the key of another desk')
    for (const forged of [
      secret,
      `${secret}.`,
      `${secret}.${altered}`,
      elsewhere.split(/[=;]/u)[1]!,
      `${secret.replace(/^./u, (first) => (first === '0' ? '1' : '0'))}.${signature}`,
      own.jar.get('desk-device')!,
    ]) {
      forger.jar.set('desk', forged)
      expect((await forger.ask('/admin')).status, forged).toBe(303)
      forger.jar.set('desk', forged)
      const who = await forger.ask('/api/desk/session')
      expect(JSON.parse(who.text), forged).toEqual({ role: 'user' })
      // What opens nothing is not worth keeping.
      expect(forger.jar.has('desk')).toBe(false)
    }
    forger.jar.set('desk', cookie)
    expect((await forger.ask('/admin')).status).toBe(200)
  })

  test('a browser whose secret was altered waits among strangers', async () => {
    const { jar, enter, ask, post } = browser()
    await enter()
    await post('/admin/sign-out', { csrf: csrfIn((await ask('/admin')).text) })
    const [secret = ''] = jar.get('desk-device')!.split('.')
    jar.set('desk-device', secret)
    await desk.store.execute({
      sql: 'insert or replace into attempt (who, failures, until) values (?1, ?2, ?3)',
      args: [STRANGERS, ALL_STRANGERS.free, Date.now() + 60_000],
    })
    expect((await enter()).status).toBe(429)
    await giveOwner(desk.store)
  })

  test('whoever enters once more leaves no second session behind', async () => {
    const [own, other] = [browser(), browser()]
    await own.enter()
    const before = own.jar.get('desk')!
    await own.enter()
    other.jar.set('desk', before)
    expect([(await own.ask('/admin')).status, (await other.ask('/admin')).status]).toEqual([
      200, 303,
    ])
  })

  test('a wrong password and a wrong address are answered alike', async () => {
    const { post } = browser()
    const pages = []
    for (const fields of [
      { email: EMAIL, password: 'un autre mot de passe' },
      { email: 'nobody@site.example', password: PASSWORD },
    ]) {
      const { status, text, headers } = await post('/admin/sign-in', fields)
      expect([status, headers.get('set-cookie')]).toEqual([422, null])
      pages.push(text.replace(fields.email, ''))
    }
    expect(pages[0]).toBe(pages[1])
  })

  test('whoever guesses waits, even once they are right; the owner elsewhere does not', async () => {
    const guesser = browser('203.0.113.9')
    const statuses = await untilTold((password) =>
      guesser.post('/admin/sign-in', { email: EMAIL, password }),
    )
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    // The machine may be slower than the wait.
    await desk.store.execute({ sql: 'update attempt set until = until + 60000' })
    const locked = await guesser.enter()
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await browser().enter()).status).toBe(303)
  })

  test('forms of other sites, and forms without their word, change nothing', async () => {
    const { post, ask, enter } = browser()
    const elsewhere = { 'sec-fetch-site': 'same-site' }
    const fields = { email: EMAIL, password: PASSWORD }
    expect((await post('/admin/sign-in', fields, elsewhere)).status).toBe(403)
    await enter()
    const csrf = csrfIn((await ask('/admin')).text)
    expect((await post('/admin/sign-out', { csrf }, elsewhere)).status).toBe(403)
    expect((await post('/admin/sign-out', { csrf: 'x' })).status).toBe(403)
    expect((await ask('/admin')).status).toBe(200)
  })

  test('a device can be signed out from another', async () => {
    const [here, there] = [browser(), browser()]
    await there.enter()
    await here.enter()
    const page = (await here.ask('/admin/account', { headers: { 'user-agent': '<script>x' } })).text
    expect(page).not.toContain('<script>x')
    for (const [, id = ''] of page.matchAll(/name="id" value="([\da-f]+)"/gu))
      await here.post('/admin/account/sessions', { csrf: csrfIn(page), id })
    expect([(await here.ask('/admin')).status, (await there.ask('/admin')).status]).toEqual([
      200, 303,
    ])
  })

  test.each([
    [BROWSER, 'Firefox sur Linux', 'Firefox on Linux'],
    ['<script>x', 'Navigateur inconnu', 'Unknown browser'],
  ])('a device is called by a name that a person reads: %s', async (agent, fr, en) => {
    const { ask, post } = browser()
    const fields = { email: EMAIL, password: PASSWORD }
    await post('/admin/sign-in', fields, { 'user-agent': agent })
    const french = (await ask('/admin/account')).text
    expect(french).toContain(`>${fr}<`)
    expect((await ask('/admin/account?lang=en')).text).toContain(`>${en}<`)
    // Each button says which device it signs out.
    const other = browser()
    await other.enter()
    expect((await other.ask('/admin/account')).text).toMatch(
      new RegExp(`>Déconnecter<span[^>]*> ${fr} depuis le `, 'u'),
    )
    expect(french).not.toContain('<script>x')
    // As it calls itself where nothing better is known.
    expect(french.includes('&lt;script&gt;x')).toBe(agent !== BROWSER)
    expect(french).not.toContain(BROWSER)
    await giveOwner(desk.store)
  })

  test('a new password signs everybody out', async () => {
    const { ask, enter } = browser()
    await enter()
    await giveOwner(desk.store)
    expect((await ask('/admin')).status).toBe(303)
  })

  test('a new password is taken with the present one alone, and ends the other sessions', async () => {
    const [here, there] = [browser(), browser()]
    await there.enter()
    await here.enter()
    const change = (current: string, next: string) =>
      here.submit('/admin/account', '/admin/account/password', { current, next })
    expect(await change('autre chose', NEXT)).toMatchObject({ status: 422 })
    expect(await change(PASSWORD, 'court')).toMatchObject({ status: 422 })
    expect((await there.ask('/admin')).status).toBe(200)
    expect((await change(PASSWORD, NEXT)).text).toContain('Le mot de passe est changé.')
    expect([(await here.ask('/admin')).status, (await there.ask('/admin')).status]).toEqual([
      200, 303,
    ])
    expect((await browser().enter()).status).toBe(422)
    expect((await browser().enter({ password: NEXT })).status).toBe(303)
    await giveOwner(desk.store)
  })

  test('whoever holds an open session does not guess the password there', async () => {
    const { enter, submit } = browser()
    await enter()
    const statuses = await untilTold((current) =>
      submit('/admin/account', '/admin/account/password', { current, next: NEXT }),
    )
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('many addresses at once slow strangers down, and the owner’s own browser not at all', async () => {
    const own = browser()
    await own.enter()
    let waits = 0
    for (let guess = 0; guess < ALL_STRANGERS.free + 5; guess += 1) {
      const { status } = await browser().post('/admin/sign-in', { email: EMAIL, password: 'x' })
      if (status === 429) waits += 1
    }
    expect(waits).toBeGreaterThan(0)
    own.jar.delete('desk')
    expect((await own.enter()).status).toBe(303)
    // A delay, never a lock.
    const sql = 'select until from attempt where who = ?1'
    const [row] = await desk.store.execute({ sql, args: [STRANGERS] })
    expect(Number(row?.['until']) - Date.now()).toBeLessThanOrEqual(ALL_STRANGERS.longest)
    await giveOwner(desk.store)
  })

  test('the log tells who was refused, who came in and that the password changed, by no name', () => {
    const told = desk.logged.map((line) => JSON.parse(line) as object)
    for (const line of [
      { level: 'warn', event: 'sign_in', result: 'refused' },
      { level: 'warn', event: 'sign_in', result: 'locked' },
      { level: 'info', event: 'sign_in', result: 'owner' },
      { level: 'info', event: 'password', result: 'changed' },
    ])
      expect(told).toContainEqual(expect.objectContaining(line))
    expect(desk.logged.join('\n')).not.toMatch(/owner@|mot de passe/u)
  })
})

describe.each(STORES)('sessions in %s', (_, open) => {
  let opened: Opened
  let store: Store
  const NOW = Date.UTC(2026, 10, 23)
  beforeAll(async () => {
    opened = await open()
    ;({ store } = opened)
    await migrate(store, MIGRATIONS.slice(0, UNSIGNED))
    await beginSession(store, NOW, 'unsigned')
    await migrate(store)
  }, 60_000)
  afterAll(() => opened.remove())

  test('of before cookies were signed have ended: nobody could use them any more', async () => {
    expect(await listSessions(store, NOW)).toEqual([])
  })

  test('are signed with one key, whichever server of the store comes first, and after a restart', async () => {
    const others = await Promise.all([opened.another(), opened.another(), opened.another()])
    const keys = await Promise.all(others.map((each) => signingKeyIn(async () => each)()))
    expect(keys[0]).toMatch(/^[\da-f]{64}$/u)
    expect(new Set([...keys, await signingKeyIn(async () => store)()]).size).toBe(1)
  })

  test('change their secret by the hour; the one before is good for what is under way, then for nobody', async () => {
    const first = await beginSession(store, NOW, 'agent')
    expect((await findSession(store, first, NOW + 1000))?.renewed).toBeUndefined()
    const hour = NOW + RENEWED_AFTER_MS
    const second = (await findSession(store, first, hour))?.renewed ?? ''
    expect(second).toMatch(/^[\da-f]{64}$/u)
    expect((await findSession(store, first, hour + 30_000))?.session.agent).toBe('agent')
    expect((await findSession(store, second, hour + 30_000))?.session.agent).toBe('agent')
    // Used long after, it is in two hands: the session ends for both.
    expect(await findSession(store, first, hour + 90_000)).toBeUndefined()
    expect(await findSession(store, second, hour + 90_000)).toBeUndefined()
  })

  test('end when nobody uses them, and after a month in any case', async () => {
    const idle = await beginSession(store, NOW, 'idle')
    expect(await findSession(store, idle, NOW + IDLE_MS)).toBeUndefined()
    await beginSession(store, NOW + IDLE_MS, 'later')
    const kept = await store.execute({ sql: 'select agent from session' })
    expect(kept).toEqual([{ agent: 'later' }])
    let secret = await beginSession(store, NOW, 'busy')
    let last = NOW
    for (let at = NOW; at < NOW + LONGEST_MS + IDLE_MS; at += IDLE_MS - 1) {
      const found = await findSession(store, secret, at)
      if (!found) break
      last = at
      secret = found.renewed ?? secret
    }
    expect(last).toBeGreaterThan(NOW + LONGEST_MS - IDLE_MS)
    expect(last).toBeLessThan(NOW + LONGEST_MS)
    expect(await listSessions(store, NOW + LONGEST_MS)).toEqual([])
  })

  test('many guesses at once are counted one by one, and the wait grows to a quarter of an hour', async () => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => beginAttempt(store, 'guesser', NOW)),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    let at = NOW
    const later: number[] = []
    for (let guess = 0; guess < 40; guess += 1) {
      const wait = await beginAttempt(store, 'guesser', at)
      later.push(wait)
      at += wait
    }
    expect(later.slice(0, 6)).toEqual([1000, 0, 2000, 0, 4000, 0])
    expect(Math.max(...later)).toBe(15 * 60_000)
  })

  test('of all strangers together thirty guess at once, and the wait stays within sixteen seconds', async () => {
    const guess = (at: number) => beginAttempt(store, STRANGERS, at, ALL_STRANGERS)
    const waits = await Promise.all(Array.from({ length: 40 }, () => guess(NOW)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30)
    let at = NOW
    const later: number[] = []
    for (let again = 0; again < 20; again += 1) {
      const wait = await guess(at)
      later.push(wait)
      at += wait
    }
    expect(later.slice(0, 4)).toEqual([1000, 0, 2000, 0])
    expect(Math.max(...later)).toBe(16_000)
  })
})

test('a password is kept by a slow hash of its own, whatever keyboard composes it', async () => {
  const [one, two] = [await hashPassword('Épée de Noël'), await hashPassword('Épée de Noël')]
  expect(one).not.toBe(two)
  expect(await isPassword('Épée de Noël'.normalize('NFD'), one)).toBe(true)
  expect(await isPassword('épée de Noël', one)).toBe(false)
  expect(await isPassword('', undefined)).toBe(false)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://site.example', host: 'site.example' }, true],
  [{ origin: 'https://evil.example', host: 'site.example' }, false],
  [{ origin: 'null', host: 'site.example' }, false],
  [{}, false],
])('%j is of this site: %s', (headers: object, expected) => {
  const request = { url: 'https://site.example/admin', headers: new Headers({ ...headers }) }
  expect(isSameOrigin(request as Request)).toBe(expected)
})
