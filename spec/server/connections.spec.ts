/** What a server knows of its connections, so that it stops without cutting an answer. */
import { once } from 'node:events'
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackConnections, type Connections } from '../../site/server/connections.ts'

let server: Server
let connections: Connections
let port: number
beforeEach(async () => {
  server = createServer()
  connections = trackConnections(server)
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  ;({ port } = server.address() as AddressInfo)
})
afterEach(async () => {
  connections.closeAll()
  await new Promise((resolve) => server.close(resolve))
})

/** A request that waits for its answer: how it was sent, and what the server has of it. */
const waiting = async (agent: Agent) => {
  const came = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
  const sent = get({ port, host: '127.0.0.1', agent })
  sent.on('error', () => undefined)
  const [{ socket }, response] = await came
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  return { sent, socket, response, answered }
}

test('a connection answers from a request until its answer has gone, each time', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let first: Socket | undefined
  for (let times = 0; times < 2; times += 1) {
    const { socket, response, answered } = await waiting(agent)
    expect(socket).toBe((first ??= socket))
    expect(connections.isAnswering(socket)).toBe(true)
    response.end('x')
    const [answer] = await answered
    await once(answer.resume(), 'end')
    await expect.poll(() => connections.isAnswering(socket)).toBe(false)
  }
  agent.destroy()
})

test('closing, what is idle goes at once, and what answers goes after its answer', async () => {
  const idle = connect(port, '127.0.0.1')
  await once(server, 'connection')
  const { socket, response, answered } = await waiting(new Agent({ keepAlive: true }))
  connections.closeWhenIdle()
  await once(idle.resume(), 'end')
  expect(socket.destroyed).toBe(false)
  response.end('whole')
  const [answer] = await answered
  const pieces = await answer.toArray()
  expect(Buffer.concat(pieces as Buffer[]).toString()).toBe('whole')
  await expect.poll(() => socket.destroyed).toBe(true)
})

test('one that was cut in the middle of its answer is known no more', async () => {
  const { sent, socket, response } = await waiting(new Agent())
  const closed = Promise.all([once(socket, 'close'), once(response, 'close')])
  sent.destroy()
  await closed
  const destroy = vi.spyOn(socket, 'destroy')
  connections.closeAll()
  expect(connections.isAnswering(socket)).toBe(false)
  expect(destroy).not.toHaveBeenCalled()
})
