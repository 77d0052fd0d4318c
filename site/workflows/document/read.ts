/** Text that somebody pasted, dropped or linked becomes a flow, or it is said why it cannot. */
import type { Flow } from '../flow/flow.ts'
import { jsonFault } from './json-fault.ts'
import { MOST_CHARACTERS, MOST_NODES } from './limits.ts'
import { isTooDeep } from './record.ts'
import { looseReadings, withoutAround } from './loose-json.ts'
import { repaired } from './repair/index.ts'
import type { Repair, RepairKey } from './repair/repair.ts'
import { isObject } from './repair/shape.ts'
import { flowIn, type Unwrapped } from './wrapped.ts'

export type ReadFlow =
  | { readonly ok: true; readonly flow: Flow; readonly repairs: readonly Repair[] }
  | Refused

interface Refused {
  readonly ok: false
  readonly key: ReadFault
  /** Where the text stops being JSON, from 1. */
  readonly line?: number
  readonly column?: number
  /** How many there are of what there are too many of. */
  readonly value?: number
}

/**
 * `too-deep`: brackets in brackets in brackets, more than a browser can write again; `an-address` and
 * `a-page`: what leads to a flow, or shows one, in place of it.
 */
export type ReadFault =
  | 'not-json'
  | 'not-a-flow'
  | 'too-big'
  | 'too-many'
  | 'too-deep'
  | 'an-address'
  | 'a-page'

export const readFlow = (text: string): ReadFlow => {
  if (text.length > MOST_CHARACTERS) return { ok: false, key: 'too-big', value: text.length }
  const found = foundIn(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  if ('key' in found) return found
  const count = found.flow.nodes.length
  if (count > MOST_NODES) return { ok: false, key: 'too-many', value: count }
  if (isTooDeep(found.flow)) return { ok: false, key: 'too-deep' }
  const { flow, repairs } = repaired(found.flow)
  const first = [...found.repairs, ...(found.others > 0 ? (['first-of-several'] as const) : [])]
  return { ok: true, flow, repairs: [...first.map((key) => ({ key, nodes: [] })), ...repairs] }
}

const BYTE_ORDER_MARK = '\u{FEFF}'

type Found = Unwrapped & { readonly repairs: readonly RepairKey[] }

const foundIn = (text: string): Found | Refused => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return looselyIn(text) ?? refusal(text)
  }
  const found = flowIn(json)
  return found ? { ...found, repairs: [] } : { ok: false, key: 'not-a-flow' }
}

/** What is no JSON is read as people meant it only where that gives steps. */
const looselyIn = (text: string): Found | undefined => {
  for (const { value, repairs } of looseReadings(text)) {
    const found = flowIn(value)
    if (found?.flow.nodes.some(isObject)) return { ...found, repairs }
  }
  return undefined
}

const refusal = (text: string): Refused => {
  if (/^\s*https?:\/\/\S+\s*$/iu.test(text)) return { ok: false, key: 'an-address' }
  if (/^\s*<[!?a-z]/iu.test(text)) return { ok: false, key: 'a-page' }
  const spot = jsonFault(/^\s*[[{]/u.test(text) ? text : withoutAround(text)) ?? jsonFault(text)
  return spot ? { ok: false, key: 'not-json', ...spot } : { ok: false, key: 'too-deep' }
}
