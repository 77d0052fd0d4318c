/** What was answered for is there, whatever happens to the server, its disk or its store. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../site/server/app.ts'
import { createDesk, type Desk } from '../../site/server/desk/desk.ts'
import { MIGRATIONS } from '../../site/server/store/migrations.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import type { Store } from '../../site/server/store/store.ts'
import { hostedLibsql } from '../support/hosted-libsql.ts'
import { mailServer } from '../support/mail-server.ts'
import { asJson, newMessage } from '../support/message.ts'
import { newFolder } from '../support/stores.ts'
import { makeFixture, MANIFEST, type Fixture } from './fixture.ts'
import { portOf, runServer, type Program } from './program.ts'

const PATH = '/api/messages'
const LONG = process.env['VERIFY'] === '1'
const [MESSAGES, CLIENTS] = LONG ? [10_000, 50] : [300, 20]

let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const count = async (store: Store, table = 'message') =>
  (await store.execute({ sql: `select count(*) as count from ${table}` }))[0]?.['count']

describe('a server that is killed while messages come in', { timeout: 600_000 }, () => {
  let fixture: Fixture
  beforeAll(() => {
    fixture = makeFixture()
  })
  afterAll(() => fixture.remove())

  /** Starts it again at the same port each time it ends, until told to stop. */
  const start = async (file: string, port = 0): Promise<[program: Program, port: number]> => {
    const limits = { MESSAGES_PER_ADDRESS: '100000', MESSAGES_PER_HOUR: '100000' }
    const env = { DIST: fixture.dist, DATABASE_URL: file, PORT: String(port), ...limits }
    const program = runServer(env)
    return [program, portOf(await program.says('\n'))]
  }

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'by %s: every acknowledged message is there, once, under the reference that was given',
    async (signal) => {
      const file = join(folder, 'desk.db')
      let [program, port] = await start(file)
      const acknowledged = new Map<string, string>()
      /** Answers that are neither a reference nor none at all. */
      const odd: number[] = []
      let sent = 0
      const client = async () => {
        while (sent < MESSAGES) {
          sent += 1
          const message = newMessage({ message: `Le message numéro ${sent}, et ce qu’il faut.` })
          while (!acknowledged.has(message.id)) {
            try {
              const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, asJson(message))
              const { reference } = (await answer.json()) as { reference?: string }
              if (answer.status === 201) acknowledged.set(message.id, String(reference))
              else odd.push(answer.status)
            } catch {
              // Nobody is there: as a page does, it is sent again under the same id.
              await wait(20)
            }
          }
        }
      }
      const killer = async () => {
        for (let round = 1; acknowledged.size < MESSAGES; round += 1) {
          const until = LONG ? acknowledged.size + 200 + 1800 * Math.random() : MESSAGES / 3
          while (acknowledged.size < Math.min(until, MESSAGES)) await wait(1)
          if (acknowledged.size >= MESSAGES || (!LONG && round > 1)) return
          program.kill(signal)
          await program.ended
          ;[program] = await start(file, port)
        }
      }
      await Promise.all([killer(), ...Array.from({ length: CLIENTS }, client)])
      program.kill('SIGTERM')
      expect((await program.ended).code).toBe(0)

      const store = await openStore(file)
      const rows = await store.execute({ sql: 'select id, reference from message' })
      expect(new Map(rows.map(({ id, reference }) => [id, reference]))).toEqual(acknowledged)
      expect(rows).toHaveLength(MESSAGES)
      expect(await store.execute({ sql: 'pragma integrity_check' })).toEqual([
        { integrity_check: 'ok' },
      ])
      await store.close()
      expect(odd).toEqual([])
    },
  )
})

