/** The whole ladder on one folder: `npx tsx report.ts corpus/fr questions.fr.ts`. */
import { pathToFileURL } from 'node:url'
import { bm25 } from './bm25.ts'
import { bySection, bySize, searchedText, type Chunk } from './chunk.ts'
import { mark, type Marks, type Question } from './exam.ts'
import { ranked } from './fuse.ts'
import { readFolder } from './reading.ts'
import { closestSentence, rerank, searches } from './search.ts'
import { embedSpelling } from './vectors.ts'
import { wordsOf } from './words.ts'

/** How many candidates the reranker reads. */
export const CANDIDATES = 8

export const ladder = (
  folder: string,
  questions: readonly Question[],
): ReadonlyMap<string, Marks> => {
  const documents = readFolder(folder)
  const sections = documents.flatMap((document) => bySection(document))
  const slices = documents.flatMap((document) => bySize(document))
  const { byWords, byVectors, hybrid } = searches(sections, embedSpelling)
  const judge = closestSentence(embedSpelling)
  const steps = {
    'slices, raw words': rawWords(slices),
    'sections, raw words': rawWords(sections),
    'sections, roots': byWords,
    'sections, vectors': byVectors,
    fused: hybrid,
    'fused, reranked': (ask: string) =>
      rerank(ask, hybrid(ask).slice(0, CANDIDATES), judge).map(({ chunk }) => chunk),
  }
  return new Map(Object.entries(steps).map(([name, search]) => [name, mark(questions, search)]))
}

const rawWords = (chunks: readonly Chunk[]) => {
  const scores = bm25(chunks.map(searchedText), wordsOf)
  return (ask: string) => ranked(chunks, scores(ask))
}

const [, self = '', folder = '', exam = ''] = process.argv
if (import.meta.url === pathToFileURL(self).href) {
  const { questions } = (await import(pathToFileURL(exam).href)) as { questions: Question[] }
  for (const [name, { recall, mrr }] of ladder(folder, questions))
    console.log(
      name.padEnd(20),
      recall(3).toFixed(2),
      recall(CANDIDATES).toFixed(2),
      mrr.toFixed(2),
    )
}
