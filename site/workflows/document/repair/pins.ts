import type { Flow, Item } from '../../flow/flow.ts'
import type { Repairs } from './repair.ts'
import { isObject } from './shape.ts'

/** Pinned items by node; nothing where there are none, or `null`, as n8n also writes it. */
export const pinsFrom = (raw: unknown, repairs: Repairs): Flow['pinData'] | null | undefined => {
  if (raw === undefined || raw === null) return raw
  if (!isObject(raw)) {
    repairs.note('wrong-pins')
    return {}
  }
  let changed = false
  const entries = Object.entries(raw).flatMap(([name, items]) => {
    if (Array.isArray(items) && items.every(isItem))
      return [[name, items as readonly Item[]] as const]
    changed = true
    repairs.note('wrong-pins', name)
    return Array.isArray(items) ? [[name, items.filter(isObject).map(asItem)] as const] : []
  })
  return changed ? Object.fromEntries(entries) : (raw as Flow['pinData'])
}

const isItem = (value: unknown): boolean => isObject(value) && isObject(value['json'])

/** Items that stand without the `json` around them. */
const asItem = (value: Readonly<Record<string, unknown>>): Item =>
  (isItem(value) ? value : { json: value }) as unknown as Item
