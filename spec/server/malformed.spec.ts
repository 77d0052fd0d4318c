import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { ask, askRaw, askTarget, bodyOf, openSocket, statusOf } from './client.ts'
import { pageText, serveFixture } from './fixture.ts'

const server = serveFixture()

/** An address of that many characters. */
const long = (length: number) => askTarget(server.port, `/${'a'.repeat(length - 1)}`)

const one = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

describe('addresses', () => {
  test.each([
    '/%E0%A4%A',
    '/%',
    '/%zz',
    '/%C3%28',
    '/a%00b',
    '/a\u0000b',
    '/a%0d%0aset-cookie:x',
    '/\\',
    '/ia\\..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/..',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/.%2e/%2E./secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/./ia',
    'ia',
    '*',
    'http://',
    'file:///etc/passwd',
    '/a b',
  ])('%j is a bad request', async (target) => {
    const answer = await askTarget(server.port, target)
    expect(statusOf(answer)).toBe(400)
    expect(bodyOf(answer)).toBe('400 Bad Request\n')
  })

  test.each([
    ['/%252e%252e/secret.txt', 404],
    ['/..%252fsecret.txt', 404],
    ['/...', 404],
    ['/ia?x=../..%00\\', 200],
    ['/ia#../secret', 200],
    ['http://elsewhere.example/ia', 200],
    ['http://elsewhere.example/../secret.txt', 400],
    ['http://elsewhere.example', 200],
  ])('%s answers %i', async (target, status) => {
    expect(statusOf(await askTarget(server.port, target))).toBe(status)
  })

  test('beyond 8 KB an address is too long, however long', async () => {
    expect(statusOf(await long(8192))).toBe(404)
    for (const length of [8193, 12_000, 20_000, 200_000]) {
      expect(statusOf(await long(length))).toBe(414)
    }
  })
})

describe('requests', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a TLS handshake', '\u0016\u0003\u0001\u0002\u0000\u0001', 400],
    ['a wrong version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', 400],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a flood of headers', `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(20_000)}\r\n`, 431],
    ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
      417,
    ],
    [
      'a change of protocol',
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      200,
    ],
    [
      'a body with GET',
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 4\r\n\r\nbody',
      200,
    ],
  ])('%s', async (_name, sent, status) => {
    expect(statusOf(await askRaw(server.port, Buffer.from(sent, 'latin1')))).toBe(status)
  })

  test('HTTP/1.0 needs no Host', async () => {
    const answer = await askRaw(server.port, 'GET /ia HTTP/1.0\r\n\r\n')
    expect(statusOf(answer)).toBe(200)
    expect(bodyOf(answer)).toBe(pageText('ia.html'))
  })

  test('several requests on one connection are answered in order', async () => {
    const answer = await askRaw(
      server.port,
      one('/ia') + one('/blog') + one('/nowhere', 'Connection: close\r\n'),
    )
    const order = ['ia.html', 'blog.html', '404.html'].map((file) => answer.indexOf(pageText(file)))
    expect(order.every((place, index) => place > (order[index - 1] ?? 0))).toBe(true)
  })

  test('whoever still sends after a refusal is not cut off before reading it', async () => {
    const socket = await openSocket(server.port)
    const errors: Error[] = []
    socket.on('error', (error) => errors.push(error))
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(statusOf(answer.toString('latin1'))).toBe(431)
    for (let piece = 0; piece < 5; piece++) {
      socket.write('a'.repeat(1000))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(errors).toEqual([])
    socket.destroy()
  })

  test('leaving in the middle harms nobody', async () => {
    const starts = ['', 'GE', 'GET / HTTP/1.1\r\nHost:', 'CONNECT x:1 HTTP/1.1\r\n\r\n', 'junk\r\n']
    for (const start of starts) {
      const socket = await openSocket(server.port)
      socket.on('error', () => {})
      socket.write(start)
      await new Promise((resolve) => setTimeout(resolve, 5))
      socket.resetAndDestroy()
    }
    expect((await ask(server.port, '/ia')).text).toBe(pageText('ia.html'))
  })
})

test('the server is still there after all this', async () => {
  expect((await ask(server.port, '/')).status).toBe(200)
})
