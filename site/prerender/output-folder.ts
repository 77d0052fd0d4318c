/** The folder that is published: each build writes what is not there yet and removes what is no more. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compress, ENCODERS, type Quality } from './compress.ts'
import { hashOf } from './ingredients.ts'
import { type ResultCache } from './result-cache.ts'

/** What a build left: what each file was made from, and how its disk entries looked then. */
interface BuildRecord {
  readonly encoders: string
  readonly files: Readonly<Record<string, Made>>
}
type Made = readonly [version: string, stamp: string]

/** What one of several threads that write to the folder did there. */
export interface OutputRecord {
  readonly files: ReadonlyMap<string, Made>
  readonly changed: number
}

export class OutputFolder {
  private readonly folder: string
  private readonly record: string
  private readonly cache: ResultCache
  private readonly before: BuildRecord['files']
  private written = new Map<string, Made>()
  private readonly folders = new Set<string>()
  /** How many files this build wrote, their compressed forms not counted. */
  changed = 0

  /**
   * @param record file that keeps, from one build to the next, what was written
   * @param cache where compressed forms are kept
   */
  constructor(folder: string, record: string, cache: ResultCache) {
    this.folder = folder
    this.record = record
    this.cache = cache
    this.before = recordIn(record)
  }

  /** Writes a file, and its compressed forms beside it. */
  write(name: string, content: string | Uint8Array, quality: Quality = 11): Promise<void> {
    return this.make(name, hashOf([content]), () => content, quality)
  }

  /**
   * @param version of all that the content is made from
   * @param content asked for only where the file of that version is not there
   */
  async make(
    name: string,
    version: string,
    content: () => string | Uint8Array | Promise<string>,
    quality: Quality = 11,
  ): Promise<void> {
    const asked = `${version} ${quality}`
    const [known, stamp] = this.before[name] ?? []
    if (known === asked && stamp === this.stampOf(name)) {
      this.written.set(name, [asked, stamp])
      return
    }
    const bytes = Buffer.from(await content())
    const forms = Object.entries((await compress(name, bytes, quality, this.cache)) ?? {})
    this.put(name, bytes)
    for (const ending of ENDINGS) rmSync(join(this.folder, name + ending), { force: true })
    for (const [ending, form] of forms) this.put(name + ending, form)
    this.written.set(name, [asked, this.stampOf(name)])
    this.changed += 1
  }

  /** What was written since it was last asked: the thread that ends the build adds it to its own. */
  takeRecord(): OutputRecord {
    const record = { files: this.written, changed: this.changed }
    this.written = new Map()
    this.changed = 0
    return record
  }

  add({ files, changed }: OutputRecord): void {
    for (const [name, made] of files) this.written.set(name, made)
    this.changed += changed
  }

  /** Removes what this build did not write. */
  finish(): void {
    const files = Object.fromEntries(this.written)
    const named = new Set(
      [...this.written.keys()].flatMap((name) => ['', ...ENDINGS].map((ending) => name + ending)),
    )
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (!entry.isDirectory() && !named.has(file.slice(this.folder.length + 1))) rmSync(file)
    }
    writeFileSync(this.record, JSON.stringify({ encoders: ENCODERS, files } satisfies BuildRecord))
  }

  private put(name: string, bytes: Uint8Array): void {
    const file = join(this.folder, name)
    const folder = dirname(file)
    if (!this.folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.folders.add(folder)
    writeFileSync(file, bytes)
  }

  /** Sizes and times of a file and its compressed forms: whoever touches one changes it. */
  private stampOf(name: string): string {
    return ['', ...ENDINGS]
      .map((ending) => statSync(join(this.folder, name + ending), { throwIfNoEntry: false }))
      .map((stats) => (stats ? `${stats.size} ${stats.mtimeMs}` : '-'))
      .join(', ')
  }
}

const ENDINGS = ['.br', '.gz'] as const

/** Without a record that can be read everything is written anew. */
const recordIn = (file: string): BuildRecord['files'] => {
  try {
    const { encoders, files } = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord
    return encoders === ENCODERS ? files : {}
  } catch {
    return {}
  }
}
