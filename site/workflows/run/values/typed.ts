import { DateTime } from 'luxon'
import { NodeFailure } from '../failure.ts'
import { isPlain, isRecord } from './path.ts'
import { jsonText, textOf } from './text.ts'

/** A value as the type that a field or a comparison asks for; throws where it cannot be. */
export function asType(name: string, value: unknown, type: string, options: Typing): unknown {
  if (value === null || value === undefined) return undefined
  const wrong = () => new NodeFailure(`'${name}' expects a ${type} but we got ${described(value)}`)
  switch (type.toLowerCase()) {
    case 'string':
      if (options.keepText !== true) return value
      if (options.strict === true && typeof value !== 'string') throw wrong()
      return jsonText(value)
    case 'number': {
      if (options.strict === true && typeof value !== 'number') throw wrong()
      const figure = Number(value)
      if (Number.isNaN(figure)) throw wrong()
      return figure
    }
    case 'boolean':
      if (options.strict === true && typeof value !== 'boolean') throw wrong()
      return asBoolean(value) ?? raise(wrong())
    case 'datetime':
      return asDate(value, options.zone) ?? raise(wrong())
    case 'object':
      if (options.strict === true && !isRecord(value)) throw wrong()
      return asObject(value) ?? raise(wrong())
    case 'array':
      if (options.strict === true && !Array.isArray(value)) throw wrong()
      return asList(value) ?? raise(wrong())
    default:
      return value
  }
}

export interface Typing {
  readonly strict?: boolean
  /** Turn what is not text into text where text is asked for. */
  readonly keepText?: boolean
  readonly zone: string
}

export function described(value: unknown): string {
  if (value === null) return "'null'"
  if (Array.isArray(value)) return 'array'
  return typeof value === 'object' ? 'object' : `'${textOf(value)}'`
}

export function asDate(value: unknown, zone: string): DateTime | undefined {
  if (DateTime.isDateTime(value) && value.isValid) return value
  const setting = { zone, setZone: true }
  const text = String(value).trim()
  const tries = [
    () => (value instanceof Date ? DateTime.fromJSDate(value, { zone }) : undefined),
    () => DateTime.fromISO(text, setting),
    () => DateTime.fromHTTP(text, setting),
    () => DateTime.fromRFC2822(text, setting),
    () => DateTime.fromSQL(text, setting),
    () => DateTime.fromMillis(Date.parse(text), { zone }),
  ]
  for (const attempt of tries) {
    const found = attempt()
    if (found?.isValid === true) return found
  }
  return undefined
}

function asBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') {
    const word = value.toLowerCase()
    if (word === 'true' || word === 'false') return word === 'true'
    if (value.trim() === '') return undefined
  }
  const figure = Number(value)
  return figure === 0 ? false : figure === 1 ? true : undefined
}

function asList(value: unknown): unknown {
  if (Array.isArray(value)) return value
  for (const text of [String(value), String(value).replaceAll("'", '"')]) {
    const found = parse(text)
    if (Array.isArray(found)) return found
  }
  return undefined
}

function asObject(value: unknown): unknown {
  if (isRecord(value) && !Array.isArray(value)) return value
  const found = parse(String(value)) ?? parse(loose(String(value)))
  return found === null || isPlain(found) ? found : undefined
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON as people write it: single quotes, bare names, a comma too many. */
export const loose = (text: string): string =>
  text
    .replaceAll(/'((?:[^'\\]|\\.)*)'/g, (_, words: string) =>
      JSON.stringify(words.replaceAll(String.raw`\'`, "'")),
    )
    .replaceAll(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":')
    .replaceAll(/,\s*([}\]])/g, '$1')

function raise(error: Error): never {
  throw error
}
