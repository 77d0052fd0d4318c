import { createHash } from 'node:crypto'
import type { Chunk } from './chunk.ts'
import type { Document } from './reading.ts'

/** What one document left in the index. */
export interface Entry {
  /** Of its text and of the recipe that cut and embedded it. */
  readonly print: string
  readonly chunks: readonly Chunk[]
}
export type Index = ReadonlyMap<string, Entry>

export interface Recipe {
  /** Changes whenever the cutting or the embedding model does. */
  readonly version: string
  readonly cut: (document: Document) => readonly Chunk[]
}

/** The index after a look at the folder, and what that look changed. */
export const refresh = (index: Index, documents: readonly Document[], recipe: Recipe) => {
  const report = { added: [] as string[], changed: [] as string[], removed: [] as string[] }
  const next = new Map<string, Entry>()
  for (const document of documents) {
    const old = index.get(document.file)
    const print = printOf(document, recipe)
    if (old?.print === print) {
      next.set(document.file, old)
      continue
    }
    report[old === undefined ? 'added' : 'changed'].push(document.file)
    next.set(document.file, { print, chunks: recipe.cut(document) })
  }
  report.removed.push(...[...index.keys()].filter((file) => !next.has(file)))
  return { index: next, report }
}

/** A source that cannot be read looks like an empty one: ask a person before half of it goes. */
export const isSuspicious = (index: Index, removed: readonly string[]): boolean =>
  removed.length > 0 && removed.length >= index.size / 2

const printOf = ({ title, validFrom, text }: Document, { version }: Recipe): string =>
  createHash('sha256')
    .update(JSON.stringify([version, title, validFrom ?? '', text]))
    .digest('hex')
