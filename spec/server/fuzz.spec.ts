import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { askRaw, askTarget, bodyOf, statusOf } from './client.ts'
import { SECRET, serveFixture } from './fixture.ts'

const server = serveFixture()

const RUNS = process.env['VERIFY'] ? 5000 : 400
const TIMEOUT = 60_000

/** What addresses are made of, and what attacks on them are. */
const PIECES = [
  '/ // .. . %2e %2f %5c \\ %00 %0a % %25 ? # & ?lang=en ?lang=fr',
  'en fr ia index home code blog workflows rag-onboarding assets data app-1a2b.js picture.png',
  '.html .br .gz secret.txt linked linked.txt site.json client dist etc passwd _redirects .vite',
].flatMap((line) => line.split(' '))

const piece = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ maxLength: 6, unit: 'binary-ascii' }),
  fc.string({ maxLength: 4 }),
)
const target = fc
  .array(piece, { maxLength: 10 })
  // A line end would make another request of it: the next test sends those.
  .map((pieces) => `/${pieces.join('').replaceAll(/[\r\n]/gu, '')}`)

const headers = fc.record(
  {
    range: fc.constantFrom('bytes=0-3', 'bytes=-1', 'bytes=9999-', 'bytes=x', 'bytes=0-0,2-3'),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/"', ''),
    'x-forwarded-proto': fc.constantFrom('https', ',', '//'),
    'content-length': fc.constantFrom('0', '5'),
  },
  { requiredKeys: [] },
)

test(
  'no address fails on our side, leads away or shows what is not in the build',
  async () => {
    await fc.assert(
      fc.asyncProperty(target, async (path) => {
        const answer = await askTarget(server.port, path)
        const status = statusOf(answer)
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
        expect(answer).not.toContain(SECRET)
        expect(answer).not.toMatch(/^location: (?!\/(?!\/))/imu)
        const shown = status === 200 ? Buffer.from(bodyOf(answer), 'latin1').toString() : undefined
        expect([undefined, ...server.contents]).toContain(shown)
      }),
      { numRuns: RUNS },
    )
  },
  TIMEOUT,
)

test(
  'nor with any headers',
  async () => {
    await fc.assert(
      fc.asyncProperty(target, headers, async (path, sent) => {
        const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
        const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\nhello`
        const answer = await askRaw(server.port, Buffer.from(request, 'latin1'), { end: true })
        expect(answer).not.toMatch(/^HTTP\/1\.1 5/mu)
        expect(answer).not.toContain(SECRET)
      }),
      { numRuns: RUNS },
    )
  },
  TIMEOUT,
)

test(
  'bytes that are no request never end the server',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 80 }), async (bytes) => {
        // Ending our side tells the server that no more of a request will come.
        const answer = await askRaw(server.port, Buffer.from(bytes), { end: true })
        expect(answer).not.toMatch(/^HTTP\/1\.1 5/u)
      }),
      { numRuns: RUNS },
    )
    expect(statusOf(await askTarget(server.port, '/'))).toBe(200)
  },
  TIMEOUT,
)
