/** Brotli and gzip beside every text file, so that the server never compresses. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import type { ResultCache } from './result-cache.ts'

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/u
/** Below this, headers weigh more than what is saved. */
const WORTH_BYTES = 200
/** As many as zlib's thread pool runs at once. */
const PARALLEL = 8

/** Compresses a folder and those below it; what was compressed before is taken from the cache. */
export const compressAll = async (folder: string, cache: ResultCache): Promise<void> => {
  const names = await readdir(folder, { recursive: true })
  await pMap(
    names.filter((name) => TEXT.test(name)),
    (name) => compressFile(join(folder, name), cache),
    { concurrency: PARALLEL },
  )
}

const compressFile = async (file: string, cache: ResultCache): Promise<void> => {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_BYTES) return
  const quality = qualityOf(file)
  const both = await cache.get([ENCODERS, String(quality), bytes], async () =>
    joined(await Promise.all([brotli(bytes, quality), toGzip(bytes, { level: GZIP_LEVEL })])),
  )
  const [br, gz] = parted(both)
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Data is small, and asked for one file at a time: the best is for what every visit waits for. */
const qualityOf = (file: string): number => (file.endsWith('.json') ? 9 : 11)

const GZIP_LEVEL = 9

/** What decides, beside content and quality, what comes out. */
const ENCODERS = `brotli ${process.versions.brotli}, gzip ${process.versions.zlib} ${GZIP_LEVEL}`

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const brotli = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** As wide as the file: what a wider one sets up costs up to ten times what a small file does. */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + WINDOW_GAP)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

/** A window of n bits reaches back 2ⁿ − 16 bytes. */
const WINDOW_GAP = 16

/** Both forms as one entry of the cache: the length of the first, then the two. */
const joined = ([br, gz]: readonly [Buffer, Buffer]): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(br.length)
  return Buffer.concat([length, br, gz])
}

const parted = (both: Uint8Array): readonly [Uint8Array, Uint8Array] => {
  const gzipAt = LENGTH_BYTES + Buffer.from(both).readUInt32LE()
  return [both.subarray(LENGTH_BYTES, gzipAt), both.subarray(gzipAt)]
}

const LENGTH_BYTES = 4
