/** What is asked of language models, and the form of their answers. */
import type { Json } from '../flow/flow.ts'
import { LANGUAGE_MODELS, type ModelId } from '../nodes/language-models.ts'
import type { Bilingual } from '../nodes/fact.ts'
import type { Param, Params, RecipeNode } from '../recipes/recipe.ts'

/** The model's own node; `=> ` links it to the step that asks it. */
export const model = (id: ModelId, name: Bilingual<string>): RecipeNode => {
  const { use, id: called } = LANGUAGE_MODELS[id]
  const parameters: Params =
    use === 'lmMistral'
      ? { model: called, options: { temperature: 0 } }
      : { model: { __rl: true, mode: 'id', value: called }, options: {} }
  return { use, name, with: parameters }
}

/** What turns texts into vectors, the same for those that are stored and those that are asked. */
export const vectors = (name: Bilingual<string>): RecipeNode => ({
  use: 'embeddingsMistral',
  name,
  with: { model: 'mistral-embed', options: {} },
})

/** GPT-6 Luna without the words it thinks in, which are paid for and which sorting does not need. */
export const promptLuna = (name: Bilingual<string>): RecipeNode => ({
  use: LANGUAGE_MODELS.luna.use,
  name,
  with: {
    responsesApiEnabled: false,
    model: { __rl: true, mode: 'id', value: LANGUAGE_MODELS.luna.id },
    options: {
      timeout: 60_000,
      maxRetries: 2,
      extraBody: JSON.stringify({ reasoning_effort: 'none', max_completion_tokens: 1000 }),
    },
  },
})

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

/** In such a schema: any number of these, each of them whole. */
export const listOf = (properties: Readonly<Record<string, Json>>): Json => ({
  type: 'array',
  items: {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  },
})

/** The same with words of each language in it. */
export const shapeIn = (
  properties: (language: 'fr' | 'en') => Readonly<Record<string, Json>>,
): Params => ({
  ...shape({}),
  inputSchema: {
    fr: shape(properties('fr'))['inputSchema'] as string,
    en: shape(properties('en'))['inputSchema'] as string,
  },
})

/** A choice by an id: n8n's way to name a document, a channel, a board. */
export const byId = (value: string | Bilingual<string>): Param => ({
  __rl: true,
  mode: 'id',
  value,
})
export const byName = (value: string | Bilingual<string>): Param => ({
  __rl: true,
  mode: 'name',
  value,
})
