/** What the dev server answers the review panel, and whom it refuses. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeBaseline, readBaseline } from './baseline.ts'
import { review, type Status } from './endpoint.ts'
import { refusal } from './guard.ts'
import { fromPng, hashOf, toPng } from './pixels.ts'
import { resultsIn } from './results.ts'
import { projectIn, type Project } from './settings.ts'
import { paint } from './support/paint.ts'

const old = paint(6, 6, () => [9, 9, 9])
const now = paint(6, 6, () => [8, 9, 9])
const shot = { story: 'a-b--one', variant: 'dark-390', state: 'changed' } as const

let folder: string
let places: Project
let server: Server
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opale-endpoint-'))
  places = {
    ...projectIn(join(folder, '.storybook')),
    baseline: join(folder, 'baseline'),
    results: join(folder, 'results'),
  }
  writeFileSync(join(folder, 'secret.png'), 'secret')
  changeBaseline(places.baseline, [{ ...shot, pixels: old }], '1')
  const store = resultsIn(places.results)
  store.keepPicture('new', shot, toPng(now))
  store.write({ stamp: 's', browser: '1', stories: {}, shots: [shot], groups: [] })
  const answer = review(places, () => 'edited')
  server = createServer((asked, response) => {
    void answer(asked).then((send) => send(response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ;({ port } = server.address() as AddressInfo)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** By hand: a browser's client would tidy the path. */
const ask = async (path: string, { method = 'GET', headers = {}, body }: Sent = {}) => {
  const sent = request({ port, path, method, headers: { host: `localhost:${port}`, ...headers } })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of response as AsyncIterable<Buffer>) pieces.push(piece)
  return { status: response.statusCode, bytes: Buffer.concat(pieces) }
}
const post = (path: string, body: unknown) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('pictures and results', () => {
  test('are given by name', async () => {
    const status = JSON.parse((await ask('/status')).bytes.toString()) as Status
    expect(status).toMatchObject({ running: false, stale: true, results: { shots: [shot] } })
    const before = await ask('/baseline/a-b--one/dark-390.png?3')
    expect(hashOf(fromPng(before.bytes))).toBe(hashOf(old))
    const after = await ask('/new/a-b--one/dark-390.png')
    expect(hashOf(fromPng(after.bytes))).toBe(hashOf(now))
  })

  test.each([
    '/diff/a-b--one/dark-390.png',
    '/new/a-b--two/dark-390.png',
    '/new/../../secret.png',
    '/new/..%2F..%2Fsecret/dark-390.png',
    '/new/%2e%2e/%2e%2e/secret.png',
    '/new//etc/passwd',
    '/new/a-b--one/../../../secret.png',
    '/new/a-b--one/dark-390.png%00.png',
    '/new/a-b--one\\..\\..\\secret/dark-390.png',
    '/results/results.json',
    '/constructor/a-b--one/dark-390.png',
    '/baseline/__proto__--x/dark-390.png',
    '/new/-/dark-390.png',
    '/diff/a--b--c/dark-390.png',
    '/new/a-b--one/dark.png',
    '/',
    '*',
  ])('there is nothing else: %s', async (path) => {
    const { status, bytes } = await ask(path)
    expect([status, bytes.toString()]).toEqual([404, '{"error":"There is no such thing."}'])
  })
})

describe('rejecting', () => {
  const rejections = async () =>
    (JSON.parse((await ask('/status')).bytes.toString()) as Status).rejections
  const which = { story: 'a-b--one', variant: 'dark-390' }

  test('keeps the reason, until it is taken back', async () => {
    await post('/reject', { shots: [which], reason: 'The edge is gone' })
    expect(await rejections()).toMatchObject([{ ...which, reason: 'The edge is gone' }])
    // All at once is not all that somebody looked at.
    const { bytes } = await post('/accept', [])
    expect(JSON.parse(bytes.toString())).toEqual({ pictures: 0, pruned: 0 })
    await post('/reject', { shots: [which], reason: '' })
    expect(await rejections()).toEqual([])
  })

  test.each([[which], { shots: [which] }, { shots: [{ story: '../x--y' }], reason: 'x' }, null])(
    'needs stories that were seen, and a reason: %j',
    async (body) => {
      expect((await post('/reject', body)).status).toBeGreaterThanOrEqual(400)
      expect(await rejections()).toEqual([])
    },
  )
})

