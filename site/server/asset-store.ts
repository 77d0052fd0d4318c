import type { Encoding } from './content-encoding.ts'

/** A file that may be served, known before it is read. */
export interface Asset {
  /** Address of the file as it is, such as `/assets/app.js`. */
  readonly path: string
  readonly type: string
  /** Precompressed forms at hand, best first. */
  readonly encodings: readonly Encoding[]
}

export interface AssetContent {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Strong entity tag of these very bytes, quotes included. */
  readonly etag: string
}

/** All files that the server may ever answer with. On an edge platform, its own storage implements it. */
export interface AssetStore {
  find(path: string): Asset | undefined
  /** Undefined when the file went away since it was listed. */
  read(asset: Asset, encoding?: Encoding): Promise<AssetContent | undefined>
}
