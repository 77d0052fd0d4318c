/** What somebody who means harm tries, one line each; other files go further into some of them. */
import { createHook } from 'node:async_hooks'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { generateSignedCookie } from 'hono/cookie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUDIENCE_ENDPOINT } from '../../site/audience/endpoint.ts'
import { createApp } from '../../site/server/app.ts'
import { turnMeasure } from '../../site/server/audience/switch.ts'
import { createDesk, type Desk } from '../../site/server/desk/desk.ts'
import { fileAssets } from '../../site/server/file-assets.ts'
import { listen, REQUEST_LIMITS, type Listening } from '../../site/server/node.ts'
import { signingKeyIn } from '../../site/server/sign-in/signing-key.ts'
import { newSecret } from '../../site/server/sign-in/totp.ts'
import { migrate } from '../../site/server/store/migrate.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import type { Store } from '../../site/server/store/store.ts'
import { asJson, newMessage } from '../support/message.ts'
import { EMAIL, giveOwner, PASSWORD } from '../support/owner-browser.ts'
import { asReport, REPORT } from '../support/report.ts'
import { newFolder } from '../support/stores.ts'
import { ask, askRaw, askTarget, bodyOf, openSocket, statusOf } from './client.ts'
import { makeFixture, MANIFEST, SECRET, type Fixture } from './fixture.ts'

let fixture: Fixture
let folder: string
let store: Store
let desk: Desk
let server: Listening
beforeAll(async () => {
  fixture = makeFixture()
  folder = newFolder()
  store = await openStore(join(folder, 'desk.db'))
  await migrate(store)
  await turnMeasure(store, true, Date.now(), 'command')
  desk = createDesk({
    store,
    addressOf: () => '192.0.2.1',
    log: () => {},
    metricsToken: 'token',
    limits: { perAddress: 1e6, inAll: 1e6 },
    isPage: (path) => Object.hasOwn(MANIFEST.pages, path),
  })
  const { api, operations, admin, measuring } = desk
  const assets = await fileAssets(join(fixture.dist, 'client'))
  const app = createApp({ manifest: MANIFEST, assets, api, operations, admin, measuring })
  server = await listen(app, { port: 0, host: '127.0.0.1', limits: HASTY })
})
afterAll(async () => {
  await server.stop()
  await desk.stop()
  fixture.remove()
  rmSync(folder, { recursive: true })
})

/** The same limits, sooner: a test need not sit through them. */
const HASTY = {
  ...REQUEST_LIMITS,
  headersTimeout: 600,
  requestTimeout: 1200,
  connectionsCheckingInterval: 50,
}

const send = (path: string, init: RequestInit) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init })
const messages = async () => (await store.execute({ sql: 'select * from message' })).length
const counts = async () => (await store.execute({ sql: 'select * from audience' })).length

describe('SQL', () => {
  const EVIL = `x'); drop table message; --`

  test('in what is written is text like any other', async () => {
    const message = newMessage({ name: EVIL, company: EVIL, message: `${EVIL} et la suite` })
    expect((await send('/api/messages', asJson(message))).status).toBe(201)
    const [row] = await store.execute({
      sql: 'select name, company, message from message where id = ?1',
      args: [message.id],
    })
    expect(row).toEqual({ name: EVIL, company: EVIL, message: `${EVIL} et la suite` })
  })

  test.each([
    ['source', { source: `a.example'); delete from audience; --` }],
    ['page', { views: [[`/ia'); delete from audience; --`, 'fr']] }],
  ])('in the %s of a visit is dropped', async (_, change) => {
    expect((await send(AUDIENCE_ENDPOINT, asReport())).status).toBe(204)
    const before = await counts()
    expect((await send(AUDIENCE_ENDPOINT, asReport({ ...REPORT, ...change }))).status).toBe(204)
    expect(await counts()).toBe(before)
    expect(
      await store.execute({
        sql: 'select * from audience where value like ?1',
        args: ['%delete%'],
      }),
    ).toEqual([])
  })
})

