/** Asks a server exactly what a test says: `fetch` would tidy the address and undo compression. */
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

/** One request on a connection of its own. */
export const ask = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (incoming) => {
        const pieces: Buffer[] = []
        incoming.on('data', (piece: Buffer) => pieces.push(piece))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const bytes = Buffer.concat(pieces)
          const { statusCode: status = 0, headers: answered } = incoming
          resolve({ status, headers: answered, bytes, text: bytes.toString() })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })

/** Sends bytes as they are and gives back all that comes until the server closes. */
export const askRaw = (
  port: number,
  sent: string | Uint8Array,
  { end = false } = {},
): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const pieces: Buffer[] = []
    socket.on('data', (piece) => pieces.push(piece))
    // A reset after the answer changes nothing about the answer.
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(pieces).toString('latin1')))
    if (end) socket.end(sent)
    else socket.write(sent)
  })

/** A request for a target as it stands, spaces and all, that the server closes after answering. */
export const askTarget = (port: number, target: string): Promise<string> =>
  askRaw(
    port,
    Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'),
  )

export const statusOf = (raw: string): number => Number(/^HTTP\/1\.1 (\d{3})/u.exec(raw)?.[1])

export const bodyOf = (raw: string): string => raw.slice(raw.indexOf('\r\n\r\n') + 4)

/** A connection that a test keeps in its own hands. */
export const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })
