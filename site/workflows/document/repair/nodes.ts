import type { FlowNode } from '../../flow/flow.ts'
import { identifier, namer } from '../new-names.ts'
import { own, without } from '../record.ts'
import type { Repairs } from './repair.ts'
import { isObject, isText, type Unsure, withValues } from './shape.ts'

/** Nodes with names and ids of their own, kinds, versions and parameters; the rest is as it was. */
export const nodesFrom = (raw: readonly unknown[], repairs: Repairs): readonly FlowNode[] => {
  const objects = raw.filter(isObject)
  if (objects.length < raw.length) repairs.note('not-a-node')
  // Those that have a name keep it, whoever stands before them.
  const free = namer([])
  const names = objects.map(({ name }) => (isText(name) && name !== '' ? free(name) : undefined))
  const known = new Set(objects.flatMap(({ id }) => (isText(id) ? [id] : [])))
  const freshId = identifier([...known].map((id) => ({ id })))
  const seen = new Set<string>()
  const nodes = objects.map((object, at) => {
    const type = isText(object['type']) && object['type'] !== '' ? object['type'] : undefined
    const name = names[at] ?? free(nameFor(object, type))
    if (names[at] === undefined) repairs.note('missing-name', name)
    else if (name !== object['name']) repairs.note('duplicate-name', name)
    if (type === undefined) repairs.note('missing-type', name)
    const told = withValues(withoutWrong(object, name, repairs), {
      name,
      id: idOf(object, name, { seen, freshId }, repairs),
      type: type ?? 'unknown',
      typeVersion: versionOf(object, name, repairs),
      parameters: parametersOf(object, name, repairs),
    })
    return withCredentials(told, name, repairs) as unknown as FlowNode
  })
  return nodes.length === raw.length && nodes.every((node, at) => node === raw[at])
    ? (raw as readonly FlowNode[])
    : nodes
}

const nameFor = ({ name }: Unsure, type: string | undefined): string =>
  typeof name === 'number' ? String(name) : (type?.replace(/^.*\./u, '') ?? 'Node') || 'Node'

const idOf = (
  { id }: Unsure,
  name: string,
  { seen, freshId }: { readonly seen: Set<string>; readonly freshId: (name: string) => string },
  repairs: Repairs,
): string => {
  const isOwn = isText(id) && id !== '' && !seen.has(id)
  if (!isOwn) repairs.note(isText(id) && id !== '' ? 'duplicate-id' : 'missing-id', name)
  const chosen = isOwn ? id : freshId(name)
  seen.add(chosen)
  return chosen
}

const versionOf = ({ typeVersion }: Unsure, name: string, repairs: Repairs): number => {
  if (typeof typeVersion === 'number' && typeVersion > 0 && typeVersion < 1000) return typeVersion
  repairs.note('missing-version', name)
  const read = isText(typeVersion) ? Number(typeVersion) : Number.NaN
  return read > 0 && read < 1000 ? read : 1
}

const parametersOf = ({ parameters }: Unsure, name: string, repairs: Repairs): Unsure => {
  if (isObject(parameters)) return parameters
  repairs.note('missing-parameters', name)
  return {}
}

/** `null` says what is left out. */
const withoutWrong = (object: Unsure, name: string, repairs: Repairs): Unsure => {
  const wrong = Object.keys(KINDS).filter((key) => {
    const value = own(object, key)
    return value !== undefined && value !== null && !KINDS[key]!(value)
  })
  if (wrong.length > 0) repairs.note('wrong-value', name)
  return without(object, new Set(wrong))
}

const isFlag = (value: unknown) => typeof value === 'boolean'
const isNumber = (value: unknown) => typeof value === 'number'
const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  credentials: isObject,
  webhookId: isText,
  disabled: isFlag,
  notes: isText,
  onError: isText,
  retryOnFail: isFlag,
  maxTries: isNumber,
  waitBetweenTries: isNumber,
  executeOnce: isFlag,
  alwaysOutputData: isFlag,
}

const withCredentials = (object: Unsure, name: string, repairs: Repairs): Unsure => {
  const credentials = own(object, 'credentials')
  if (!isObject(credentials)) return object
  const all = Object.entries(credentials)
  if (all.every(([, value]) => isObject(value) && isText(value['name']))) return object
  repairs.note('old-credentials', name)
  const kept = all.flatMap(([kind, value]) => {
    if (isText(value)) return [[kind, { name: value }] as const]
    return isObject(value)
      ? [[kind, isText(value['name']) ? value : { ...value, name: '' }] as const]
      : []
  })
  return { ...object, credentials: Object.fromEntries(kept) }
}
