/** Pictures beside texts: measured, named by what they hold, published among the assets. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, parse } from 'node:path'
import { imageSize } from 'image-size'
import type { Lookup, Picture } from './markdown/lookups.ts'
import type { PublishedFile } from './published-file.ts'

export const PICTURE_TYPES = ['avif', 'webp', 'png', 'svg'] as const

/** What a reader's connection can bear, and what a screen can show. */
export const MOST = { kilobytes: 150, pixels: 2400 } as const

/** Those that texts of a collection may name. */
export const picturesOf = (collection: string): Lookup<Picture> =>
  picturesIn(join(process.cwd(), 'site/content', collection))

/** The pictures in a folder, as texts there name them: `./picture.png`. Nothing is remembered. */
export const picturesIn = (folder: string): Lookup<Picture> => ({
  get: (source) => {
    const [, name] = /^\.\/([\w.-]+)$/u.exec(source) ?? []
    if (name === undefined || !existsSync(join(folder, name))) return undefined
    if (!isPicture(name)) return { wrong: `is no ${PICTURE_TYPES.join(', ')} file: save it as one` }
    return read(join(folder, name)).picture
  },
  keys: () => namesIn(folder).map((name) => `./${name}`),
})

/** @param content folder of the collections' folders */
export const textPictureFiles = (content: string): readonly PublishedFile[] =>
  readdirSync(content, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      namesIn(join(content, folder)).map((name) => read(join(content, folder, name))),
    )
    .flatMap(({ picture, bytes }): readonly PublishedFile[] =>
      'wrong' in picture ? [] : [[picture.href.slice(1), bytes]],
    )

const isPicture = (name: string): boolean =>
  PICTURE_TYPES.some((type) => extname(name) === `.${type}`)

const namesIn = (folder: string): readonly string[] => readdirSync(folder).filter(isPicture)

const read = (file: string): { readonly picture: Picture; readonly bytes: Uint8Array } => {
  const bytes = new Uint8Array(readFileSync(file))
  const { name, ext } = parse(file)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  const wrong = whyUnfit(bytes, ext.slice(1))
  if (wrong !== undefined) return { bytes, picture: { wrong } }
  const { width, height } = imageSize(bytes)
  return { bytes, picture: { href: `/assets/${name}-${hash}${ext}`, width, height } }
}

const whyUnfit = (bytes: Uint8Array, type: string): string | undefined => {
  const kilobytes = Math.ceil(bytes.length / 1024)
  if (kilobytes > MOST.kilobytes)
    return `weighs ${kilobytes} KB: ${MOST.kilobytes} at most. Save it smaller, or as AVIF or WebP`
  const size = sizeOf(bytes)
  // AVIF is one of the files that a HEIF container may hold.
  if (size === undefined || (size.type !== type && !(type === 'avif' && size.type === 'heif')))
    return `cannot be read as ${type}: save it again`
  if (Math.max(size.width, size.height) > MOST.pixels)
    return `is ${size.width} × ${size.height} pixels: ${MOST.pixels} at most on either side`
  if (type === 'svg' && ACTIVE.test(new TextDecoder().decode(bytes)))
    return 'holds a script or a link: a drawing has neither'
  return undefined
}

/** Nothing where the file is not what its library knows: it throws for that. */
const sizeOf = (bytes: Uint8Array) => {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}

const ACTIVE = /<script|<foreignObject|\son[a-z]+\s*=|javascript:|<a[\s>]/iu
