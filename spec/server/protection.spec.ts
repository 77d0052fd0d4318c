import { expect, test } from 'vitest'
import { createApp } from '../../site/server/app.ts'
import type { AssetStore } from '../../site/server/asset-store.ts'
import { ask, askTarget } from './client.ts'
import { MANIFEST, serveFixture } from './fixture.ts'

const direct = serveFixture()
const proxied = serveFixture({ trustProxy: true })

test.each([
  ['/', 'GET'],
  ['/nowhere', 'GET'],
  ['/home', 'GET'],
  ['/gone.png', 'GET'],
  ['/', 'POST'],
  ['/%E0%A4%A', 'GET'],
  [`/${'a'.repeat(9000)}`, 'GET'],
])('%.40s by %s is protected', async (path, method) => {
  const { headers } = await ask(direct.port, path, {}, method)
  expect(headers['content-security-policy']).toMatch(/^default-src '(?:none|self)'/u)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['x-frame-options']).toBe('DENY')
  for (const feature of ['camera', 'microphone', 'geolocation']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
  }
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
})

test.each(['/picture.png', '/assets/app-1a2b.js'])(
  '%s is protected, without what browsers heed on pages alone',
  async (path) => {
    const { headers } = await ask(direct.port, path)
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    for (const name of ['referrer-policy', 'permissions-policy', 'x-frame-options'])
      expect(headers[name]).toBeUndefined()
  },
)

test('an answer to what could not be parsed is protected too', async () => {
  const answer = await askTarget(direct.port, '/\u0000')
  expect(answer).toContain("content-security-policy: default-src 'none'\r\n")
  expect(answer).toContain('x-frame-options: DENY\r\n')
})

/** What a server says of https when a proxy says that a request came by `protocol`. */
const sent = async ({ port }: { port: number }, protocol: string) => {
  const { headers } = await ask(port, '/', { 'x-forwarded-proto': protocol })
  return headers['strict-transport-security']
}

test('https is made to last where the request came by it, as a trusted proxy says', async () => {
  expect(await sent(proxied, 'https')).toBe('max-age=31536000')
  expect(await sent(proxied, 'https, http')).toBe('max-age=31536000')
  expect(await sent(proxied, 'http')).toBeUndefined()
  expect(await sent(direct, 'https')).toBeUndefined()
})

const text = new TextEncoder()
const failing = (fails: (path: string) => boolean): AssetStore => ({
  find: (path) => ({ path, type: 'text/html; charset=utf-8', encodings: [] }),
  read: async ({ path }) => {
    if (fails(path)) throw new Error(`disk trouble at ${path}`)
    return { bytes: text.encode(`content of ${path}`), etag: '"1"' }
  },
})

test('an error shows the error page in its language and tells nothing of itself', async () => {
  const seen: string[] = []
  const app = createApp({
    manifest: MANIFEST,
    assets: failing((path) => !path.startsWith('/500')),
    report: ({ message }) => void seen.push(message),
  })
  for (const [path, file] of [
    ['/ia', '500.html'],
    ['/ia?lang=en', '500.en.html'],
    ['/en/ia', '500.en.html'],
  ] as const) {
    const answer = await app.request(path)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe(`content of /${file}`)
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  }
  expect(seen).toHaveLength(3)
  expect(seen[0]).toBe('disk trouble at /ia.html')
})

test('an error of the error page ends in a short text', async () => {
  const answer = await createApp({ manifest: MANIFEST, assets: failing(() => true) }).request('/ia')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe('500 Internal Server Error\n')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
})

test('the same handlers run without Node: on https they say so by themselves', async () => {
  const app = createApp({ manifest: MANIFEST, assets: failing(() => false) })
  const answer = await app.request('https://opale.example/en/ia')
  expect(await answer.text()).toBe('content of /en/ia.html')
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  const refused = await app.request('https://opale.example/%E0%A4%A')
  expect(refused.status).toBe(400)
})
