import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENCODINGS, SIBLING } from './encoding.ts'
import { mediaType } from './media-type.ts'
import { recent } from './recent.ts'
import type { Content, Store, StoredFile } from './store.ts'

/**
 * Lists a folder once; nothing outside that list is ever opened, and a link is not in it. Content
 * is read and hashed when first asked for and the latest `memory` bytes stay at hand: starting
 * costs the same for any number of files, and a site of a few MB ends up wholly in memory. Reading
 * whole files rather than streaming them lets entity tag, length and bytes come from one reading.
 */
export const fileStore = async (folder: string, memory = 32 * 2 ** 20): Promise<Store> => {
  const paths = new Set(await listed(folder))
  const files = new Map<string, StoredFile>()
  for (const path of paths) {
    if (!isSibling(path, paths)) files.set(path, { path, ...describe(path, paths) })
  }

  const content = recent(
    memory,
    (path) => load(join(folder, ...path.split('/'))),
    ({ bytes }: Content) => bytes.length,
  )
  return {
    find: (path) => files.get(path),
    read: (file, encoding) => content(encoding ? file.path + SIBLING[encoding] : file.path),
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

const load = async (file: string): Promise<Content | undefined> => {
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
