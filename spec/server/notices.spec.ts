/** The owner is told of each message, whatever fails on the way. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDesk } from '../../site/server/desk/desk.ts'
import type { SendMail } from '../../site/server/mail/mail.ts'
import { smtpMail } from '../../site/server/mail/smtp-mail.ts'
import { createApp } from '../../site/server/app.ts'
import { waitAfter } from '../../site/server/messages/outbox.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import { DESKS, type ServedDesk } from '../support/desks.ts'
import { mailApi } from '../support/mail-api.ts'
import { mailServer } from '../support/mail-server.ts'
import { asJson, newMessage } from '../support/message.ts'
import { newFolder } from '../support/stores.ts'
import { MANIFEST } from './fixture.ts'

const PATH = '/api/messages'
const OWNER = 'owner@site.example'

describe.each(DESKS)('by a provider’s interface, from %s', (_, open) => {
  let desk: ServedDesk
  let api: Awaited<ReturnType<typeof mailApi>>
  beforeAll(async () => {
    api = await mailApi('key')
    desk = await open({ MAIL_API_URL: api.url, MAIL_API_TOKEN: 'key', MAIL_TO: OWNER })
  }, 60_000)
  afterAll(async () => {
    await desk.remove()
    await api.stop()
  })
  const waiting = () => desk.store.execute({ sql: 'select tries, failure from outbox' })

  test('a letter leaves, once, that answers the visitor', async () => {
    const message = newMessage()
    for (let times = 0; times < 3; times += 1) await desk.ask(PATH, asJson(message))
    await expect.poll(() => api.sent.length).toBe(1)
    expect(api.sent[0]).toMatchObject({
      key: `<${message.id}@site.example>`,
      body: { from: OWNER, to: [OWNER], reply_to: message.email },
    })
    await expect.poll(waiting).toEqual([])
    await desk.ask(PATH, asJson(newMessage({ homepage: 'https://buy.example' })))
    await desk.tick()
    expect(api.sent).toHaveLength(1)
  })

  test('what is refused waits, longer each time, and leaves once it can', async () => {
    api.answer(503)
    const before = api.sent.length
    expect((await desk.ask(PATH, asJson(newMessage()))).status).toBe(201)
    await expect.poll(waiting).toEqual([{ tries: 1, failure: '503' }])
    await desk.tick()
    // Not due yet: it was not even tried.
    expect(await waiting()).toEqual([{ tries: 1, failure: '503' }])
    await desk.store.execute({ sql: 'update outbox set due = 0' })
    await desk.tick()
    expect(await waiting()).toEqual([{ tries: 2, failure: '503' }])
    api.answer(200)
    await desk.store.execute({ sql: 'update outbox set due = 0' })
    await desk.tick()
    expect([await waiting(), api.sent.length]).toEqual([[], before + 1])
    // What the provider said of it may name somebody.
    expect(desk.logged.join('\n')).not.toContain('camille')
  })
})

describe('by SMTP', () => {
  let folder: string
  beforeEach(() => {
    folder = newFolder()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** A server on the folder's store, from start to stop, at a time of the test's own. */
  const running = async (url: string, now: () => number = Date.now) => {
    const send = smtpMail(url)
    const desk = createDesk({
      store: await openStore(join(folder, 'desk.db')),
      notice: { send, owner: { from: 'Site <desk@site.example>', to: OWNER } },
      addressOf: () => undefined,
      log: () => {},
      now,
    })
    const assets = { find: () => undefined, read: async () => undefined }
    const app = createApp({ manifest: MANIFEST, assets, api: desk.api })
    return {
      send: async (message: unknown) => (await app.request(PATH, asJson(message))).status,
      tick: desk.tick,
      stop: desk.stop,
    }
  }

  test('the letter says all that was written, and nothing in it becomes a header', async () => {
    const server = await mailServer()
    const desk = await running(server.url)
    const name = 'Camille\r\nBcc: everybody@example.com'
    expect(
      await desk.send(newMessage({ name, subject: 'ai', message: 'Où ?\n.\nQUIT\nEt après.' })),
    ).toBe(201)
    // Stopping waits for what is under way.
    await desk.stop()
    await server.stop()
    expect(server.letters).toHaveLength(1)
    const { from, to, text } = server.letters[0]!
    expect([from, to]).toEqual(['desk@site.example', [OWNER]])
    const [head = '', ...body] = text.split('\r\n\r\n')
    expect(head).toMatch(/^Reply-To: .*Camille.*<camille@exemple\.fr>$/imu)
    expect(head).not.toMatch(/^Bcc:/imu)
    const said = Buffer.from(
      body
        .join('\n')
        .replaceAll(/=\r?\n/gu, '')
        .replaceAll(/=([\dA-F]{2})/gu, (_, code: string) =>
          String.fromCharCode(parseInt(code, 16)),
        ),
      'latin1',
    ).toString()
    expect(said).toContain('QUIT\r\nEt après.')
    expect(said).toContain('Entreprise')
  })

  test('what could not leave survives a restart, and leaves when the mail server is back', async () => {
    const first = await mailServer()
    await first.stop()
    const desk = await running(first.url)
    expect(await desk.send(newMessage())).toBe(201)
    await desk.stop()

    const back = await mailServer(first.port)
    const later = Date.now() + waitAfter(1) + 1000
    const restarted = await running(back.url, () => later)
    await restarted.tick()
    await restarted.stop()
    expect(back.letters).toHaveLength(1)
    await back.stop()
  })

  test('two servers of one store send one letter', async () => {
    const gone = await mailServer()
    await gone.stop()
    const desk = await running(gone.url)
    for (let sent = 0; sent < 5; sent += 1) await desk.send(newMessage())
    await desk.stop()
    const server = await mailServer()
    const later = Date.now() + waitAfter(1) + 1000
    const both = await Promise.all([
      running(server.url, () => later),
      running(server.url, () => later),
    ])
    await Promise.all(both.map(({ tick }) => tick()))
    await Promise.all(both.map(({ stop }) => stop()))
    expect(server.letters).toHaveLength(5)
    await server.stop()
  })
})

test('who stops waits for the letter under way, and the others leave after the next start', async () => {
  const folder = newFolder()
  const sent: string[] = []
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const running = async (send: SendMail) =>
    createDesk({
      store: await openStore(join(folder, 'desk.db')),
      notice: { send, owner: { from: OWNER, to: OWNER } },
      addressOf: () => undefined,
      log: () => {},
    })
  const desk = await running(async ({ id }) => {
    sent.push(id)
    await gate
  })
  const assets = { find: () => undefined, read: async () => undefined }
  const app = createApp({ manifest: MANIFEST, assets, api: desk.api })
  for (let sends = 0; sends < 4; sends += 1) await app.request(PATH, asJson(newMessage()))
  await expect.poll(() => sent.length).toBe(1)
  const stopped = desk.stop()
  letGo()
  await stopped
  // One more may have been asked for meanwhile; a hundred would keep the server from stopping.
  expect(sent.length).toBeLessThan(3)
  const again = await running(async ({ id }) => void sent.push(id))
  await again.tick()
  await again.stop()
  expect(new Set(sent).size).toBe(4)
  expect(sent).toHaveLength(4)
  rmSync(folder, { recursive: true })
})

test('the wait after a failure grows to six hours, and a letter is never given up', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 500].map((tries) => waitAfter(tries) / 60_000)
  expect(minutes).toEqual([1, 2, 5, 15, 60, 180, 360, 360, 360])
})
