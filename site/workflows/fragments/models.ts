/** Language models that templates use, what is asked of them, and the form of their answers. */
import type { Json } from '../flow/flow.ts'
import type { Bilingual } from '../nodes/fact.ts'
import type { Param, Params, RecipeNode } from '../recipes/recipe.ts'

/** Small models come first: a template names the least one that does its work. */
export const MODELS = {
  luna: { use: 'lmOpenAi', id: 'gpt-6-luna', name: 'GPT-6 Luna' },
  haiku: { use: 'lmAnthropic', id: 'claude-haiku-5-5', name: 'Claude Haiku 5.5' },
  sonnet: { use: 'lmAnthropic', id: 'claude-sonnet-5-5', name: 'Claude Sonnet 5.5' },
  medium: { use: 'lmMistral', id: 'mistral-medium-latest', name: 'Mistral Medium' },
} as const
export type ModelId = keyof typeof MODELS

/** The model's own node; `=> ` links it to the step that asks it. */
export const model = (id: ModelId, name: Bilingual<string>): RecipeNode => {
  const { use, id: called } = MODELS[id]
  const parameters: Params =
    use === 'lmMistral'
      ? { model: called, options: { temperature: 0 } }
      : { model: { __rl: true, mode: 'id', value: called }, options: {} }
  return { use, name, with: parameters }
}

/** One question to the model: what it is, and what it is given. */
export const question = (
  role: Bilingual<string>,
  given: string | Bilingual<string>,
  { shaped = false }: { readonly shaped?: boolean } = {},
): Params => ({
  promptType: 'define',
  text: given,
  hasOutputParser: shaped,
  messages: { messageValues: [{ type: 'SystemMessagePromptTemplate', message: role }] },
  batching: {},
})

/** A JSON Schema that the answer is checked against. */
export const shape = (
  properties: Readonly<Record<string, Json>>,
  optional: readonly string[] = [],
): Params => ({
  schemaType: 'manual',
  inputSchema: JSON.stringify({
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  }),
  autoFix: false,
})

/** A choice by an id: n8n's way to name a document, a channel, a board. */
export const byId = (value: string): Param => ({ __rl: true, mode: 'id', value })
export const byName = (value: string | Bilingual<string>): Param => ({
  __rl: true,
  mode: 'name',
  value,
})
