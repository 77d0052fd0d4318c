/** Text that somebody pasted, dropped or linked becomes a flow, or it is said why it cannot. */
import type { Flow } from '../flow/flow.ts'
import { jsonFault } from './json-fault.ts'
import { MOST_CHARACTERS, MOST_NODES } from './limits.ts'
import { isTooDeep } from './record.ts'
import { repaired } from './repair/index.ts'
import { isObject } from './repair/shape.ts'
import type { Repair } from './repair/repair.ts'

export type ReadFlow =
  | { readonly ok: true; readonly flow: Flow; readonly repairs: readonly Repair[] }
  | {
      readonly ok: false
      readonly key: ReadFault
      /** Where the text stops being JSON, from 1. */
      readonly line?: number
      readonly column?: number
      /** How many there are of what there are too many of. */
      readonly value?: number
    }

/** `too-deep`: brackets in brackets in brackets, more than a browser can write again. */
export type ReadFault = 'not-json' | 'not-a-flow' | 'too-big' | 'too-many' | 'too-deep'

export const readFlow = (text: string): ReadFlow => {
  if (text.length > MOST_CHARACTERS) return { ok: false, key: 'too-big', value: text.length }
  let json: unknown
  const bare = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  try {
    json = JSON.parse(bare)
  } catch {
    const spot = jsonFault(bare)
    return spot ? { ok: false, key: 'not-json', ...spot } : { ok: false, key: 'too-deep' }
  }
  const found = flowIn(json)
  if (!found) return { ok: false, key: 'not-a-flow' }
  const count = found.flow.nodes.length
  if (count > MOST_NODES) return { ok: false, key: 'too-many', value: count }
  if (isTooDeep(found.flow)) return { ok: false, key: 'too-deep' }
  const { flow, repairs } = repaired(found.flow)
  const first: readonly Repair[] = found.others > 0 ? [{ key: 'first-of-several', nodes: [] }] : []
  return { ok: true, flow, repairs: [...first, ...repairs] }
}

const BYTE_ORDER_MARK = '\u{FEFF}'

export type Raw = Readonly<Record<string, unknown>> & { readonly nodes: readonly unknown[] }

/** The flow itself, out of the lists and wrappers that n8n and its API put around it. */
const flowIn = (json: unknown): { readonly flow: Raw; readonly others: number } | undefined => {
  let value = json
  let others = 0
  for (let wraps = 0; wraps < 6; wraps += 1) {
    if (Array.isArray(value)) {
      others += Math.max(0, value.length - 1)
      value = value[0]
    } else if (!isObject(value)) return undefined
    else if (Array.isArray(value['nodes'])) return { flow: value as Raw, others }
    else value = value['data'] ?? value['workflow']
  }
  return undefined
}
