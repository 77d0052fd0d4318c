import { answerTo, promptOf } from '../ai/answer.ts'
import { forEachItem } from '../ai/each-item.ts'
import type { NodeProgram } from '../program.ts'

/** The passages found shape the answer, which is given: what is left is where it goes. */
export const chainRetrievalQa: NodeProgram = {
  type: '@n8n/n8n-nodes-langchain.chainRetrievalQa',
  versions: [1.5, 1.6, 1.7],
  parameters: ['promptType', 'text', 'options.systemPromptTemplate', 'options.batching'],
  run: (task) => [
    forEachItem(task, (item) => {
      promptOf(task, item)
      return { response: answerTo(task) }
    }),
  ],
}
