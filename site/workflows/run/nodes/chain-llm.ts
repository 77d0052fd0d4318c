import { answerTo, promptOf } from '../ai/answer.ts'
import { forEachItem } from '../ai/each-item.ts'
import { parserOf, structured } from '../ai/structured.ts'
import type { NodeProgram } from '../program.ts'

export const chainLlm: NodeProgram = {
  type: '@n8n/n8n-nodes-langchain.chainLlm',
  versions: [1.6, 1.7, 1.8, 1.9],
  parameters: [
    'promptType',
    'text',
    'hasOutputParser',
    'messages',
    'batching',
    'notice',
    'needsFallback',
  ],
  run: (task) => [
    forEachItem(task, (item) => {
      promptOf(task, item)
      task.param('messages', item, {})
      const schema = parserOf(task)
      const words = answerTo(task)
      return schema === undefined ? { text: words.trim() } : structured(schema, words)
    }),
  ],
}
