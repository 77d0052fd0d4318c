import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Asset, AssetContent, AssetStore } from './asset-store.ts'
import { ENCODINGS, SIBLING } from './content-encoding.ts'
import { mediaType } from './media-type.ts'

/**
 * The files of a folder on disk. Lists them once; nothing outside that list is ever opened, and a
 * link is not in it. Content is read and hashed when first asked for and the latest `memory` bytes
 * stay at hand: starting costs the same for any number of files, and a site of a few MB ends up
 * wholly in memory.
 *
 * Hono's `serveStatic` and `sirv` look at the disk for each request, follow links, know a version by
 * its date or not at all, and take the first encoding that is named, whatever its weight.
 */
export const fileAssets = async (folder: string, memory = 32 * 2 ** 20): Promise<AssetStore> => {
  const paths = new Set(await listed(folder))
  const assets = new Map<string, Asset>()
  for (const path of paths) {
    if (!isSibling(path, paths)) assets.set(path, { path, ...describe(path, paths) })
  }

  const contents = new LRUCache<string, AssetContent>({
    maxSize: memory,
    // An empty file takes room too: the cache counts from one.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    // Asked for twice at a time, a file is read once.
    fetchMethod: (path) => load(join(folder, ...path.split('/'))),
  })
  return {
    find: (path) => assets.get(path),
    read: (asset, encoding) =>
      contents.fetch(encoding ? asset.path + SIBLING[encoding] : asset.path),
  }
}

const describe = (path: string, paths: ReadonlySet<string>) => ({
  type: mediaType(path),
  encodings: ENCODINGS.filter((encoding) => paths.has(path + SIBLING[encoding])),
})

/** `app.js.br` is a form of `app.js`, never a file of its own. */
const isSibling = (path: string, paths: ReadonlySet<string>): boolean =>
  ENCODINGS.some((encoding) => {
    const ending = SIBLING[encoding]
    return path.endsWith(ending) && paths.has(path.slice(0, -ending.length))
  })

const listed = async (folder: string, prefix = ''): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = entries.map(async (entry) => {
    const path = `${prefix}/${entry.name}`
    if (PRIVATE.test(path)) return []
    if (entry.isDirectory()) return listed(join(folder, entry.name), path)
    return entry.isFile() ? [path] : []
  })
  return (await Promise.all(nested)).flat()
}

/** Hidden files, and those that tell a static host what to do (`/_redirects`, `/_headers`). */
const PRIVATE = /\/\.(?!well-known$)[^/]*$|^\/_[^/]*$/u

/** Whole files rather than streams: entity tag, length and bytes come from one reading. */
const load = async (file: string): Promise<AssetContent | undefined> => {
  try {
    const bytes = await readFile(file)
    return {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 12)}"`,
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
