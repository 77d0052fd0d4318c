import type { Asset, AssetStore } from '../asset-store.ts'
import { mediaType } from '../media-type.ts'

/** As much of the platform's own files as is used here. */
export interface AssetBinding {
  fetch(request: Request): Promise<Response>
}

/**
 * The platform's files, which it alone knows: any clean path may be one of them, and reading tells.
 * It compresses by itself what leaves it.
 */
export const edgeAssets = (files: AssetBinding): AssetStore => ({
  find: (path): Asset | undefined =>
    PRIVATE.test(path) ? undefined : { path, type: mediaType(path), encodings: [] },
  async read({ path }) {
    const answer = await files.fetch(new Request(new URL(path, 'https://assets.local')))
    if (!answer.ok) {
      await answer.body?.cancel()
      return undefined
    }
    const etag = answer.headers.get('etag')?.replace(/^W\//u, '') ?? ''
    return { bytes: new Uint8Array(await answer.arrayBuffer()), etag }
  },
})

/** What has no name of its own, is hidden, or tells a host what to do. */
const PRIVATE = /\/$|\/\.(?!well-known\/)|^\/_/u
