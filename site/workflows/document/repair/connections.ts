import type { Connections, FlowNode, Target } from '../../flow/flow.ts'
import type { Repairs } from './repair.ts'
import { isObject, isText } from './shape.ts'

/** More than any node has: a slip, which would cost lists of that length. */
const MOST_ENDS = 1000

/** Links between nodes that are there, each once. */
export const connectionsFrom = (
  raw: unknown,
  nodes: readonly FlowNode[],
  repairs: Repairs,
): Connections => {
  if (!isObject(raw)) {
    if (raw !== undefined) repairs.note('wrong-connections')
    else if (nodes.length > 1) repairs.note('no-connections')
    return {}
  }
  const names = namesOf(nodes)
  let changed = false
  const sources = new Map<string, Connections[string]>()
  for (const [source, kinds] of Object.entries(raw)) {
    const name = names(source)
    if (name === undefined || !isObject(kinds)) {
      changed = true
      const isLost = name === undefined && !isEmpty(kinds)
      repairs.note(isLost ? 'lost-link' : 'wrong-connections', name ?? source)
      continue
    }
    if (name !== source) repairs.note('linked-by-id', name)
    const kept = kindsFrom(kinds, name, names, repairs)
    const before = sources.get(name)
    changed ||= kept !== kinds || name !== source || before !== undefined
    sources.set(name, before ? { ...kept, ...before } : kept)
  }
  return changed ? Object.fromEntries(sources) : (raw as Connections)
}

type Names = (end: string) => string | undefined

/** What an end of a link is called; some write the node's id there. */
const namesOf = (nodes: readonly FlowNode[]): Names => {
  const names = new Set(nodes.map(({ name }) => name))
  const ids = new Map(nodes.map(({ id, name }) => [id, name]))
  return (end) => (names.has(end) ? end : ids.get(end))
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).flat(2).length === 0)

const kindsFrom = (
  raw: Readonly<Record<string, unknown>>,
  source: string,
  names: Names,
  repairs: Repairs,
): Connections[string] => {
  let changed = false
  const entries = Object.entries(raw).flatMap(([kind, outputs]) => {
    if (!Array.isArray(outputs)) {
      changed = true
      if (outputs !== null) repairs.note('wrong-connections', source)
      return []
    }
    if (outputs.length > MOST_ENDS) repairs.note('lost-link', source)
    const kept = (outputs.slice(0, MOST_ENDS) as readonly unknown[]).map((targets) =>
      targetsFrom(targets, kind, source, { names, repairs }),
    )
    const isSame =
      kept.length === outputs.length && kept.every((targets, at) => targets === outputs[at])
    changed ||= !isSame
    return [[kind, isSame ? (outputs as Connections[string][string]) : kept] as const]
  })
  return changed ? Object.fromEntries(entries) : (raw as Connections[string])
}

const targetsFrom = (
  raw: unknown,
  kind: string,
  source: string,
  world: { readonly names: Names; readonly repairs: Repairs },
): readonly Target[] | null => {
  const { repairs } = world
  if (raw === null) return null
  // One that stands by itself instead of in a list.
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  if (list !== raw) repairs.note('wrong-connections', source)
  const seen = new Set<string>()
  const kept = list.flatMap((one) => {
    const target = targetFrom(one, kind, source, world)
    if (!target) return []
    const key = JSON.stringify([target.node, target.index])
    if (seen.has(key)) {
      repairs.note('duplicate-link', source)
      return []
    }
    seen.add(key)
    return [target]
  })
  const isSame = kept.length === list.length && kept.every((target, at) => target === list[at])
  return isSame && list === raw ? (raw as readonly Target[]) : kept
}

const targetFrom = (
  raw: unknown,
  kind: string,
  source: string,
  { names, repairs }: { readonly names: Names; readonly repairs: Repairs },
): Target | undefined => {
  const object = isText(raw) ? { node: raw } : raw
  const end = isObject(object) && isText(object['node']) ? object['node'] : undefined
  const node = end === undefined ? undefined : names(end)
  if (node === undefined) {
    repairs.note('lost-link', source)
    return undefined
  }
  const { type, index } = object as Readonly<Record<string, unknown>>
  const place = Number(index ?? 0)
  if (!Number.isInteger(place) || place < 0 || place >= MOST_ENDS) {
    repairs.note('lost-link', source)
    return undefined
  }
  if (node === end && isText(type) && place === index) return raw as Target
  repairs.note(node === end ? 'wrong-connections' : 'linked-by-id', source)
  return { ...(object as object), node, type: isText(type) ? type : kind, index: place }
}
