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
    /** By n8n's names, one of them; nodes of a service that share none have an account each. */
    readonly kinds: readonly string[]
  }[]
  /** Values of the node « settings ». */
  readonly settings?: {
    readonly node: string
    readonly values: readonly { readonly name: string; readonly value: string }[]
  }
}

export const needsIn = (recipe: Recipe, language: Language): Needs => {
  const accounts: Needs['accounts'][number][] = []
  for (const { service, credentials, open, type, label } of factsIn(recipe).values()) {
    // Such a node runs without an account; one who wants to may add it.
    if (credentials === undefined || credentials.length === 0 || open) continue
    const own = service ?? type
    const name = service === undefined ? label[language] : serviceName(service, language)
    const at = accounts.findIndex(
      (each) => each.service === own && each.kinds.some((kind) => credentials.includes(kind)),
    )
    // One account does for both nodes if both take it.
    const kinds = credentials.filter((kind) => at < 0 || accounts[at]!.kinds.includes(kind))
    accounts.splice(at < 0 ? accounts.length : at, 1, { service: own, name, kinds })
  }
  const { settings } = recipe.nodes
  return {
    accounts,
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
