import { NodeFailure } from '../failure.ts'
import type { NodeProgram } from '../program.ts'
import { isRecord } from '../values/path.ts'
import { parse } from '../values/typed.ts'

export const stopAndError: NodeProgram = {
  type: 'n8n-nodes-base.stopAndError',
  versions: [1],
  parameters: ['errorType', 'errorMessage', 'errorObject'],
  run: ({ param }) => {
    if (param('errorType', 0, 'errorMessage') === 'errorMessage')
      throw new NodeFailure(param('errorMessage', 0, ''))
    const given = param<unknown>('errorObject', 0, '')
    const error = typeof given === 'string' ? parse(given) : given
    if (!isRecord(error)) throw new NodeFailure('Error Object must be a JSON object')
    const message = ['message', 'description', 'error'].map((key) => error[key]).find(isWords)
    const { description } = error
    throw new NodeFailure(
      message ?? `Error: ${JSON.stringify(error)}`,
      isWords(description) ? description : undefined,
    )
  },
}

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== ''
