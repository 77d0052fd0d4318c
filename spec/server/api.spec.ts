/** What is answered below `/api`, where routes of any method will stand: here, some for the test. */
import { HTTPException } from 'hono/http-exception'
import { describe, expect, test } from 'vitest'
import { BODY_LIMIT } from '../../site/server/api/api.ts'
import { createApp } from '../../site/server/app.ts'
import { ask, askRaw, bodyOf, statusOf } from './client.ts'
import { MANIFEST, pageText, serveFixture } from './fixture.ts'

const server = serveFixture({
  api: (api) => {
    api.get('/notes/:id', (context) => context.json({ id: context.req.param('id') }))
    api.post('/notes', async (context) => context.json(await context.req.json(), 201))
    api.delete('/notes/:id', (context) => context.body(null, 204))
    api.get('/stable', (context) => context.json(1, 200, { 'cache-control': 'max-age=60' }))
    api.get('/refused', () => {
      throw new HTTPException(422, { message: 'Il manque une adresse.' })
    })
    api.get('/broken', () => {
      throw new Error('the password is 1234')
    })
  },
})
const bare = serveFixture()

const get = (path: string, method = 'GET') => ask(server.port, path, {}, method)

/** A POST with a body, by its length or in chunks. */
const post = (body: string, { chunked = false, port = server.port } = {}) =>
  askRaw(
    port,
    [
      'POST /api/notes HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n',
      chunked
        ? `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
        : `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ].join(''),
  )
const json = (text: string): unknown => JSON.parse(text)

describe('routes', () => {
  test('take any method, and are protected and kept by no cache', async () => {
    const read = await get('/api/notes/7')
    expect([read.status, json(read.text)]).toEqual([200, { id: '7' }])
    expect(read.headers['cache-control']).toBe('no-store')
    expect(read.headers['content-security-policy']).toBe("default-src 'none'")
    expect(read.headers['x-content-type-options']).toBe('nosniff')
    expect(read.headers.etag).toBeUndefined()

    const written = await post('{"text":"Où ?"}')
    expect(statusOf(written)).toBe(201)
    expect((await get('/api/notes/7', 'DELETE')).status).toBe(204)
    expect((await get('/api/notes/7', 'HEAD')).text).toBe('')
  })

  test('may say themselves how long an answer lasts', async () => {
    expect((await get('/api/stable')).headers['cache-control']).toBe('max-age=60')
  })

  test.each([false, true])(
    'take no more than they are meant to (in chunks: %s)',
    async (chunked) => {
      const fits = JSON.stringify('a'.repeat(BODY_LIMIT - 2))
      expect(statusOf(await post(fits, { chunked }))).toBe(201)
      const answer = await post(`${fits} `, { chunked })
      expect(statusOf(answer)).toBe(413)
      expect(json(bodyOf(answer))).toEqual({ status: 413, title: 'Content Too Large' })
    },
  )
})

describe('errors are JSON', () => {
  const TYPE = 'application/problem+json'

  test.each(['/api', '/api/', '/api/nowhere', '/api/nowhere.png', '/api/ia.html'])(
    '%s is not found, by any method',
    async (path) => {
      for (const { port } of [server, bare])
        for (const method of ['GET', 'POST']) {
          const { status, headers, text } = await ask(port, path, {}, method)
          expect([status, headers['content-type'], headers['cache-control']]).toEqual([
            404,
            TYPE,
            'no-store',
          ])
          expect(json(text)).toEqual({ status: 404, title: 'Not Found' })
        }
    },
  )

  test.each([
    ['/api/notes', 'GET', 'POST'],
    ['/api/notes/7', 'PUT', 'GET, HEAD, DELETE'],
    ['/api/notes/7', 'OPTIONS', 'GET, HEAD, DELETE'],
  ])('%s does not take %s, and says what it takes', async (path, method, allow) => {
    const { status, headers, text } = await get(path, method)
    expect([status, headers.allow, headers['content-type']]).toEqual([405, allow, TYPE])
    expect(json(text)).toEqual({ status: 405, title: 'Method Not Allowed' })
  })

  test('a refusal says what the route says', async () => {
    const { status, text } = await get('/api/refused')
    expect(status).toBe(422)
    expect(json(text)).toEqual({ status: 422, detail: 'Il manque une adresse.' })
  })

  test('a failure is reported, and tells nothing of itself', async () => {
    const seen: string[] = []
    const app = createApp({
      manifest: MANIFEST,
      assets: { find: () => undefined, read: async () => undefined },
      api: (api) => api.get('/broken', () => Promise.reject(new Error('the password is 1234'))),
      report: ({ message }) => void seen.push(message),
    })
    const answer = await app.request('/api/broken')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ status: 500, title: 'Internal Server Error' })
    expect(seen).toEqual(['the password is 1234'])
    expect((await get('/api/broken')).text).not.toContain('1234')
  })
})

test('pages are as they were: what only begins so is none of it', async () => {
  expect((await get('/apiculture')).status).toBe(404)
  expect((await get('/apiculture')).text).toBe(pageText('404.html'))
  expect((await get('/ia')).text).toBe(pageText('ia.html'))
})
