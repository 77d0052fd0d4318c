/** The files of a folder, served to this machine alone. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

export interface Served {
  readonly origin: string
  readonly stop: () => void
}

export const serveFolder = async (folder: string): Promise<Served> => {
  const server = createServer((request, response) => {
    // An address cannot climb out: URL takes its dots away.
    const { pathname } = new URL(request.url ?? '/', 'http://book')
    readFile(join(folder, pathname)).then(
      (body) => {
        const type = TYPES[extname(pathname)] ?? 'application/octet-stream'
        // Every page of the same browser asks for the same files, which do not change meanwhile.
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body)
      },
      () => response.writeHead(404).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
