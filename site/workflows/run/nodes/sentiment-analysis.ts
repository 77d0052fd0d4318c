import type { FlowNode } from '../../flow/flow.ts'
import { answerTo } from '../ai/answer.ts'
import { looseJson } from '../ai/loose-json.ts'
import { fit, Mismatch, type Schema } from '../ai/schema.ts'
import { NodeFailure, NotSimulated } from '../failure.ts'
import type { Piece } from '../piece.ts'
import type { NodeProgram, NodeTask } from '../program.ts'
import { fieldNames } from '../values/fields.ts'

interface Options {
  readonly categories?: string
  readonly includeDetailedResults?: boolean
  readonly enableAutoFixing?: boolean
}

const CATEGORIES = 'Positive, Neutral, Negative'
const WRONG = 'Error during parsing of LLM output, please check your LLM model and configuration'

export const sentimentAnalysis: NodeProgram = {
  type: '@n8n/n8n-nodes-langchain.sentimentAnalysis',
  versions: [1, 1.1],
  parameters: [
    'inputText',
    'options.categories',
    'options.includeDetailedResults',
    'options.systemPromptTemplate',
    'options.enableAutoFixing',
    'options.batching',
    'detailedResultsNotice',
  ],
  outputs: (node) => namesIn(optionsIn(node)).length,
  run: (task) => {
    const options = task.param<Options>('options', 0, {})
    const names = namesIn(options)
    if (names.length === 0) throw new NodeFailure('No sentiment categories provided')
    const outputs = names.map((): Piece[] => [])
    for (const [item, piece] of task.items.entries())
      try {
        const { sentiment, ...rest } = judged(task, item, names, options)
        const found = { category: sentiment, ...(options.includeDetailedResults === true && rest) }
        outputs[names.indexOf(sentiment)]!.push({
          ...piece,
          json: { ...piece.json, sentimentAnalysis: found },
        })
      } catch (error) {
        if (error instanceof NotSimulated) throw error
        if (!task.forgives) throw new NodeFailure(WRONG)
        outputs[0]!.push({ json: { error: WRONG }, pairedItem: { item } })
      }
    return outputs
  },
}

const optionsIn = (node: FlowNode): Options => (node.parameters['options'] ?? {}) as Options

const namesIn = ({ categories = CATEGORIES }: Options): readonly string[] => fieldNames(categories)

interface Judged {
  readonly sentiment: string
  readonly strength: number
  readonly confidence: number
}

function judged(task: NodeTask, item: number, names: readonly string[], options: Options): Judged {
  task.param<unknown>('inputText', item, '')
  const share = { type: 'number', minimum: 0, maximum: 1 }
  const schema: Schema = {
    type: 'object',
    properties: { sentiment: { enum: names }, strength: share, confidence: share },
    required: ['sentiment', 'strength', 'confidence'],
  }
  for (const isLast of options.enableAutoFixing === true ? [false, true] : [true])
    try {
      return fit(schema, looseJson(answerTo(task))) as Judged
    } catch (error) {
      if (isLast || !(error instanceof Mismatch || error instanceof SyntaxError)) throw error
    }
  throw new NodeFailure(WRONG)
}
