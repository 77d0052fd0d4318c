import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, Socket, type AddressInfo } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { sendRawError, statusOf, type ParserError } from './client-error.ts'
import { trackConnections, type Connections } from './connections.ts'
import { errorHeaders, errorResponse, errorText, type ErrorStatus } from './error-response.ts'
import { targetError } from './request-target.ts'

export interface Listening {
  readonly port: number
  /** Stops accepting, lets running requests finish, cuts what still runs after `grace` ms. */
  readonly stop: (grace?: number) => Promise<void>
}

export interface ListenOptions {
  readonly port: number
  /** Without one, every interface: both IP versions where the machine has both. */
  readonly host?: string | undefined
  /** How long, in ms, and how large a request may be. */
  readonly limits?: RequestLimits
}

export type RequestLimits = Readonly<Record<keyof typeof REQUEST_LIMITS, number>>

/** Serves an app over HTTP. Rejects with Node's own error when it cannot listen. */
export const listen = async (
  app: Hono,
  { port, host, limits = REQUEST_LIMITS }: ListenOptions,
): Promise<Listening> => {
  const answer = getRequestListener(app.fetch, {
    // HTTP/1.0 has no Host header; nothing here depends on the name.
    hostname: 'localhost',
    errorHandler: (error) => errorResponse(error instanceof RequestError ? 400 : 500),
  })
  // The Host header is checked below, with a proper answer.
  const server = createServer({ ...limits, requireHostHeader: false }, (incoming, outgoing) => {
    // HTTP/1.1 keeps connections open unasked: to say so takes room from the first packets of a page.
    if (incoming.httpVersion === '1.1') outgoing.removeHeader('connection')
    const status = errorOf(incoming)
    if (status) sendError(outgoing, status)
    else void answer(incoming, outgoing)
  })
  const connections = trackConnections(server)
  handleClientErrors(server, connections)

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

/** Whoever sends headers or a body drop by drop keeps a connection no longer than that, and nothing else. */
export const REQUEST_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
} as const

const errorOf = ({ url = '', headers, httpVersion }: IncomingMessage): ErrorStatus | undefined =>
  httpVersion === '1.1' && headers.host === undefined ? 400 : targetError(url)

const sendError = (outgoing: ServerResponse, status: ErrorStatus): void => {
  outgoing.writeHead(status, errorHeaders(status)).end(errorText(status))
}

/** What never becomes a request still gets an answer, and never ends the process. */
const handleClientErrors = (server: Server, connections: Connections): void => {
  server.on('clientError', (error: ParserError, socket) => {
    const silent = error.code === 'ECONNRESET' || !socket.writable
    // A second answer in the middle of a running one would pass for a part of it.
    const busy = socket instanceof Socket && connections.isAnswering(socket)
    if (silent || busy) socket.destroy()
    else sendRawError(socket, statusOf(error))
  })
  server.on('checkExpectation', (_: IncomingMessage, outgoing: ServerResponse) =>
    sendError(outgoing, 417),
  )
  server.on('connect', (_, socket) => sendRawError(socket, 405, { allow: 'GET, HEAD' }))
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