describe('another site’s page', () => {
  const CROSS = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

  test.each([
    ['a message', '/api/messages', () => asJson(newMessage(), CROSS)],
    ['a visit', AUDIENCE_ENDPOINT, () => asReport(REPORT, CROSS)],
    ['the switch of counting', '/admin/audience', () => ({ ...asReport('turn=off', CROSS) })],
    ['a sign-in', '/admin/sign-in', () => ({ ...asReport('email=a&password=b', CROSS) })],
  ])('cannot send %s with its visitor’s browser', async (_, path, made) => {
    const before = [await messages(), await counts()]
    expect((await send(path, made())).status).toBe(403)
    expect([await messages(), await counts()]).toEqual(before)
  })
})

describe('too much, or too slowly', () => {
  const post = (path: string, headers: string, body = '') =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

  test.each([
    ['/api/messages', 65 * 1024],
    [AUDIENCE_ENDPOINT, 3 * 1024],
    ['/admin/sign-in', 65 * 1024],
  ])('%s refuses %i bytes, told before or sent in pieces', async (path, size) => {
    const same = 'Sec-Fetch-Site: same-origin\r\nConnection: close'
    const whole = await askRaw(
      server.port,
      post(path, `${same}\r\nContent-Length: ${size}`, 'x'.repeat(size)),
    )
    expect(statusOf(whole)).toBe(413)
    const piece = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`
    const pieces = await askRaw(
      server.port,
      post(path, `${same}\r\nTransfer-Encoding: chunked`, piece),
    )
    expect(statusOf(pieces)).toBe(413)
  })

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-'],
    ['a body', post('/api/messages', 'Content-Length: 1000', '{"id":')],
  ])(
    'hundreds of connections that never finish %s are ended, and nobody waits for them',
    async (_, start) => {
      const before = await messages()
      const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(server.port)))
      const ended = sockets.map(async (socket) => {
        socket.on('error', () => {})
        socket.resume()
        await once(socket, 'close')
      })
      for (const socket of sockets) socket.write(start)
      expect((await ask(server.port, '/ia')).status).toBe(200)
      await Promise.all(ended)
      expect(await messages()).toBe(before)
    },
  )

  test('the limits of the site itself are seconds, and are set', () => {
    expect(REQUEST_LIMITS.headersTimeout).toBeLessThanOrEqual(10_000)
    expect(REQUEST_LIMITS.requestTimeout).toBeLessThanOrEqual(30_000)
    // A limit of 0 would be none.
    for (const limit of Object.values(REQUEST_LIMITS)) expect(limit).toBeGreaterThan(0)
  })
})

describe('a message under another’s id', () => {
  test('tells nothing of the first one and changes nothing of it, from wherever it comes', async () => {
    const first = newMessage()
    const kept = (await (await send('/api/messages', asJson(first))).json()) as object
    const before = await messages()
    for (const change of [{ email: 'evil@example.com' }, { message: 'Répondez-moi ailleurs.' }]) {
      const answer = await send('/api/messages', asJson({ ...first, ...change }))
      expect(answer.status).toBe(409)
      expect(await answer.json()).toEqual({ status: 409 })
    }
    expect(await messages()).toBe(before)
    // The very same is the same: whoever lost the answer gets it again.
    expect(await (await send('/api/messages', asJson(first))).json()).toEqual(kept)
    expect(await messages()).toBe(before)
  })
})

describe('a header that only a proxy may set', () => {
  const FORGED = {
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=198.51.100.1;proto=https;host=evil.example',
  }

  test('says nothing where no proxy is trusted: neither https, nor another host, nor another person', async () => {
    const { headers } = await ask(server.port, '/admin', FORGED)
    expect(headers.location).toBe('/admin/sign-in')
    expect(headers['strict-transport-security']).toBeUndefined()
    await store.execute({ sql: 'delete from audience_visitor' })
    for (const last of [1, 2, 3])
      await send(
        AUDIENCE_ENDPOINT,
        asReport(REPORT, { ...FORGED, 'x-forwarded-for': `198.51.100.${last}` }),
      )
    expect(await store.execute({ sql: 'select * from audience_visitor' })).toHaveLength(1)
  })
})

describe('what lies outside of the site', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%252e%252e/%252e%252e/secret.txt',
    '//etc/passwd',
    '/linked.txt',
    '/linked/secret.txt',
    '/_redirects',
    '/.vite/manifest.json',
    '/admin/..%2f..%2fsecret.txt',
    '/admin/audience/sheet?part=../../../secret.txt',
    '/api/../secret.txt',
    '/data/../../site.json',
  ])('%s does not come out', async (target) => {
    const answer = await askTarget(server.port, target)
    expect([303, 400, 404]).toContain(statusOf(answer))
    expect(answer).not.toContain(SECRET)
    expect(bodyOf(answer)).not.toMatch(/root:|"policies"/u)
  })
})

describe('whoever guesses', () => {
  test('learns from no address whether a message is there', async () => {
    const { reference } = (await (await send('/api/messages', asJson(newMessage()))).json()) as {
      reference: string
    }
    const told = async (path: string) => {
      const { status, text } = await ask(server.port, path)
      return [status, text]
    }
    expect(await told(`/api/messages/${reference}`)).toEqual(await told('/api/messages/AAAA-AAAA'))
    expect((await told('/api/messages'))[0]).toBe(405)
  })

  test('is answered after the same work, whether address, password or code was wrong', async () => {
    await giveOwner(store)
    await store.execute({ sql: 'update owner set totp = ?1', args: [newSecret()] })
    const work: string[] = []
    const watched: Store = {
      ...store,
      execute: (statement) => {
        work.push(statement.sql)
        return store.execute(statement)
      },
    }
    const hashes = createHook({
      init: (_, type) => void (type === 'SCRYPTREQUEST' && work.push('scrypt')),
    })
    const { admin } = createDesk({ store: watched, addressOf: () => undefined, log: () => {} })
    const assets = { find: () => undefined, read: async () => undefined }
    const app = createApp({ manifest: MANIFEST, assets, admin })
    const guess = async (email: string, password: string) => {
      work.length = 0
      const body = new URLSearchParams({ email, password, code: '000000' })
      const headers = { 'sec-fetch-site': 'same-origin' }
      const { status } = await app.request('/admin/sign-in', { method: 'POST', headers, body })
      return [status, ...work]
    }
    // The first of all also reads the area and the day's salt.
    await guess('', '')
    hashes.enable()
    const nobody = await guess('nobody@site.example', PASSWORD)
    expect(nobody).toContain('scrypt')
    expect(await guess(EMAIL, 'un autre mot de passe')).toEqual(nobody)
    expect(await guess(EMAIL, PASSWORD)).toEqual(nobody)
    hashes.disable()
  })

  test('has no session looked for by a cookie that was not signed here', async () => {
    const asked: string[] = []
    const watched: Store = {
      ...store,
      execute: (statement) => {
        asked.push(statement.sql)
        return store.execute(statement)
      },
    }
    const { admin, api } = createDesk({ store: watched, addressOf: () => undefined, log: () => {} })
    const assets = { find: () => undefined, read: async () => undefined }
    const app = createApp({ manifest: MANIFEST, assets, admin, api })
    const cookieOf = (key: string) => generateSignedCookie('desk', '0'.repeat(64), key)
    const lookUps = async (cookie: string) => {
      asked.length = 0
      for (const path of ['/admin', '/admin/counters', '/api/desk/session'])
        await app.request(path, { headers: { cookie: cookie.split(';', 1).join('') } })
      return asked.filter((sql) => sql.includes('from session')).length
    }
    // Whoever has the key still has no session, and is looked for; nobody else is.
    const key = await signingKeyIn(async () => store)()
    expect(await lookUps(await cookieOf(key))).toBe(3)
    for (const forged of [`desk=${'0'.repeat(64)}`, await cookieOf('another key')]) {
      expect(await lookUps(forged)).toBe(0)
      expect(asked).toEqual([])
    }
  })

  test('reads no figures: neither the machine’s nor the owner’s', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer toke', 'Basic token'])
      expect((await ask(server.port, '/metrics', { authorization })).status).toBe(401)
    for (const path of ['/admin/audience', '/admin/audience/sheet?part=days', '/admin/counters']) {
      const { status, headers, text } = await ask(server.port, path, { cookie: 'desk=0123abcd' })
      expect([status, headers.location, text]).toEqual([303, '/admin/sign-in', ''])
    }
  })
})