describe('servers that are started', { timeout: 120_000 }, () => {
  let fixture: Fixture
  beforeAll(() => {
    fixture = makeFixture()
  })
  afterAll(() => fixture.remove())

  test('at one moment on one new file make its tables once, and all of them work', async () => {
    const file = join(folder, 'desk.db')
    const programs = Array.from({ length: 4 }, () =>
      runServer({ DIST: fixture.dist, DATABASE_URL: file }),
    )
    const message = newMessage()
    const answers = await Promise.all(
      programs.map(async (program) => {
        const url = `http://127.0.0.1:${portOf(await program.says('\n'))}${PATH}`
        // One message, and each server knows it.
        return (await fetch(url, asJson(message))).json()
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({ reference: expect.any(String) as string })
    for (const program of programs) program.kill('SIGTERM')
    for (const { code, err } of await Promise.all(programs.map(({ ended }) => ended)))
      expect([code, err]).toEqual([0, ''])
    const store = await openStore(file)
    expect(await count(store, 'migration')).toBe(MIGRATIONS.length)
    expect(await count(store)).toBe(1)
    await store.close()
  })

  test('anew after one was killed while a letter was on its way send that letter', async () => {
    const file = join(folder, 'desk.db')
    // Takes the connection and says nothing.
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port: mailPort } = silent.address() as AddressInfo
    const env = {
      DIST: fixture.dist,
      DATABASE_URL: file,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_TO: 'owner@site.example',
    }
    const first = runServer(env)
    const connected = once(silent, 'connection')
    const url = `http://127.0.0.1:${portOf(await first.says('\n'))}${PATH}`
    expect((await fetch(url, asJson(newMessage()))).status).toBe(201)
    const [socket] = (await connected) as [Socket]
    first.kill('SIGKILL')
    await first.ended
    socket.destroy()
    silent.close()
    await once(silent, 'close')

    const store = await openStore(file)
    expect(await count(store, 'outbox')).toBe(1)
    // The time in which the one that is gone might still have sent it is over.
    await store.execute({ sql: 'update outbox set due = 0' })
    const mail = await mailServer(mailPort)
    const second = runServer(env)
    await expect.poll(() => mail.letters.length, { timeout: 60_000 }).toBe(1)
    await expect.poll(() => count(store, 'outbox'), { timeout: 60_000 }).toBe(0)
    second.kill('SIGTERM')
    await second.ended
    await mail.stop()
    await store.close()
  })
})

/** The system refuses to write any further, as a full disk does; `prlimit` comes with Linux. */
describe.runIf(process.platform === 'linux')('a disk with no room left', () => {
  test(
    'is told to whoever writes, keeps what was acknowledged, whole, and works again without a restart',
    { timeout: 60_000 },
    async () => {
      const fixture = makeFixture()
      const file = join(folder, 'desk.db')
      const limits = { MESSAGES_PER_ADDRESS: '100000', MESSAGES_PER_HOUR: '100000' }
      const program = runServer({ DIST: fixture.dist, DATABASE_URL: file, PORT: '0', ...limits })
      const port = portOf(await program.says('\n'))
      const roomFor = (bytes: string) =>
        execFileSync('prlimit', ['--pid', String(program.pid), `--fsize=${bytes}:`])
      const acknowledged = new Map<string, string>()
      const send = async (message = newMessage()) => {
        const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, asJson(message))
        const { reference } = (await answer.json()) as { reference?: string }
        if (answer.status === 201) acknowledged.set(message.id, String(reference))
        return answer
      }
      roomFor('400000')
      const waiting = newMessage()
      let refused = await send()
      for (let sent = 0; refused.status === 201 && sent < 1000; sent += 1) refused = await send()
      expect(acknowledged.size).toBeGreaterThan(0)
      for (const answer of [refused, await send(waiting)]) {
        expect(answer.status).toBe(503)
        expect(answer.headers.get('retry-after')).toBe('30')
      }
      // Who only reads notices nothing.
      expect((await fetch(`http://127.0.0.1:${port}/ia`)).status).toBe(200)
      roomFor('unlimited')
      expect((await send(waiting)).status).toBe(201)
      expect((await send()).status).toBe(201)
      program.kill('SIGTERM')
      expect((await program.ended).code).toBe(0)

      const store = await openStore(file)
      const rows = await store.execute({ sql: 'select id, reference from message' })
      expect(new Map(rows.map(({ id, reference }) => [id, reference]))).toEqual(acknowledged)
      expect(await store.execute({ sql: 'pragma integrity_check' })).toEqual([
        { integrity_check: 'ok' },
      ])
      await store.close()
      fixture.remove()
    },
  )
})

describe('a store in need', () => {
  let desk: Desk
  const served = (store: Store) => {
    desk = createDesk({
      store,
      // The letters wait: each message is two rows or none.
      notice: {
        send: () => new Promise(() => {}),
        owner: { from: 'a@b.example', to: 'a@b.example' },
      },
      addressOf: () => undefined,
      log: () => {},
      limits: { perAddress: 1e6, inAll: 1e6 },
    })
    const assets = { find: () => undefined, read: async () => undefined }
    const { api, operations } = desk
    const app = createApp({ manifest: MANIFEST, assets, api, operations })
    return {
      send: async (message: unknown = newMessage()) => app.request(PATH, asJson(message)),
      status: async (path: string) => (await app.request(path)).status,
    }
  }
  /** What any of them says to a page. */
  const LATER = { status: 503, wait: '30' }
  const told = ({ status, headers }: Response) => ({ status, wait: headers.get('retry-after') })

  test('a full disk is said so, nothing is half-written, and what was there stays', async () => {
    const store = await openStore(join(folder, 'desk.db'))
    const { send } = served(store)
    expect((await send()).status).toBe(201)
    const [pages] = await store.execute({ sql: 'pragma page_count' })
    await store.execute({ sql: `pragma max_page_count = ${Number(pages?.['page_count']) + 6}` })
    let kept = 1
    let refused = await send()
    for (; refused.status === 201 && kept < 500; refused = await send()) kept += 1
    expect(told(refused)).toEqual(LATER)
    expect([await count(store), await count(store, 'outbox')]).toEqual([kept, kept])
    await store.execute({ sql: 'pragma max_page_count = 100000' })
    const message = newMessage()
    expect((await send(message)).status).toBe(201)
    expect(await count(store)).toBe(kept + 1)
    await store.close()
  })

  test('while nobody answers at the host, the site lives, and the message is taken once it is back', async () => {
    const host = await hostedLibsql(join(folder, 'hosted.db'), 'secret')
    await host.leave()
    const store = await openStore(host.url, 'secret')
    const { send, status } = served(store)
    const message = newMessage()
    // Not even its tables are there yet.
    expect(told(await send(message))).toEqual(LATER)
    expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200])
    await host.comeBack()
    expect((await send(message)).status).toBe(201)
    expect(await status('/readyz')).toBe(200)
    await host.leave()
    expect(told(await send())).toEqual(LATER)
    await host.comeBack()
    expect((await send(message)).status).toBe(201)
    expect(await count(store)).toBe(1)
    await host.stop()
  })

  test(
    'a store that is away for a while, a minute in the long run, loses nothing that anybody still holds',
    { timeout: 120_000 },
    async () => {
      const host = await hostedLibsql(join(folder, 'hosted.db'), 'secret')
      const store = await openStore(host.url, 'secret')
      const { send, status } = served(store)
      expect((await send()).status).toBe(201)
      await host.leave()
      // Each holds on to its message, as the form does, and tries again.
      const messages = Array.from({ length: 5 }, () => newMessage())
      const back = Date.now() + (LONG ? 60_000 : 500)
      do {
        const answers = await Promise.all(messages.map(send))
        expect(answers.map(told)).toEqual(messages.map(() => LATER))
        expect(await status('/healthz')).toBe(200)
        await wait(LONG ? 1000 : 50)
      } while (Date.now() < back)
      await host.comeBack()
      for (const message of [...messages, ...messages])
        expect((await send(message)).status).toBe(201)
      expect(await count(store)).toBe(1 + messages.length)
      expect(await count(store, 'outbox')).toBe(1 + messages.length)
      await host.stop()
    },
  )

  test('while another program writes, a message waits, and everybody else is served', async () => {
    const file = join(folder, 'desk.db')
    const store = await openStore(file)
    const { send, status } = served(store)
    expect((await send()).status).toBe(201)
    const other = new Database(file)
    other.exec('begin immediate')
    const waiting = send()
    let done = false
    void waiting.then(() => (done = true))
    // Far longer than it takes where nobody is in the way.
    await Promise.race([waiting, wait(100)])
    expect(await status('/healthz')).toBe(200)
    expect(done).toBe(false)
    other.exec('commit')
    expect((await waiting).status).toBe(201)
    other.close()
    await store.close()
  })
})
