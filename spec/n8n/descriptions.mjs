/** What n8n's own packages say of their nodes, and what a new node of a kind starts with. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

const PACKAGES = ['n8n-nodes-base', '@n8n/n8n-nodes-langchain']

/** @param {string} folder in which n8n's packages are installed */
export const packagesIn = (folder) => {
  const read = (name, file) =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'dist/types', file), 'utf8'))
  const kinds = new Map()
  for (const name of PACKAGES)
    for (const one of read(name, 'nodes.json')) {
      const type = `${name}.${one.name}`
      kinds.set(type, [...(kinds.get(type) ?? []), one])
    }
  const credentials = new Set(
    PACKAGES.flatMap((name) => read(name, 'credentials.json').map((one) => one.name)),
  )
  return { credentials, kindOf: (type) => kindOf(type, kinds) }
}

/** Many nodes have a twin that agents use, which only differs by its ends. */
const kindOf = (type, kinds) => {
  const own = kinds.get(type)
  const found = own ?? kinds.get(type.replace(/Tool$/u, ''))
  if (!found) return undefined
  const versions = [...new Set(found.flatMap((one) => [one.version].flat()))].sort((a, b) => a - b)
  const version = found.find((one) => one.defaultVersion)?.defaultVersion ?? Math.max(...versions)
  const description = found.find((one) => [one.version].flat().includes(version))
  return { versions, version, description, twin: !own }
}

/** Parameters of a new node for which these were chosen. */
export const filled = ({ properties }, chosen, version) => {
  const parameters = { ...chosen }
  // What one parameter shows may show another.
  for (let round = 0; round < 6; round += 1)
    for (const { name, default: value, displayOptions } of properties)
      if (!(name in parameters) && isShown(displayOptions, parameters, version))
        parameters[name] = value
  return parameters
}

/** Properties that a node with these parameters shows. */
export const shownOf = ({ properties }, parameters, version) =>
  properties.filter(({ displayOptions }) => isShown(displayOptions, parameters, version))

/** Names of the parameters that must be set and have no value, those that setting one shows too. */
export const emptyIn = (description, chosen, version) => {
  const names = new Set()
  const set = { ...chosen }
  for (;;) {
    const parameters = filled(description, set, version)
    const next = shownOf(description, parameters, version).find(
      (property) => !(property.name in chosen) && !names.has(property.name) && mustBeSet(property),
    )
    if (!next) return [...names]
    names.add(next.name)
    // What is chosen from a few is looked at choice by choice.
    if (next.type !== 'options') set[next.name] = somethingFor(next)
  }
}

const mustBeSet = ({ type, required, typeOptions, default: value }) => {
  if ((typeOptions?.minRequiredFields ?? 0) > 0) return true
  // What a called flow takes is that flow's to say: it may take nothing.
  const isCall = typeOptions?.resourceMapper?.mode === 'map'
  return Boolean(required) && type !== 'hidden' && !isCall && isEmpty(value)
}

const somethingFor = ({ type }) =>
  type === 'resourceLocator' ? { __rl: true, mode: 'id', value: 'something' } : 'something'

/** `inputs` or `outputs` of a node with these parameters. */
export const endsOf = (description, side, parameters, version) => {
  const ends = description[side]
  const listed =
    typeof ends === 'string'
      ? runInNewContext(bare(ends), { $parameter: parameters, $nodeVersion: version })
      : ends
  return listed.map((end) => (typeof end === 'string' ? { type: end } : end))
}

const bare = (expression) => expression.trim().replace(/^=\{\{|\}\}$/gu, '')

const isEmpty = (value) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && 'value' in value && isEmpty(value.value))

export const isShown = (rules, parameters, version) => {
  const holds = ([name, wanted]) => {
    // What the instance or the place of a node decides is not the template's.
    if (name === '@feature') return true
    const value = valueOf(name, parameters, version)
    return wanted.some((one) => fits(one, value))
  }
  return (
    Object.entries(rules?.show ?? {}).every(holds) && !Object.entries(rules?.hide ?? {}).some(holds)
  )
}

const valueOf = (name, parameters, version) => {
  if (name === '@version') return version
  if (name === '@tool') return false
  let value = parameters
  for (const key of name.replace(/^\//u, '').split('.')) value = value?.[key]
  // A thing chosen from a list stands in an object of its own.
  const { __rl: isChosen, value: id } = Object(value)
  return isChosen ? id : value
}

const fits = (wanted, value) => {
  const { _cnd: rule } = Object(wanted)
  if (!rule) return Array.isArray(value) ? value.includes(wanted) : value === wanted
  const [[condition, by]] = Object.entries(rule)
  const known = CONDITIONS[condition]
  if (!known) throw new Error(`a condition not known here: ${condition}`)
  return known(value, by)
}

const CONDITIONS = {
  eq: (value, by) => value === by,
  not: (value, by) => value !== by,
  gte: (value, by) => value >= by,
  lte: (value, by) => value <= by,
  gt: (value, by) => value > by,
  lt: (value, by) => value < by,
  between: (value, { from, to }) => value >= from && value <= to,
  includes: (value, by) => String(value ?? '').includes(by),
  startsWith: (value, by) => String(value ?? '').startsWith(by),
  endsWith: (value, by) => String(value ?? '').endsWith(by),
  regex: (value, by) => new RegExp(by, 'u').test(String(value ?? '')),
  exists: (value) => value !== undefined && value !== null && value !== '',
}
