import { NodeFailure, NotSimulated } from '../failure.ts'
import type { NodeTask } from '../program.ts'

/** What the model of a node answers next. Calls of tools lead to the answer after them. */
export function answerTo(task: NodeTask): string {
  const model = task.moment.wiring.parts(task.node.name, 'ai_languageModel')[0]
  if (model === undefined) throw new NodeFailure('Please connect a model to the Chat Model input')
  for (let call = 0; call < MOST; call += 1) {
    const words = task.answer(model.name)
    if (words === undefined) throw new NotSimulated('model', model.name)
    if (!words.startsWith('{"tool"')) return words
  }
  throw new NodeFailure(
    `Max iterations (${MOST}) reached. The agent could not complete the task within the allowed number of iterations.`,
  )
}

/** As many as an agent may take. */
const MOST = 10

/** What is put to the model: its own text, or the words of whoever writes in a chat. */
export function promptOf(task: NodeTask, item: number): unknown {
  const prompt =
    task.param('promptType', item, 'auto') === 'define'
      ? task.param<unknown>('text', item, undefined)
      : task.evaluate('{{ $json["chatInput"] }}', item)
  if (prompt === undefined) throw new NodeFailure('No prompt specified')
  return prompt
}
