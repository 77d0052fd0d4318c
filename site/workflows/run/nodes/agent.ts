import { answerTo, promptOf } from '../ai/answer.ts'
import { forEachItem } from '../ai/each-item.ts'
import { parserOf, structured } from '../ai/structured.ts'
import type { NodeProgram } from '../program.ts'
import { isPlain } from '../values/path.ts'
import { parse } from '../values/typed.ts'

/** What an agent says in the end; the tools it calls on its way are its own affair. */
export const agent: NodeProgram = {
  type: '@n8n/n8n-nodes-langchain.agent',
  versions: [2, 2.1, 2.2, 3, 3.1],
  parameters: [
    'promptType',
    'text',
    'hasOutputParser',
    'needsFallback',
    'options.systemMessage',
    'options.maxIterations',
    'options.passthroughBinaryImages',
    'options.enableStreaming',
    'options.batching',
  ],
  run: (task) => [
    forEachItem(task, (item) => {
      promptOf(task, item)
      task.param('options', item, {})
      const schema = parserOf(task)
      const words = answerTo(task)
      return schema === undefined ? { output: words.trim() } : structured(schema, wrapped(words))
    }).map((piece, item) => ({ pairedItem: { item }, ...piece })),
  ],
}

/** An agent's answer is taken for what `output` holds, unless it says so itself. */
function wrapped(words: string): string {
  const value = parse(words)
  if (value === undefined) return words
  const says = isPlain(value) && 'output' in value && Object.keys(value).length === 1
  return says ? words : JSON.stringify({ output: value })
}
