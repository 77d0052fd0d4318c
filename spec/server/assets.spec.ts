import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ask } from './client.ts'
import { PICTURE, SCRIPT, SECRET, serveFixture } from './fixture.ts'

const server = serveFixture()
const get = (path: string, headers?: Record<string, string>, method?: string) =>
  ask(server.port, path, headers, method)

describe('types and caching', () => {
  const LASTING = 'public, max-age=31536000, immutable'
  const HOUR = 'public, max-age=3600'
  test.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', LASTING],
    ['/assets/style-3c4d.css', 'text/css; charset=utf-8', LASTING],
    ['/assets/figtree-5e6f.woff2', 'font/woff2', LASTING],
    ['/data/ia.json', 'application/json', 'public, max-age=60'],
    ['/picture.png', 'image/png', HOUR],
    ['/logo.svg', 'image/svg+xml; charset=utf-8', HOUR],
    ['/sitemap.xml', 'application/xml; charset=utf-8', HOUR],
    ['/robots.txt', 'text/plain; charset=utf-8', HOUR],
    ['/site.webmanifest', 'application/manifest+json', HOUR],
    ['/favicon.ico', 'image/x-icon', HOUR],
    ['/archive.gz', 'application/gzip', HOUR],
    ['/font.unknown', 'application/octet-stream', HOUR],
    ['/robots.txt?v=2', 'text/plain; charset=utf-8', HOUR],
  ])('%s is %s', async (path, type, caching) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe(caching)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/u)
  })

  test('a worker may fetch what it works on, and nothing else', async () => {
    const { headers } = await get('/assets/worker-7a8b.js')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  })

  test('the one that runs code may compile WebAssembly, which no page may', async () => {
    const policyOf = async (path: string) => (await get(path)).headers['content-security-policy']
    expect(await policyOf('/assets/code-worker-7a8b.js')).toContain("'wasm-unsafe-eval'")
    expect(await policyOf('/assets/worker-7a8b.js')).not.toContain('wasm')
    expect(await policyOf('/')).not.toContain('wasm')
  })

  test('an empty file is an empty answer', async () => {
    const { status, headers } = await get('/empty.txt')
    expect([status, headers['content-length']]).toEqual([200, '0'])
  })
})

describe('compression', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0.1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity;q=1, *;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0', undefined],
    ['deflate', undefined],
    ['br;q=nonsense, gzip', 'gzip'],
    [' br ; q=0.8 , gzip ; q=0.9 ', 'gzip'],
  ])('accepting %j is answered with %s', async (accept, encoding) => {
    const headers = accept === undefined ? {} : { 'accept-encoding': accept }
    const answer = await get('/assets/app-1a2b.js', headers)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect((decode?.(answer.bytes) ?? answer.bytes).toString()).toBe(SCRIPT)
  })

  test('a file without compressed forms is the same for everybody', async () => {
    const { headers } = await get('/picture.png', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBeUndefined()
  })
})

describe('conditions and ranges', () => {
  test('each form has a tag of its own, and is not sent twice', async () => {
    const tags = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asking = { 'accept-encoding': encoding }
      const { headers } = await get('/assets/app-1a2b.js', asking)
      const etag = headers.etag ?? ''
      tags.add(etag)
      const again = await get('/assets/app-1a2b.js', { ...asking, 'if-none-match': etag })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      const other = await get('/assets/app-1a2b.js', { ...asking, 'if-none-match': '"other"' })
      expect(other.status).toBe(200)
    }
    expect(tags.size).toBe(3)
  })

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=250-', 250, 255],
    ['bytes=250-9999', 250, 255],
    ['bytes=-6', 250, 255],
    ['bytes=-9999', 0, 255],
    ['bytes=255-255', 255, 255],
  ])('%s gives bytes %i to %i', async (range, first, last) => {
    const { status, headers, bytes } = await get('/picture.png', { range })
    expect(status).toBe(206)
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/256`)
    expect(headers['content-length']).toBe(String(last - first + 1))
    expect(bytes).toEqual(PICTURE.subarray(first, last + 1))
  })

  test.each(['bytes=256-', 'bytes=999-1000', 'bytes=-0'])('%s cannot be had', async (range) => {
    const { status, headers } = await get('/picture.png', { range })
    expect([status, headers['content-range']]).toEqual([416, 'bytes */256'])
  })

  test.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=a-b', 'bytes=0 -1', ''])(
    'the range %j is ignored',
    async (range) => {
      const { status, headers, bytes } = await get('/picture.png', { range })
      expect([status, bytes.length]).toEqual([200, 256])
      expect(headers['accept-ranges']).toBe('bytes')
    },
  )

  test('a range holds only for the content that it was begun with', async () => {
    const { headers } = await get('/picture.png')
    const etag = headers.etag ?? ''
    const resume = async (known: string) =>
      (await get('/picture.png', { range: 'bytes=5-', 'if-range': known })).status
    expect(await resume(etag)).toBe(206)
    expect(await resume(`W/${etag}`)).toBe(200)
    expect(await resume('"older"')).toBe(200)
    expect(await resume('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200)
  })

  test('compressed forms and HEAD are sent whole', async () => {
    const range = 'bytes=0-3'
    const packed = await get('/assets/app-1a2b.js', { range, 'accept-encoding': 'br' })
    expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br'])
    const head = await get('/picture.png', { range }, 'HEAD')
    expect([head.status, head.headers['content-length']]).toEqual([200, '256'])
  })
})

describe('what is not served', () => {
  test.each([
    '/assets/gone.js',
    '/assets/',
    '/assets/nothing',
    '/data/nothing',
    '/gone.png',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js.gz',
    '/assets/app-1a2b.js/',
    '/ASSETS/app-1a2b.js',
    '/_redirects',
    '/.vite/manifest.json',
    '/linked.txt',
    '/linked/secret.txt',
    '/site.json',
    '/secret.txt',
  ])('%s', async (path) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(404)
    expect(text).not.toContain(SECRET)
    expect(headers['cache-control']).not.toContain('max-age')
  })

  test('a missing file is a short text, never a page', async () => {
    for (const path of ['/assets/gone.js', '/data/nothing', '/gone.png']) {
      const { headers, text } = await get(path)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(text).toBe('404 Not Found\n')
    }
  })

  test('pages are never sent as files', async () => {
    for (const file of ['/ia.en.html', '/en/workflows/rag-onboarding.html.br', '/404.html']) {
      const { status } = await get(file)
      expect(status).toBe(404)
    }
  })
})
