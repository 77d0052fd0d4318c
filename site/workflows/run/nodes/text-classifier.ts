import type { FlowNode } from '../../flow/flow.ts'
import { answerTo } from '../ai/answer.ts'
import { looseJson } from '../ai/loose-json.ts'
import { fit, Mismatch, type Schema } from '../ai/schema.ts'
import { WRONG_FORM } from '../ai/structured.ts'
import { messageOf, NodeFailure, NotSimulated } from '../failure.ts'
import type { Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'

interface Category {
  readonly category: string
}

export const textClassifier: NodeProgram = {
  type: '@n8n/n8n-nodes-langchain.textClassifier',
  versions: [1, 1.1],
  parameters: [
    'inputText',
    'categories',
    'options.multiClass',
    'options.fallback',
    'options.systemPromptTemplate',
    'options.enableAutoFixing',
    'options.batching',
  ],
  outputs: countOutputs,
  run: (task) => {
    const categories = task.param<readonly Category[]>('categories.categories', 0, [])
    if (categories.length === 0) throw new NodeFailure('At least one category must be defined')
    const names = categories.map(({ category }) => category)
    if (task.param('options.fallback', 0, 'discard') === 'other') names.push('fallback')
    const outputs = names.map((): Piece[] => [])
    for (const [item, piece] of task.items.entries())
      try {
        const found = classified(task, item, names)
        for (const [output, name] of names.entries())
          if (found[name] === true) outputs[output]!.push({ ...piece, pairedItem: { item } })
      } catch (error) {
        if (error instanceof NotSimulated || !task.forgives) throw error
        outputs[0]!.push({ json: { error: messageOf(error) }, pairedItem: { item } })
      }
    return outputs
  },
}

function countOutputs({ parameters }: FlowNode): number {
  const { categories, options } = parameters as {
    readonly categories?: { readonly categories?: readonly Category[] }
    readonly options?: { readonly fallback?: string }
  }
  return (categories?.categories?.length ?? 0) + (options?.fallback === 'other' ? 1 : 0)
}

/** Which categories the model says yes to; it has to speak of each. */
function classified(
  task: NodeTask,
  item: number,
  names: readonly string[],
): Record<string, unknown> {
  if (!task.param<unknown>('inputText', item, ''))
    throw new NodeFailure(`Text to classify for item ${item} is not defined`)
  const schema: Schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
    required: names,
  }
  const tries = task.param('options.enableAutoFixing', 0, false) ? [false, true] : [true]
  for (const isLast of tries)
    try {
      return fit(schema, looseJson(answerTo(task))) as Record<string, unknown>
    } catch (error) {
      if (!(error instanceof Mismatch || error instanceof SyntaxError)) throw error
      if (isLast) throw new NodeFailure(WRONG_FORM)
    }
  return {}
}
