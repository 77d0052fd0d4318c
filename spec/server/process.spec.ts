import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, listenError, readSettings } from '../../site/server/settings.ts'
import { ask, openSocket } from './client.ts'
import { makeFixture, type Fixture } from './fixture.ts'
import { portOf, runServer, type Program } from './program.ts'

let fixture: Fixture
/** More than the system's own buffers hold, so that its answer runs until somebody reads it. */
const LARGE = randomBytes(24 * 2 ** 20)

beforeAll(() => {
  fixture = makeFixture()
  writeFileSync(join(fixture.dist, 'client', 'large.png'), LARGE)
})
afterAll(() => fixture.remove())

const ready = async (program: Program): Promise<number> => portOf(await program.says('\n'))

describe('starting', { timeout: 20_000 }, () => {
  test('says when it is ready and where messages go, and ends well when told to', async () => {
    const program = runServer({ DIST: fixture.dist })
    const port = await ready(program)
    expect((await ask(port, '/ia')).status).toBe(200)
    program.kill('SIGTERM')
    const { code, out, err } = await program.ended
    expect({ code, out, err }).toEqual({
      code: 0,
      out: [
        `Ready: http://localhost:${port}`,
        `Messages are kept in ${relative('.', join(fixture.dist, '..', 'data', 'desk.db'))}; nobody is told (SMTP_URL is not set).\n`,
      ].join('\n'),
      err: '',
    })
  })

  test('listens on every interface unless one is named', async () => {
    const program = runServer({ DIST: fixture.dist })
    const port = await ready(program)
    // Link-local addresses need the name of their interface besides.
    const own = Object.values(networkInterfaces())
      .flatMap((faces) => faces ?? [])
      .filter((face) => !face.address.startsWith('fe80'))
      .map((face) => face.address)
    expect(own).toContain('127.0.0.1')
    const statuses = own.map(async (address) => {
      const host = address.includes(':') ? `[${address}]` : address
      return (await fetch(`http://${host}:${port}/ia`)).status
    })
    expect(await Promise.all(statuses)).toEqual(own.map(() => 200))
    program.kill('SIGINT')
    expect((await program.ended).code).toBe(0)
  })

  test('a taken port is one clear line', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, out, err } = await runServer({ DIST: fixture.dist, PORT: String(port) }).ended
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} is already in use. Choose another: PORT=5000 npm start\n`,
    })
    other.close()
  })

  test.each(['abc', '70000', '-1', '80.5', '1e3', ' '])('PORT=%s is refused', async (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(/^PORT must be a whole number .*"/u)
  })

  test('a wrong PORT or a missing build is one clear line', async () => {
    const wrong = await runServer({ DIST: fixture.dist, PORT: 'abc' }).ended
    expect(wrong.code).toBe(1)
    expect(wrong.err).toBe('PORT must be a whole number from 0 to 65535, not "abc".\n')
    const missing = await runServer({ DIST: join(fixture.dist, 'nowhere') }).ended
    expect(missing.code).toBe(1)
    expect(missing.err).toMatch(/^No complete build in .*Run: npm run build\n$/u)
  })
})

describe('settings', () => {
  test('have defaults, which empty ones leave standing', () => {
    const desk = {
      database: undefined,
      databaseToken: undefined,
      mail: undefined,
      metricsToken: undefined,
      limits: { perAddress: 10, inAll: 300 },
    }
    const defaults = { port: 4173, host: undefined, trustProxy: false, dist: undefined, desk }
    expect(readSettings({})).toEqual(defaults)
    expect(readSettings({ PORT: '', HOST: '', DIST: '', TRUST_PROXY: '', SMTP_URL: '' })).toEqual(
      defaults,
    )
    expect(readSettings({ PORT: '65535', HOST: '::1', DIST: 'd', TRUST_PROXY: '1' })).toMatchObject(
      {
        port: 65_535,
        host: '::1',
        trustProxy: true,
        dist: 'd',
      },
    )
  })

  test('mail needs to know how, to whom, and from whom if not from them', () => {
    const url = 'smtp://desk:secret@mail.example:587'
    const { mail } = readSettings({ SMTP_URL: url, MAIL_TO: 'owner@site.example' }).desk
    const owner = { to: 'owner@site.example', from: 'owner@site.example' }
    expect(mail).toEqual({ by: 'smtp', url, owner })
    expect(() => readSettings({ SMTP_URL: url })).toThrow(/MAIL_TO must say to whom/u)
    expect(() => readSettings({ SMTP_URL: 'mail.example', MAIL_TO: 'x' })).toThrow(/smtp:\/\//u)
    const api = { MAIL_API_URL: 'https://api.example/emails', MAIL_TO: owner.to }
    expect(() => readSettings(api)).toThrow(/MAIL_API_TOKEN/u)
    expect(
      readSettings({ ...api, MAIL_API_TOKEN: 'key', MAIL_FROM: 'desk@site.example' }).desk.mail,
    ).toEqual({
      by: 'http',
      url: api.MAIL_API_URL,
      token: 'key',
      owner: { to: owner.to, from: 'desk@site.example' },
    })
    expect(() => readSettings({ MESSAGES_PER_HOUR: 'many' })).toThrow(/whole number, not "many"/u)
  })

  test('the address shown is one to open', () => {
    expect(addressOf(4173, undefined)).toBe('http://localhost:4173')
    expect(addressOf(80, '0.0.0.0')).toBe('http://localhost:80')
    expect(addressOf(80, '192.0.2.1')).toBe('http://192.0.2.1:80')
    expect(addressOf(80, '2001:db8::1')).toBe('http://[2001:db8::1]:80')
  })

  test('every reason for not listening has its words', () => {
    expect(listenError('EADDRINUSE', 5000).message).toContain('PORT=5001 npm start')
    expect(listenError('EACCES', 80).message).toContain('Port 80 is not allowed')
    expect(listenError('ENOTFOUND', 80, 'nowhere').message).toBe(
      'Cannot listen on HOST=nowhere (ENOTFOUND).',
    )
  })
})

describe('stopping', { timeout: 20_000 }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets a running answer finish and closes idle connections',
    async (signal) => {
      const program = runServer({ DIST: fixture.dist })
      const port = await ready(program)

      const silent = await openSocket(port)
      const kept = await openSocket(port)
      kept.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n')
      await once(kept, 'data')

      const running = await openSocket(port)
      running.write('GET /large.png HTTP/1.1\r\nHost: x\r\n\r\n')
      const [first] = (await once(running, 'data')) as [Buffer]
      running.pause()

      const closed = Promise.all([once(silent.resume(), 'close'), once(kept.resume(), 'close')])
      program.kill(signal)
      await closed
      await expect(openSocket(port)).rejects.toThrow('ECONNREFUSED')

      let length = first.length
      running.on('data', (piece: Buffer) => (length += piece.length))
      running.resume()
      await once(running, 'close')
      const head = first.indexOf('\r\n\r\n') + 4
      expect(length - head).toBe(LARGE.length)
      expect((await program.ended).code).toBe(0)
    },
  )

  test('an answer that nobody reads does not keep the server', async () => {
    const program = runServer({ DIST: fixture.dist })
    const port = await ready(program)
    const stuck = await openSocket(port)
    stuck.on('error', () => {})
    stuck.write('GET /large.png HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(stuck, 'data')
    stuck.pause()
    const start = performance.now()
    program.kill('SIGTERM')
    expect((await program.ended).code).toBe(0)
    expect(performance.now() - start).toBeLessThan(5000)
    stuck.destroy()
  })
})
