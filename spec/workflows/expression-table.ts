/** What stands around the expressions of the table, and how what they give is written down. */

/** What running an expression gives: as JSON, in words where JSON cannot hold it, or a failure. */
export interface Told {
  readonly gives?: unknown
  readonly is?: string
  readonly fails?: true
}

export interface Case extends Told {
  readonly source: string
  /** The problem that we report instead, where we refuse what n8n does. */
  readonly ours?: string
}

export interface Table {
  readonly zone: string
  readonly names: Surroundings
  readonly groups: readonly { readonly about: string; readonly cases: readonly Case[] }[]
}

interface Surroundings {
  readonly $json: object
  readonly input: readonly object[]
  readonly nodes: Readonly<Record<string, readonly object[]>>
}

/** The names that n8n gives an expression, made of plain data. */
export function surroundings({ $json, input, nodes }: Surroundings): Record<string, unknown> {
  return {
    $json: structuredClone($json),
    $input: reach(input),
    $: (name: string) => reach(nodes[name] ?? []),
  }
}

function reach(items: readonly object[]): object {
  return { item: items[0], first: () => items[0], last: () => items.at(-1), all: () => items }
}

export function tell(run: () => unknown): Told {
  let value: unknown
  try {
    value = run()
  } catch {
    return { fails: true }
  }
  return isJson(value) ? { gives: value } : { is: inWords(value) }
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return Array.from(value).every(isJson)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  return value === null || (isPlain(value) && Object.values(value).every(isJson))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function inWords(value: unknown): string {
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${Array.from(value, inWords).join(', ')}]`
  if (value instanceof Date) return `Date ${value.getTime()}`
  if (value instanceof Map || value instanceof Set) return `Collection ${inWords([...value])}`
  if ('toISO' in value && typeof value.toISO === 'function')
    return `Moment ${String(value.toISO())}`
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${inWords(one)}`)
  return `{${fields.join(', ')}}`
}