describe('accepting', () => {
  test.each([
    'no JSON',
    '{}',
    'null',
    '"a-b--one"',
    [{ story: '../../x--y' }],
    [{ story: 'a-b--two' }],
    [{ story: 'a-b--one', variant: '../x' }],
    [{ story: 'a-b--one', variant: 7 }],
    [{ story: { toString: 'a-b--one' } }],
    [null],
    Array.from({ length: 20_000 }, () => ({ story: 'a-b--one' })),
    `[${' '.repeat(2_000_000)}]`,
  ])('what names no stories that were seen changes nothing (%#)', async (body) => {
    for (const path of ['/accept', '/look']) expect((await post(path, body)).status).toBe(400)
    expect(hashOf(readBaseline(places.baseline).picture('a-b--one', 'dark-390')!)).toBe(hashOf(old))
  })

  test('needs a POST of JSON', async () => {
    expect((await ask('/accept')).status).toBe(404)
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '[]' }
    expect((await ask('/accept', form)).status).toBe(403)
    expect((await ask('/accept', { method: 'PUT', body: '[]' })).status).toBe(403)
    expect((await post('/elsewhere', [])).status).toBe(404)
  })

  test('makes the picture what is expected, and shows it', async () => {
    const { bytes } = await post('/accept', [{ story: 'a-b--one', variant: 'dark-390' }])
    expect(JSON.parse(bytes.toString())).toEqual({ pictures: 1, pruned: 0 })
    const { bytes: shown } = await ask('/baseline/a-b--one/dark-390.png')
    expect(hashOf(fromPng(shown))).toBe(hashOf(now))
    const { results } = JSON.parse((await ask('/status')).bytes.toString()) as Status
    expect(results?.shots).toEqual([{ ...shot, state: 'same' }])
  })
})

describe('who may ask', () => {
  const own = { host: 'localhost:6006' }

  test.each([
    ['GET', '127.0.0.1', own],
    ['GET', '::1', { host: '[::1]:6006', 'sec-fetch-site': 'same-origin' }],
    ['GET', '::ffff:127.0.0.1', { host: '127.0.0.1:6006', 'sec-fetch-site': 'none' }],
    [
      'POST',
      '127.0.0.1',
      { ...own, origin: 'http://localhost:6006', 'content-type': 'application/json' },
    ],
  ] as const)('this very Storybook: %s from %s with %j', (method, from, headers) => {
    expect(refusal({ method, from, headers })).toBeUndefined()
  })

  test.each([
    ['GET', '192.168.1.7', own],
    ['GET', undefined, own],
    ['GET', '10.127.0.0.1', own],
    ['GET', '127.0.0.1', {}],
    ['GET', '127.0.0.1', { host: 'evil.example:6006' }],
    ['GET', '127.0.0.1', { host: 'localhost.evil.example' }],
    ['GET', '127.0.0.1', { host: 'localhost:6006@evil.example' }],
    ['GET', '127.0.0.1', { ...own, origin: 'http://evil.example' }],
    ['GET', '127.0.0.1', { ...own, origin: 'null' }],
    ['GET', '127.0.0.1', { ...own, origin: 'http://localhost:4173' }],
    ['GET', '127.0.0.1', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['GET', '127.0.0.1', { ...own, 'sec-fetch-site': 'same-site' }],
    ['POST', '127.0.0.1', { ...own, 'content-type': 'text/plain' }],
    ['DELETE', '127.0.0.1', { ...own, 'content-type': 'application/json' }],
  ] as const)('nobody else: %s from %s with %j', (method, from, headers) => {
    expect(refusal({ method, from, headers })).toEqual(expect.any(String))
  })
})
