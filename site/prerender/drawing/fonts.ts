/** The site's typeface as the picture renderer can read it: static, uncompressed, one file a weight. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Fonts {
  /** Changes with the typeface. */
  readonly hash: string
  /** Paths of the files, made when first asked for. */
  files(): Promise<readonly string[]>
}

export const WEIGHTS = [400, 600] as const

/** @param root the project's folder; @param cache where the files are kept */
export const readFonts = async (root: string, cache: string): Promise<Fonts> => {
  const source = await readFile(join(root, 'ui/theme/font/figtree.woff2'))
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16)
  let made: Promise<readonly string[]> | undefined
  return {
    hash,
    files: () =>
      (made ??= Promise.all(
        WEIGHTS.map(async (weight) => {
          const file = join(cache, `figtree-${weight}-${hash}.ttf`)
          if (!(await exists(file))) await pin(source, weight, cache, file)
          return file
        }),
      )),
  }
}

const pin = async (source: Buffer, weight: number, cache: string, file: string) => {
  const { default: subsetFont } = await import('subset-font')
  await mkdir(cache, { recursive: true })
  const pinned = await subsetFont(source, '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  await writeFile(file, pinned)
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )
