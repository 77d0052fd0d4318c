/** The built site as its server answers, in this process. */
import { brotliDecompressSync } from 'node:zlib'
import { createApp } from '../../site/server/app.ts'
import { fileAssets } from '../../site/server/file-assets.ts'
import { CLIENT, manifest } from './dist.ts'

export interface Served {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

/** The server's own program, over the built files. */
export const siteApp = async () => createApp({ manifest, assets: await fileAssets(CLIENT) })

const app = await siteApp()

/** Asks for one address, compressed, without following where it leads. */
export const ask = async (address: string, method = 'GET'): Promise<Served> => {
  const answer = await app.request(address, { method, headers: { 'accept-encoding': 'br' } })
  const { status, headers } = answer
  return { status, headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

export const plainText = ({ headers, bytes }: Served): string =>
  (headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
