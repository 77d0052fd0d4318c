/** What a document weighs, and how that is measured: the one definition for tests and benches. */
import { brotliCompressSync } from 'node:zlib'
import { tagsOf, textOf } from './markup.ts'

/** In bytes, compressed. */
export interface Weight {
  readonly document: number
  /** What every page of the kind carries: the document, its `<main>` emptied. */
  readonly frame: number
  /** Parts of the frame, each compressed by itself: what style elements and script elements hold. */
  readonly styles: number
  readonly scripts: number
  /** What the page itself adds to its frame. */
  readonly text: number
}

const KB = 1024

/** Budgets of a content page. */
export const MOST = {
  frame: 7.5 * KB,
  styles: 4 * KB,
  scripts: 1.5 * KB,
  /** For a thousand words, with code and a table. */
  text: 4.8 * KB,
  drawing: 2 * KB,
  font: 15.5 * KB,
} as const

/**
 * Where the frame stands while it is over its budget: it may only shrink, and this goes once
 * {@link MOST} is kept.
 */
export const HELD = { frame: 7.95 * KB } as const

export const weigh = (html: string): Weight => {
  const document = compressed(html)
  const frame = compressed(html.replace(MAIN, '$1$2'))
  const held = (name: string) =>
    tagsOf(html)
      .filter((tag) => tag.name === name)
      .map(({ text }) => text)
      .join('')
  return {
    document,
    frame,
    styles: compressed(held('style')),
    scripts: compressed(held('script')),
    text: document - frame,
  }
}

/** Words that stand in `<main>`. */
export const wordsIn = (html: string): number =>
  textOf(MAIN.exec(html)?.[0] ?? '')
    .split(' ')
    .filter((run) => /[\p{L}\p{N}]/u.test(run)).length

const MAIN = /(<main\b[^>]*>).*(<\/main>)/su

/** At Brotli's best, as the build compresses what it publishes. */
const compressed = (text: string): number => brotliCompressSync(text).length
