/** Expressions and code follow when nodes are called otherwise. */
import type { Json, JsonObject } from '../flow/flow.ts'
import { split } from '../run/expression/split.ts'
import { type CodeLanguage, type Reference, referencesIn, written } from './references.ts'

/** The same parameters where they name none of these nodes. */
export const withNames = (
  type: string,
  parameters: JsonObject,
  names: ReadonlyMap<string, string>,
): JsonObject =>
  mapped(parameters, (text, key) => {
    const found = readingOf(type, key, text)
    return found === undefined ? text : renamedIn(text, found, names)
  }) as JsonObject

/** Every reference to a node in a parameter's text; none where the text is only text. */
export const referencesOf = (type: string, key: string, text: string): readonly Reference[] =>
  stretches(text, readingOf(type, key, text))

/** Every text in some parameters, with the key that it stands under. */
export const textsIn = (
  parameters: JsonObject,
): readonly (readonly [key: string, text: string])[] => {
  const texts: (readonly [string, string])[] = []
  const visit = (value: Json, key: string): void => {
    if (typeof value === 'string') texts.push([key, value])
    else if (Array.isArray(value)) for (const one of value) visit(one, key)
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) visit(one, name)
  }
  visit(parameters, '')
  return texts
}

/** How n8n reads a text: as code, or as words with code between braces. */
type Reading = CodeLanguage | 'braces' | undefined

const readingOf = (type: string, key: string, text: string): Reading => {
  if (!NAMES.test(text)) return undefined
  if (text.startsWith('=')) return 'braces'
  const language = CODE[key]
  if (language && (key !== 'code' || type.endsWith('.code'))) return language
  return BRACES[key]?.test(type) ? 'braces' : undefined
}

const NAMES = /[$_](?:node|items)?\s*[([.?]/u
const CODE: Readonly<Record<string, CodeLanguage>> = Object.assign(Object.create(null), {
  jsCode: 'javascript',
  functionCode: 'javascript',
  code: 'javascript',
  pythonCode: 'python',
})
/** Parameters whose braces n8n fills in although they are not marked as expressions. */
const BRACES: Readonly<Record<string, RegExp>> = Object.assign(Object.create(null), {
  html: /\.(?:html|form|formTrigger)$/u,
  query: /\.(?:postgres|mySql|microsoftSql|snowflake|crateDb|timescaleDb|questDb)$/u,
})

const stretches = (text: string, reading: Reading): readonly Reference[] => {
  if (reading === undefined) return []
  if (reading !== 'braces') return referencesIn(text, reading)
  const start = text.startsWith('=') ? 1 : 0
  const parts = split(text.slice(start))
  return parts.flatMap(({ kind, from }, at) => {
    if (kind !== 'code') return []
    const next = parts[at + 1]
    const end = next ? next.from - 2 + start : text.length
    return referencesIn(text.slice(from + start, end)).map((found) => ({
      ...found,
      from: found.from + from + start,
      to: found.to + from + start,
    }))
  })
}

const renamedIn = (text: string, reading: Reading, names: ReadonlyMap<string, string>): string => {
  const pieces: string[] = []
  let done = 0
  for (const { name, from, to, quote } of stretches(text, reading)) {
    const next = names.get(name)
    if (next === undefined) continue
    pieces.push(text.slice(done, from), written(next, quote))
    done = to
  }
  return done === 0 ? text : pieces.join('') + text.slice(done)
}

const mapped = (value: Json, change: (text: string, key: string) => string, key = ''): Json => {
  if (typeof value === 'string') return change(value, key)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const next = value.map((one: Json) => mapped(one, change, key))
    return next.every((one, at) => one === value[at]) ? value : next
  }
  const record = value as JsonObject
  const entries = Object.entries(record).map(
    ([name, one]) => [name, mapped(one, change, name)] as const,
  )
  return entries.every(([name, one]) => one === record[name]) ? value : Object.fromEntries(entries)
}
