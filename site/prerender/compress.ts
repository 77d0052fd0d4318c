/** Brotli and gzip of the texts that the site publishes, so that no server compresses. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ResultCache } from './result-cache.ts'

/** The endings of files that lie beside a text, and what they hold. */
export type Compressed = Readonly<Record<'.br' | '.gz', Uint8Array>>

/** Brotli's: 11 is 8 % smaller than 9, and takes forty times as long. */
export type Quality = 9 | 11

/** Decides, beside content and quality, what comes out. */
export const ENCODERS = `brotli ${process.versions.brotli}, gzip ${process.versions.zlib}`

/** @returns nothing for what is no text, or too short to become shorter */
export const compress = async (
  name: string,
  bytes: Uint8Array,
  quality: Quality,
  cache: ResultCache,
): Promise<Compressed | undefined> => {
  if (!TEXT.test(name) || bytes.length < WORTH_BYTES) return undefined
  const both = async () => joined(await brotli(bytes, quality), await toGzip(bytes, { level: 9 }))
  // At 9 it is made again sooner than it is kept.
  if (quality === 9) return parted(await both())
  return parted(await cache.get([ENCODERS, String(quality), bytes], both))
}

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/u

/** Below this, headers weigh more than what is saved. */
const WORTH_BYTES = 200

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const brotli = (bytes: Uint8Array, quality: Quality): Promise<Buffer> =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/**
 * As wide as the file: the bytes are the same, and at quality 9 setting up a wider one takes ten
 * times as long as compressing a page. A window of n bits reaches back 2ⁿ − 16 bytes.
 */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

/** Both forms as one entry of the cache: the length of the first, then the two. */
const joined = (br: Buffer, gz: Buffer): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(br.length)
  return Buffer.concat([length, br, gz])
}

const parted = (both: Uint8Array): Compressed => {
  const gzipAt = LENGTH_BYTES + new DataView(both.buffer, both.byteOffset).getUint32(0, true)
  return { '.br': both.subarray(LENGTH_BYTES, gzipAt), '.gz': both.subarray(gzipAt) }
}

const LENGTH_BYTES = 4
