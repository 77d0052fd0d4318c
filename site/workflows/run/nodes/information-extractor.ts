import { answerTo } from '../ai/answer.ts'
import { forEachItem } from '../ai/each-item.ts'
import { fit, Mismatch, type Schema } from '../ai/schema.ts'
import { schemaIn, WRONG_FORM } from '../ai/structured.ts'
import { NodeFailure } from '../failure.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { looseJson } from '../ai/loose-json.ts'

interface Attribute {
  readonly name: string
  readonly type?: string
  readonly required?: boolean
}

export const informationExtractor: NodeProgram = {
  type: '@n8n/n8n-nodes-langchain.informationExtractor',
  versions: [1, 1.1, 1.2],
  parameters: [
    'text',
    'schemaType',
    'attributes',
    'jsonSchemaExample',
    'inputSchema',
    'notice',
    'options.systemPromptTemplate',
    'options.batching',
  ],
  run: (task) => {
    const schema = schemaOf(task)
    return [
      forEachItem(task, (item) => {
        const text = task.param<unknown>('text', item, '')
        if (typeof text !== 'string' || text.trim() === '')
          throw new NodeFailure(`Text for item ${item} is not defined`)
        return { output: extracted(task, schema) }
      }),
    ]
  },
}

/** A model that answers in another form is asked once more. */
function extracted(task: NodeTask, schema: Schema): unknown {
  for (const isLast of [false, true])
    try {
      return fit(schema, looseJson(answerTo(task)))
    } catch (error) {
      if (!(error instanceof Mismatch || error instanceof SyntaxError)) throw error
      if (isLast) throw new NodeFailure(WRONG_FORM)
    }
  return undefined
}

function schemaOf(task: NodeTask): Schema {
  if (task.param('schemaType', 0, 'fromAttributes') !== 'fromAttributes')
    return schemaIn(task.node, 1.2)
  const attributes = task.param<readonly Attribute[]>('attributes.attributes', 0, [])
  if (attributes.length === 0) throw new NodeFailure('At least one attribute must be specified')
  return {
    type: 'object',
    properties: Object.fromEntries(
      attributes.map(({ name, type = 'string' }) => [
        name,
        type === 'date' ? { type: 'string', format: 'date' } : { type },
      ]),
    ),
    required: attributes.filter(({ required }) => required === true).map(({ name }) => name),
  }
}
