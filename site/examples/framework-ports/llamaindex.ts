/** LlamaIndex behind the same ports. The shapes are those of @llamaindex/core 0.6.22. */
import type { Model, Passage, Retrieve, Split } from './ports.ts'
import { splitWith as splitAsync } from './langchain.ts'

interface Splitter {
  /** Not a promise here, and its sizes are tokens. */
  splitText: (text: string) => string[]
}
interface Retriever {
  retrieve: (
    query: string,
  ) => Promise<readonly { node: { metadata: Record<string, unknown> }; score?: number }[]>
}
interface Llm {
  complete: (asked: { prompt: string }) => Promise<{ readonly text: string }>
}

export const splitWith = (splitter: Splitter): Split =>
  splitAsync({ splitText: async (text) => splitter.splitText(text) })

export const retrieveWith =
  (retriever: Retriever, passages: readonly Passage[]): Retrieve =>
  async (question, most) => {
    // To an index of vectors even nothing has neighbours.
    if (question.trim() === '') return []
    const known = new Map(passages.map((passage) => [passage.id, passage]))
    const nodes = await retriever.retrieve(question)
    const found = nodes
      .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
      .flatMap(({ node }) => known.get(String(node.metadata['passage'])) ?? [])
    return [...new Set(found)].slice(0, most)
  }

export const modelWith =
  (llm: Llm): Model =>
  async (prompt) =>
    (await llm.complete({ prompt })).text
