import type { FlowNode } from '../../flow/flow.ts'
import { NodeFailure, NotSimulated } from '../failure.ts'
import type { NodeTask } from '../program.ts'
import { isPlain } from '../values/path.ts'
import { parse } from '../values/typed.ts'
import { schemaOf } from './example-schema.ts'
import { fit, Mismatch, type Schema } from './schema.ts'

export const WRONG_FORM = "Model output doesn't fit required format"
const EMPTY = 'The AI model returned an empty response to the Structured Output Parser'

/** The form that a part asks of the answers of its node, if it has such a part. */
export function parserOf(task: NodeTask): Schema | undefined {
  if (!task.param('hasOutputParser', 0, false)) return undefined
  const part = task.moment.wiring.parts(task.node.name, 'ai_outputParser')[0]
  if (part === undefined) return undefined
  if (part.type !== '@n8n/n8n-nodes-langchain.outputParserStructured')
    throw new NotSimulated('type', part.type)
  if (part.parameters['autoFix'] === true) throw new NotSimulated('parameter', 'autoFix')
  return {
    type: 'object',
    properties: { output: schemaIn(part) },
    ...(part.typeVersion >= 1.3 && { required: ['output'] }),
  }
}

/** A schema as it was written, or the one an example stands for. */
export function schemaIn({ parameters, typeVersion }: FlowNode, strictSince = 1.3): Schema {
  const isExample = (parameters['schemaType'] ?? 'fromJson') === 'fromJson'
  const text = isExample ? parameters['jsonSchemaExample'] : parameters['inputSchema']
  const value = typeof text === 'string' ? parse(text) : text
  if (value === undefined)
    throw new NodeFailure(
      'Error during parsing of JSON Schema. Please check the schema and try again.',
    )
  return isExample ? schemaOf(value, typeVersion >= strictSince) : (value as Schema)
}

/** An answer in the form that was asked for, or the failure n8n makes of another. */
export function structured(schema: Schema, text: string): Record<string, unknown> {
  try {
    const fitted = fit(schema, JSON.parse(unfenced(text))) as Record<string, unknown>
    return unwrapped(fitted)
  } catch (error) {
    if (error instanceof NotSimulated) throw error
    const isEmpty =
      ['', '{}'].includes(text.trim()) ||
      (error instanceof Mismatch && error.path[0] === 'output' && error.isMissingObject)
    throw new NodeFailure(isEmpty ? EMPTY : WRONG_FORM)
  }
}

/** The answer itself, or what it holds between two fences. */
function unfenced(text: string): string {
  const lines = text.trim().split('\n')
  const start = lines.findIndex((line) => /^```(?:json)?$/.test(line.trim()))
  const end = lines.findIndex((line, index) => index > start && line.trim() === '```')
  return (start >= 0 && end > start ? lines.slice(start + 1, end) : lines).join('\n').trim()
}

/** `output` within `output`: one is enough. */
function unwrapped(fields: Record<string, unknown>): Record<string, unknown> {
  const { output } = fields
  return isPlain(output) &&
    Object.keys(fields).length === 1 &&
    Object.keys(output).length === 1 &&
    isPlain(output['output'])
    ? output
    : fields
}
