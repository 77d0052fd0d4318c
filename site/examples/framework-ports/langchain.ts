/** LangChain behind the ports. The shapes are those of @langchain/core; no import is needed. */
import type { Model, Passage, Retrieve, Split } from './ports.ts'
import { splitByHeading } from './plain.ts'

interface Splitter {
  splitText: (text: string) => Promise<string[]>
}
interface Retriever {
  invoke: (query: string) => Promise<readonly { metadata: Record<string, unknown> }[]>
}
interface ChatModel {
  invoke: (prompt: string) => Promise<{ readonly text: string }>
}

/** Headings stay ours; the splitter only cuts what is long between two of them. */
export const splitWith =
  (splitter: Splitter): Split =>
  async (page) => {
    const sections = await splitByHeading(page)
    const cut = await Promise.all(
      sections.map(async (section) =>
        (await splitter.splitText(section.text)).map((text, at) => ({
          ...section,
          id: at === 0 ? section.id : `${section.id} ${at + 1}`,
          text,
        })),
      ),
    )
    return cut.flat()
  }

/** `k` was set when the retriever was made: ask it for enough, what is too much is cut here. */
export const retrieveWith =
  (retriever: Retriever, passages: readonly Passage[]): Retrieve =>
  async (question, most) => {
    // To an index of vectors even nothing has neighbours.
    if (question.trim() === '') return []
    const known = new Map(passages.map((passage) => [passage.id, passage]))
    const documents = await retriever.invoke(question)
    // We put our id into the metadata: a document's own may be missing.
    const found = documents.flatMap(({ metadata }) => known.get(String(metadata['passage'])) ?? [])
    return [...new Set(found)].slice(0, most)
  }

export const modelWith =
  (model: ChatModel): Model =>
  async (prompt) =>
    (await model.invoke(prompt)).text
