/** Keeps what took long to make, by what it was made from, in a folder that anybody may delete. */
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'

export interface ResultCache {
  /** What `make` gave for these ingredients before, or gives now. */
  get(
    ingredients: readonly (string | Uint8Array)[],
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array>
  /** Once a build is through: drops what it did not use, the oldest first, until the rest fits. */
  trim(): Promise<void>
}

/** @param limit bytes of disk, exceeded only where one build alone uses more */
export const resultCache = (folder: string, limit = LIMIT): ResultCache => {
  const used = new Set<string>()
  return {
    async get(ingredients, make) {
      const name = nameOf(ingredients)
      const file = join(folder, name)
      used.add(name)
      const kept = await readFile(file).then(unseal, () => undefined)
      if (kept !== undefined) return kept
      const made = await make()
      await keep(file, seal(made))
      return made
    },
    async trim() {
      const entries = await list(folder)
      let total = entries.reduce((sum, { size }) => sum + size, 0)
      const unused = entries.filter(({ name }) => !used.has(name))
      for (const { name, size } of unused.toSorted((a, b) => a.written - b.written)) {
        if (total <= limit) return
        // Another build may have dropped it meanwhile.
        await rm(join(folder, name), { force: true })
        total -= size
      }
    },
  }
}

const LIMIT = 2 ** 30

/** Folders of a few hundred files each. */
const nameOf = (ingredients: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  // With its length before it no ingredient can be mistaken for a part of two.
  for (const one of ingredients) hash.update(`${Buffer.byteLength(one)}:`).update(one)
  const name = hash.digest('hex')
  return join(name.slice(0, 2), name.slice(2, 40))
}

/** A seal before the content tells what a full disk, or a stopped machine, left behind. */
const seal = (content: Uint8Array): Buffer => Buffer.concat([sealOf(content), content])

/** @returns the content, or nothing where it is not what was kept */
const unseal = (bytes: Buffer): Buffer | undefined => {
  const content = bytes.subarray(SEAL_BYTES)
  return sealOf(content).equals(bytes.subarray(0, SEAL_BYTES)) ? content : undefined
}

const SEAL_BYTES = 32
const sealOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest()

/** Written aside first: whoever reads meanwhile, in another build, finds it whole or not at all. */
const keep = async (file: string, bytes: Uint8Array): Promise<void> => {
  const aside = `${file}.${randomUUID()}`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(aside, bytes)
  await rename(aside, file)
}

interface Entry {
  readonly name: string
  readonly size: number
  readonly written: number
}

const list = async (folder: string): Promise<readonly Entry[]> => {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const entries = await pMap(
    names.filter((name) => name.length > 2),
    async (name): Promise<Entry[]> => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return found?.isFile() ? [{ name, size: found.size, written: found.mtimeMs }] : []
    },
    { concurrency: 16 },
  )
  return entries.flat()
}
