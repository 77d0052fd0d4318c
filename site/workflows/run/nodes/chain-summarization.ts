import { answerTo } from '../ai/answer.ts'
import { forEachItem } from '../ai/each-item.ts'
import { NotSimulated } from '../failure.ts'
import type { NodeProgram } from '../program.ts'

/** Beyond that, n8n sums up part by part, in a number of calls that depends on the model. */
const SHORT = 8_000

export const chainSummarization: NodeProgram = {
  type: '@n8n/n8n-nodes-langchain.chainSummarization',
  versions: [2.1],
  parameters: [
    'operationMode',
    'chunkingMode',
    'chunkSize',
    'chunkOverlap',
    'options.summarizationMethodAndPrompts',
    'options.batching',
  ],
  run: (task) => {
    const mode = task.param('operationMode', 0, 'nodeInputJson')
    if (mode !== 'nodeInputJson') throw new NotSimulated('value', mode)
    const method = task.param(
      'options.summarizationMethodAndPrompts.values.summarizationMethod',
      0,
      'map_reduce',
    )
    if (method === 'refine') throw new NotSimulated('value', method)
    const key = task.param('options.batching.batchSize', 0, 5) > 1 ? 'output' : 'response'
    return [
      forEachItem(task, (item) => {
        if (JSON.stringify(task.items[item]!.json).length > SHORT)
          throw new NotSimulated('value', 'chunkSize')
        return { [key]: { text: answerTo(task) } }
      }),
    ]
  },
}
