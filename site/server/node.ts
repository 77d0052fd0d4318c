import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, Socket, type AddressInfo } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { refuseRaw, statusOf, type ParserError } from './broken-request.ts'
import { trackConnections, type Connections } from './connections.ts'
import { refusalHeaders, refusalText, refuse, type Refusal } from './refusal.ts'
import { targetFault } from './target.ts'

export interface Listening {
  readonly port: number
  /** Stops accepting, lets running requests finish, cuts what still runs after `grace` ms. */
  readonly stop: (grace?: number) => Promise<void>
}

export interface ListenOptions {
  readonly port: number
  /** Without one, every interface: both IP versions where the machine has both. */
  readonly host?: string | undefined
}

/** Serves an app over HTTP. Rejects with Node's own error when it cannot listen. */
export const listen = async (app: Hono, { port, host }: ListenOptions): Promise<Listening> => {
  const answer = getRequestListener(app.fetch, {
    // HTTP/1.0 has no Host header; nothing here depends on the name.
    hostname: 'localhost',
    errorHandler: (error) => refuse(error instanceof RequestError ? 400 : 500),
  })
  const server = createServer(LIMITS, (incoming, outgoing) => {
    // HTTP/1.1 keeps connections open unasked: to say so takes room from the first packets of a page.
    if (incoming.httpVersion === '1.1') outgoing.removeHeader('connection')
    const fault = faultOf(incoming)
    if (fault) refuseOutgoing(outgoing, fault)
    else void answer(incoming, outgoing)
  })
  const connections = trackConnections(server)
  handleBroken(server, connections)

  await new Promise<void>((resolve, reject) => {
    // Stays for good: a failure to accept one connection later must not end the process.
    server.on('error', reject)
    server.listen({ port, host }, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: (grace = 4000) => stop(server, connections, grace),
  }
}

/** Slow or oversized requests end here. The Host header is checked below, with a proper answer. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
  requireHostHeader: false,
} as const

const faultOf = ({ url = '', headers, httpVersion }: IncomingMessage): Refusal | undefined =>
  httpVersion === '1.1' && headers.host === undefined ? 400 : targetFault(url)

const refuseOutgoing = (outgoing: ServerResponse, status: Refusal): void => {
  outgoing.writeHead(status, refusalHeaders(status)).end(refusalText(status))
}

/** What never becomes a request still gets an answer, and never ends the process. */
const handleBroken = (server: Server, connections: Connections): void => {
  server.on('clientError', (error: ParserError, socket) => {
    const silent = error.code === 'ECONNRESET' || !socket.writable
    // A second answer in the middle of a running one would pass for a part of it.
    const busy = socket instanceof Socket && connections.isAnswering(socket)
    if (silent || busy) socket.destroy()
    else refuseRaw(socket, statusOf(error))
  })
  server.on('checkExpectation', (_: IncomingMessage, outgoing: ServerResponse) =>
    refuseOutgoing(outgoing, 417),
  )
  server.on('connect', (_, socket) => refuseRaw(socket, 405, { allow: 'GET, HEAD' }))
}

const stop = async (server: Server, connections: Connections, grace: number): Promise<void> => {
  const cut = setTimeout(connections.closeAll, grace)
  await new Promise<void>((resolve) => {
    // The HTTP server's own close also cuts answers that are written but not yet sent.
    NetServer.prototype.close.call(server, () => resolve())
    connections.closeWhenIdle()
  })
  clearTimeout(cut)
}
