/** What one needs before a template runs: accounts, and values of one's own. */
import { serviceName } from '../../workflows/nodes/services.ts'
import { saidIn } from '../../workflows/builder/said.ts'
import type { Json, JsonObject } from '../../workflows/flow/flow.ts'
import { factsIn } from '../../workflows/library/services.ts'
import type { Recipe } from '../../workflows/recipes/recipe.ts'
import type { Language } from '../language.ts'

export interface Needs {
  readonly accounts: readonly {
    readonly service: string
    readonly name: string
    /** By n8n's names, one of them. */
    readonly kinds: readonly string[]
  }[]
  /** Values of the node « settings ». */
  readonly settings?: {
    readonly node: string
    readonly values: readonly { readonly name: string; readonly value: string }[]
  }
}

export const needsIn = (recipe: Recipe, language: Language): Needs => {
  const accounts = new Map<string, Needs['accounts'][number]>()
  for (const { service, credentials, open, type, label } of factsIn(recipe).values()) {
    // Such a node runs without an account; one who wants to may add it.
    if (credentials === undefined || credentials.length === 0 || open) continue
    const own = service ?? type
    const kinds = [...(accounts.get(own)?.kinds ?? []), ...credentials]
    const name = service === undefined ? label[language] : serviceName(service, language)
    accounts.set(own, { service: own, name, kinds: [...new Set(kinds)] })
  }
  const { settings } = recipe.nodes
  return {
    accounts: [...accounts.values()],
    ...(settings && {
      settings: {
        node: settings.name[language],
        values: valuesOf(saidIn(settings.with ?? {}, language)),
      },
    }),
  }
}

/** What the node « set » writes, field by field. */
const valuesOf = ({ assignments }: JsonObject): readonly { name: string; value: string }[] => {
  const rows = isObject(assignments) ? assignments['assignments'] : undefined
  return (Array.isArray(rows) ? rows : []).flatMap((row: Json) =>
    isObject(row) && typeof row['name'] === 'string'
      ? [{ name: row['name'], value: textOf(row['value']) }]
      : [],
  )
}

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
