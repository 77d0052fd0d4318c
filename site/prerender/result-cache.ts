/** Keeps what took long to make, by what it was made from, in a folder that anybody may delete. */
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf, type Ingredients } from './ingredients.ts'

export class ResultCache {
  private used = new Set<string>()
  private readonly folder: string
  private readonly limit: number

  /** @param limit bytes of disk, exceeded only where one build alone uses more */
  constructor(folder: string, limit = 2 ** 30) {
    this.folder = folder
    this.limit = limit
  }

  /** What `make` gave for these ingredients before, or gives now. */
  async get(ingredients: Ingredients, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = this.read(ingredients)
    if (kept !== undefined) return kept
    const made = await make()
    this.write(ingredients, made)
    return made
  }

  /** What is kept for these ingredients; nothing where it is not there, or not whole. */
  read(ingredients: Ingredients): Buffer | undefined {
    const file = this.fileOf(hashOf(ingredients))
    return existsSync(file) ? unseal(readFileSync(file)) : undefined
  }

  /** Written aside first: whoever reads meanwhile, in another build, finds it whole or not at all. */
  write(ingredients: Ingredients, content: Uint8Array): void {
    const file = this.fileOf(hashOf(ingredients))
    const aside = `${file}.${randomUUID()}`
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(aside, Buffer.concat([sealOf(content), content]))
    renameSync(aside, file)
  }

  /** Names of what was used since it was last asked: the thread that trims adds them to its own. */
  takeUsed(): readonly string[] {
    const names = [...this.used]
    this.used = new Set()
    return names
  }

  add(used: readonly string[]): void {
    for (const name of used) this.used.add(name)
  }

  /** Once a build is through: drops what it did not use, the oldest first, until the rest fits. */
  trim(): void {
    mkdirSync(this.folder, { recursive: true })
    const entries = list(this.folder)
    let total = entries.reduce((sum, { size }) => sum + size, 0)
    const unused = entries.filter(({ name }) => !this.used.has(name))
    for (const { name, size } of unused.toSorted((a, b) => a.written - b.written)) {
      if (total <= this.limit) return
      // Another build may have dropped it meanwhile.
      rmSync(join(this.folder, name), { force: true })
      total -= size
    }
  }

  /** Folders of a few hundred files each. */
  private fileOf(key: string): string {
    const name = join(key.slice(0, 2), key.slice(2))
    this.used.add(name)
    return join(this.folder, name)
  }
}

const SEAL_BYTES = 32

/** A seal before the content tells what a full disk, or a stopped machine, left behind. */
const sealOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest()

/** @returns the content, or nothing where it is not what was kept */
const unseal = (bytes: Buffer): Buffer | undefined => {
  const content = bytes.subarray(SEAL_BYTES)
  return sealOf(content).equals(bytes.subarray(0, SEAL_BYTES)) ? content : undefined
}

interface Entry {
  readonly name: string
  readonly size: number
  readonly written: number
}

const list = (folder: string): readonly Entry[] => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  return found.flatMap((entry): readonly Entry[] => {
    const file = join(entry.parentPath, entry.name)
    const stats = entry.isFile() && statSync(file, { throwIfNoEntry: false })
    return stats
      ? [{ name: file.slice(folder.length + 1), size: stats.size, written: stats.mtimeMs }]
      : []
  })
}
