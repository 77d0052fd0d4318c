/** What a stand-in does in a run, as `inside/replay` reads it. */
import type { JsonObject } from '../../site/workflows/flow/flow.ts'
import type { Given, GivenItem } from '../../site/workflows/recipes/recipe.ts'

export interface Plan {
  /** The node that it stands for, or beside. */
  readonly node: string
  /** What it gives, run by run; the last is repeated. */
  readonly given?: readonly Answer[]
  readonly passes?: boolean
  /** It fails altogether even where the flow goes on, and what came in goes on. */
  readonly whole?: boolean
  readonly beside?: boolean
  /** Parameters to evaluate, of the node and of the parts it uses. */
  readonly asks: Readonly<Record<string, JsonObject>>
}

type Answer =
  | { readonly fails: string; readonly whole?: true }
  | { readonly items: readonly AnswerItem[] }

interface AnswerItem {
  readonly json: JsonObject
  readonly files?: Readonly<Record<string, { type: string; name: string; base64: string }>>
}

export const answersOf = (given: Given): readonly Answer[] => {
  if (isList(given)) return [{ items: given.map((json) => ({ json })) }]
  if ('runs' in given) return given.runs.flatMap(answersOf)
  if ('fails' in given) return [given]
  if ('items' in given) return [{ items: given.items.map(itemOf) }]
  return []
}

const isList = (given: Given): given is readonly JsonObject[] => Array.isArray(given)

const itemOf = ({ json, files }: GivenItem): AnswerItem => {
  if (!files) return { json }
  const entries = Object.entries(files).map(([field, file]) => {
    const base64 = 'text' in file ? Buffer.from(file.text).toString('base64') : file.base64
    return [field, { type: file.type, name: file.name, base64 }] as const
  })
  return { json, files: Object.fromEntries(entries) }
}
