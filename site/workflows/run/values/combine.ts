import type { Fields } from '../piece.ts'
import { isPlain, isRecord } from './path.ts'

/** How fields of several items become those of one: deep or shallow, empty values counting or not. */
export interface Clash {
  readonly resolveClash?: string
  readonly mergeMode?: 'deepMerge' | 'shallowMerge'
  readonly overrideEmpty?: boolean
}

export function combine({ mergeMode, overrideEmpty }: Clash, all: readonly Fields[]): Fields {
  const isDeep =
    mergeMode !== 'shallowMerge' && !(overrideEmpty === true && mergeMode === undefined)
  const skipsEmpty = overrideEmpty === true && mergeMode !== undefined
  if (mergeMode === undefined || isDeep)
    return all.reduce<Fields>((into, from) => deep(into, from, skipsEmpty) as Fields, {})
  const into: Fields = {}
  for (const from of all)
    for (const [key, value] of Object.entries(from))
      if (!skipsEmpty || !isEmpty(value) || !Object.hasOwn(into, key)) into[key] = value
  return into
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Objects and lists are merged part by part; what is `undefined` changes nothing. */
function deep(into: unknown, from: unknown, skipsEmpty: boolean): unknown {
  if (Array.isArray(from)) {
    const list: unknown[] = Array.isArray(into) ? [...(into as unknown[])] : []
    for (const [index, value] of from.entries()) list[index] = join(list[index], value, skipsEmpty)
    return list
  }
  if (!isPlain(from)) return from
  const fields: Fields = isRecord(into) && !Array.isArray(into) ? { ...into } : {}
  for (const [key, value] of Object.entries(from))
    fields[key] = join(fields[key], value, skipsEmpty)
  return fields
}

function join(into: unknown, value: unknown, skipsEmpty: boolean): unknown {
  if (value === undefined || (skipsEmpty && isEmpty(value) && into !== undefined)) return into
  return isRecord(value) ? deep(into, value, skipsEmpty) : value
}
