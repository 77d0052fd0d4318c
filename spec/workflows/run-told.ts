/** What a run gave, in few words: the form in which n8n's runs are kept beside ours. */
import type { Item, Json, JsonObject } from '../../site/workflows/flow/flow.ts'

/** Runs of a node: items by output, or the words with which it failed. */
export type Told = readonly { readonly outputs: Json; readonly error?: string }[]

interface Ran {
  readonly outputs: readonly (readonly Item[])[]
  readonly error?: string
}

/** @param known items of the trigger, which are told by their place alone */
export const told = (runs: readonly Ran[], known: readonly Item[]): Told => {
  const places = new Map(known.map(({ json }, place) => [JSON.stringify(ordered(json)), place]))
  return runs.map(({ outputs, error }) => ({
    outputs: trimmed(outputs).map((items) => items.map((item) => itemTold(item, places))),
    ...(error !== undefined && { error }),
  }))
}

/** Outputs that nothing leaves by at the end say nothing. */
const trimmed = (outputs: Ran['outputs']): Ran['outputs'] => {
  const last = outputs.findLastIndex((items) => items.length > 0)
  return outputs.slice(0, last + 1)
}

function itemTold({ json, binary, pairedItem }: Item, places: ReadonlyMap<string, number>): Json {
  const fields = ordered(json)
  const files = Object.entries(binary ?? {})
    .map(([name, { mimeType, fileName, data }]) => [name, mimeType, fileName ?? null, data])
    .sort(([one], [other]) => (one! < other! ? -1 : 1))
  const pairs = [pairedItem ?? []]
    .flat()
    .map((pair) => (typeof pair === 'number' ? { item: pair } : pair))
  return [
    places.get(JSON.stringify(fields)) ?? fields,
    pairs.map(({ item, input = 0 }) => (input === 0 ? item : [item, input])),
    ...(files.length > 0 ? [files] : []),
  ]
}

/** Fields by their names, so that order says nothing. */
const ordered = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value as JsonObject)
      .map(([key, one]): [string, Json] => [key, ordered(one)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
