/** What every retriever owes the assembly, whoever wrote it. An empty list: it may come in. */
import type { Passage, Retrieve } from './ports.ts'

export const faultsOf = async (
  retrieve: Retrieve,
  passages: readonly Passage[],
  questions: readonly string[],
): Promise<readonly string[]> => {
  const known = new Set(passages.map(({ id }) => id))
  const faults: string[] = []
  for (const question of questions)
    for (const most of [1, 4]) {
      const ids = (await retrieve(question, most)).map(({ id }) => id)
      const again = (await retrieve(question, most)).map(({ id }) => id)
      if (ids.length > most) faults.push(`${ids.length} passages, ${most} asked: ${question}`)
      if (new Set(ids).size < ids.length) faults.push(`the same passage twice: ${question}`)
      if (ids.some((id) => !known.has(id))) faults.push(`a passage of nobody: ${question}`)
      if (ids.join() !== again.join()) faults.push(`another answer the second time: ${question}`)
    }
  const blank = await retrieve('', 4)
  if (blank.length > 0) faults.push('passages for an empty question')
  return faults
}
