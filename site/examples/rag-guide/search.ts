import { bm25 } from './bm25.ts'
import { searchedText, sentencesOf, type Chunk } from './chunk.ts'
import { fuse, ranked } from './fuse.ts'
import { cosine, type Embed } from './vectors.ts'

/** How well a passage answers a question: a reranking model, or what stands in for it. */
export type Judge = (ask: string, chunk: Chunk) => number

export interface Hit {
  readonly chunk: Chunk
  readonly score: number
}

export const searches = (chunks: readonly Chunk[], embed: Embed) => {
  const words = bm25(chunks.map(searchedText))
  const vectors = chunks.map((chunk) => embed(searchedText(chunk)))
  const byWords = (ask: string) => ranked(chunks, words(ask))
  const byVectors = (ask: string) => {
    const asked = embed(ask)
    return ranked(
      chunks,
      vectors.map((vector) => cosine(asked, vector)),
    )
  }
  const hybrid = (ask: string) => fuse([byWords(ask).slice(0, 20), byVectors(ask).slice(0, 20)])
  return { byWords, byVectors, hybrid }
}

/** Reads again, more slowly, the few that a search found. */
export const rerank = (ask: string, found: readonly Chunk[], judge: Judge): readonly Hit[] =>
  found.map((chunk) => ({ chunk, score: judge(ask, chunk) })).toSorted((a, b) => b.score - a.score)

/** A judge without a model: the closest sentence of a passage speaks for it. */
export const closestSentence =
  (embed: Embed): Judge =>
  (ask, { heading, text }) => {
    const asked = embed(ask)
    return Math.max(
      ...sentencesOf(text).map((sentence) => cosine(asked, embed(`${heading} ${sentence}`))),
    )
  }
