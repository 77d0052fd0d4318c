import { describe, expect, test } from 'vitest'
import { REDIRECTS } from '../../site/routes/table.ts'
import { ask } from './client.ts'
import { pageText, POLICIES, serveFixture } from './fixture.ts'

const server = serveFixture()
const get = (path: string, headers?: Record<string, string>, method?: string) =>
  ask(server.port, path, headers, method)

describe('language', () => {
  const SHOWN = [
    ['/', 'index.html', 'fr'],
    ['/?lang=en', 'index.en.html', 'en'],
    ['/?lang=fr', 'index.html', 'fr'],
    ['/ia', 'ia.html', 'fr'],
    ['/ia?x=1&lang=en', 'ia.en.html', 'en'],
    ['/en/ia', 'en/ia.html', 'en'],
    ['/en/ia?lang=en', 'en/ia.html', 'en'],
    ['/en', 'en.html', 'en'],
    ['/fr', 'fr.html', 'fr'],
    ['/workflows/rag-onboarding', 'workflows/rag-onboarding.html', 'fr'],
    ['/%69a', 'ia.html', 'fr'],
  ] as const

  test.each(SHOWN)('[2.5.1] [2.5.3] %s shows %s', async (path, file, language) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(200)
    expect(text).toBe(pageText(file))
    expect(headers['content-language']).toBe(language)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each(['es', 'EN', '', 'constructor', 'fr,en'])(
    '[2.5.4] ?lang=%s is not a language of the site and shows French',
    async (asked) => {
      expect((await get(`/ia?lang=${asked}`)).text).toBe(pageText('ia.html'))
    },
  )

  test.each([
    ['/en/ia?lang=fr', '/ia'],
    ['/en?lang=fr', '/'],
    ['/fr?lang=en', '/en'],
    ['/en/ia/?lang=fr', '/ia'],
    ['/en/ia?a=1&lang=fr&b=2', '/ia?a=1&b=2'],
  ])('[2.5.3] %s leads to its counterpart %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([308, location])
  })
})

describe('redirects', () => {
  test.each(REDIRECTS)('[2.1.3] $from redirects to $to', async ({ from, to, status }) => {
    const plain = await get(from)
    expect([plain.status, plain.headers.location]).toEqual([status, to])
    const queried = await get(`${from}?lang=en&x=%C3%A9`)
    expect(queried.headers.location).toBe(`${to}?lang=en&x=%C3%A9`)
  })

  test('[2.1.7] /code redirects for now only, so that it may become a page', async () => {
    const { status, headers } = await get('/code')
    expect([status, headers.location, headers['cache-control']]).toEqual([307, '/', 'no-cache'])
  })

  test.each([
    ['/ia/', '/ia'],
    ['/ia.html', '/ia'],
    ['/ia/?lang=en', '/ia?lang=en'],
    ['/index.html', '/'],
    ['/index.html?lang=en', '/?lang=en'],
    ['/index', '/'],
    ['/en/', '/en'],
    ['/en/index.html', '/en'],
    ['/en/ia.html', '/en/ia'],
    ['/home/', '/'],
  ])('%s has one form, %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([308, location])
  })

  test.each([
    '//evil.example/',
    '//evil.example/ia/',
    '//evil.example/%2e%2e',
    '/%2f%2fevil.example/',
    '///evil.example/index.html',
    '/\\evil.example/',
    '//ia/',
    '/.evil.example/',
    '/http://evil.example/',
  ])('%s leads nowhere else', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(headers.location).toBeUndefined()
  })
})

describe('not found', () => {
  test.each([
    ['/nowhere', '404.html', 'fr'],
    ['/nowhere/', '404.html', 'fr'],
    ['/nowhere?lang=en', '404.en.html', 'en'],
    ['/en/nowhere', '404.en.html', 'en'],
    ['/en/nowhere?lang=fr', '404.en.html', 'en'],
    ['/fr/nowhere?lang=en', '404.html', 'fr'],
    ['/nowhere.html', '404.html', 'fr'],
    ['/404.html', '404.html', 'fr'],
    ['/ia//', '404.html', 'fr'],
    ['/workflows//rag-onboarding', '404.html', 'fr'],
    ['/404', '404.html', 'fr'],
    ['/IA', '404.html', 'fr'],
    ['/constructor', '404.html', 'fr'],
    ['/workflows%2Frag-onboarding', '404.html', 'fr'],
  ])('[2.1.118] %s shows the not-found page in its language', async (path, file, language) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toBe(pageText(file))
    expect(headers['content-language']).toBe(language)
    expect(headers.etag).toBeUndefined()
  })

  test('a condition or a range does not turn it into a success', async () => {
    const { status } = await get('/nowhere', { 'if-none-match': '*', range: 'bytes=0-1' })
    expect(status).toBe(404)
  })
})

describe('pages', () => {
  test('are asked for again every time, and cost nothing when unchanged', async () => {
    const first = await get('/ia', { 'accept-encoding': 'br' })
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.vary).toBe('accept-encoding')
    expect(first.headers['content-encoding']).toBe('br')
    const etag = first.headers.etag ?? ''
    expect(etag).toMatch(/^"[\w-]{12}"$/u)

    for (const known of [etag, `W/${etag}`, `"x", W/${etag}`, '*']) {
      const again = await get('/ia', { 'accept-encoding': 'br', 'if-none-match': known })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      expect(again.headers.etag).toBe(etag)
      // A browser replaces the stored headers by these.
      expect(again.headers['content-security-policy']).toBe(POLICIES[1])
      expect(again.headers.vary).toBe('accept-encoding')
    }
    const plain = await get('/ia', { 'if-none-match': etag })
    expect(plain.status).toBe(200)
    expect(plain.headers.etag).not.toBe(etag)
  })

  test('carry the policy that the build gave them', async () => {
    expect((await get('/')).headers['content-security-policy']).toBe(POLICIES[0])
    expect((await get('/ia')).headers['content-security-policy']).toBe(POLICIES[1])
    expect((await get('/nowhere')).headers['content-security-policy']).toBe(POLICIES[0])
  })

  test('answer HEAD with the headers of GET and nothing else', async () => {
    const whole = await get('/ia')
    const head = await get('/ia', {}, 'HEAD')
    expect(head.bytes).toHaveLength(0)
    const { date: _, ...rest } = whole.headers
    expect(head.headers).toMatchObject(rest)
    expect(head.headers['content-length']).toBe(String(whole.bytes.length))
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'refuse %s',
    async (method) => {
      for (const path of ['/', '/nowhere', '/assets/app-1a2b.js']) {
        const { status, headers } = await get(path, {}, method)
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
      }
    },
  )
})
