/** The assembly: it knows the ports, and keeps what a framework would hide. */
import type { Passage, Ports } from './ports.ts'

export interface Answer {
  readonly text: string
  readonly cited: readonly Passage[]
  /** Exactly what was sent: the first thing to look at when an answer is wrong. */
  readonly prompt: string
}

const SILENT = 'Le livret ne le dit pas.'

export const assemble = async ({ load, split, index, model }: Ports, most = 4) => {
  const passages = (await Promise.all((await load()).map(split))).flat()
  const retrieve = await index(passages)
  return async (question: string): Promise<Answer> => {
    const found = await retrieve(question, most)
    const prompt = promptOf(question, found)
    // Nothing found, nothing sent: a model without passages answers from memory.
    if (found.length === 0) return { text: SILENT, cited: [], prompt }
    const text = await model(prompt)
    const cited = found.filter((_, at) => text.includes(`[${at + 1}]`))
    // No citation that leads to a passage: the answer is not from the handbook.
    return cited.length === 0 ? { text: SILENT, cited, prompt } : { text, cited, prompt }
  }
}

export const promptOf = (question: string, found: readonly Passage[]): string =>
  [
    'Réponds avec les passages ci-dessous et rien d’autre. Cite chacun par son numéro, ainsi : [1].',
    `S’ils ne répondent pas, écris : ${SILENT}`,
    ...found.map(({ title, text }, at) => `[${at + 1}] ${title}\n${text}`),
    `Question : ${question}`,
  ].join('\n\n')
