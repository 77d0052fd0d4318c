/** Brotli and gzip beside every text file, so that the server never compresses. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/u
/** Below this, headers weigh more than what is saved. */
const WORTH_BYTES = 200
/** From here on a build would take minutes at the better quality. */
const MANY_PAGES = 2000
/** As many as zlib's thread pool runs at once. */
const PARALLEL = 8

/** Compresses a folder and those below it. */
export const compressAll = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => TEXT.test(name))
  const pages = names.filter((name) => name.endsWith('.html')).length
  const pageQuality = pages > MANY_PAGES ? 9 : 11
  await pMap(files, (name) => compressFile(join(folder, name), pageQuality), {
    concurrency: PARALLEL,
  })
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const compressFile = async (file: string, pageQuality: number): Promise<void> => {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_BYTES) return
  const [br, gz] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, pageQuality),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/**
 * Scripts and styles are few: the best there is. Pages are what a visitor waits for: 11 is 8 %
 * smaller than 9 and takes thirty times longer, so a very large site does without. Data is small.
 */
const qualityOf = (file: string, pageQuality: number): number => {
  if (/\.(js|css|svg)$/u.test(file)) return 11
  return file.endsWith('.html') ? pageQuality : 9
}
