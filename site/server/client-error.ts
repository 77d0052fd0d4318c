import type { Duplex } from 'node:stream'
import { errorHeaders, errorText, STATUS_TEXT, type ErrorStatus } from './error-response.ts'
import { TARGET_LIMIT } from './request-target.ts'

/** An error of Node's HTTP parser; `rawPacket` is the last piece it read. */
export interface ParserError extends Error {
  readonly code?: string
  readonly rawPacket?: Uint8Array
}

/** Status for a request that Node could not even parse. */
export const statusOf = ({ code, rawPacket }: ParserError): ErrorStatus => {
  if (code === 'HPE_HEADER_OVERFLOW') return startsWithLongLine(rawPacket) ? 414 : 431
  return (code !== undefined && STATUSES[code]) || 400
}

/** Writes an answer by hand where there is no response to write to, then closes. */
export const sendRawError = (
  socket: Duplex,
  status: ErrorStatus,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const lines = Object.entries({ ...errorHeaders(status), ...headers, connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_TEXT[status]}\r\n${lines}\r\n${errorText(status)}`)
  // Node takes its own listener off a CONNECT socket, and an error nobody hears ends the process.
  socket.on('error', () => socket.destroy())
  // Closing while the client still sends would reset the connection and lose the answer.
  setTimeout(() => socket.destroy(), LINGER).unref()
}

const LINGER = 1000

const STATUSES: Readonly<Record<string, ErrorStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** The parser gives up on an endless address as it does on endless headers: tell them apart. */
const startsWithLongLine = (packet: Uint8Array | undefined): boolean => {
  const start = Buffer.from(packet ?? []).toString('latin1', 0, TARGET_LIMIT)
  return /^[A-Z]+ /u.test(start) && start.length === TARGET_LIMIT && !start.includes('\n')
}
