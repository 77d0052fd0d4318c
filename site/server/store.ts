import type { Encoding } from './encoding.ts'

/** A file that may be served, known before it is read. */
export interface StoredFile {
  /** Address of the file as it is, such as `/assets/app.js`. */
  readonly path: string
  readonly type: string
  /** Precompressed forms at hand, best first. */
  readonly encodings: readonly Encoding[]
}

export interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Strong entity tag of these very bytes, quotes included. */
  readonly etag: string
}

/** All that the server may ever answer with. On an edge platform, its own storage implements it. */
export interface Store {
  find(path: string): StoredFile | undefined
  /** Undefined when the file went away since it was listed. */
  read(file: StoredFile, encoding?: Encoding): Promise<Content | undefined>
}
