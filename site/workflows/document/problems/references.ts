import type { FlowNode } from '../../flow/flow.ts'
import { referencesOf, textsIn, withNames } from '../rename.ts'
import type { Problem } from './problem.ts'
import type { Rule, Survey } from './survey.ts'

/** Expressions that name nodes which are not there, or have not run yet. */
export const references: Rule = (survey) => {
  const alike = new Map<string, string[]>()
  for (const { name } of survey.nodes) {
    const key = plain(name)
    alike.set(key, [...(alike.get(key) ?? []), name])
  }
  const after = new Map<string, Set<string>>()
  const isBefore = (name: string, node: string): boolean => {
    if (after.size >= MOST && !after.has(name)) return true
    const found = after.get(name) ?? new Set([name])
    if (!after.has(name))
      for (const one of found)
        for (const { to, kind } of survey.out.get(one) ?? [])
          if (kind === 'main') found.add(to.node)
    after.set(name, found)
    return found.has(node)
  }
  return survey.nodes.flatMap((node) => ofNode(node, survey, alike, isBefore))
}

/** To follow every node to the end takes long where there are many of them. */
const MOST = 100

const ofNode = (
  node: FlowNode,
  { named, out, reached, flow }: Survey,
  alike: ReadonlyMap<string, readonly string[]>,
  isBefore: (name: string, node: string) => boolean,
): readonly Problem[] => {
  const texts = textsIn(node.parameters)
  const names = new Map<string, boolean>()
  for (const [key, text] of texts)
    for (const { name } of referencesOf(node.type, key, text))
      names.set(name, (names.get(name) ?? true) && text.includes('isExecuted'))
  if (names.size === 0) return []
  const user = servedBy(node.name, out)
  return [...names].flatMap(([name, isAsked]): readonly Problem[] => {
    if (!named.has(name) && !flow.nodes.some((one) => one.name === name)) {
      const [only, ...others] = alike.get(plain(name)) ?? []
      const problem = { key: 'dangling-reference', level: 'error', node: node.name } as const
      if (only === undefined || others.length > 0) return [{ ...problem, values: { name } }]
      const parameters = withNames(node.type, node.parameters, new Map([[name, only]]))
      const fix = { do: 'set-parameters', name: node.name, parameters } as const
      return [{ ...problem, values: { name }, fix }]
    }
    const isFine = name === user || isAsked || !reached.has(user) || isBefore(name, user)
    return isFine
      ? []
      : [{ key: 'reference-not-before', level: 'warning', node: node.name, values: { name } }]
  })
}

/** The step that a part works for; a step itself. */
const servedBy = (name: string, out: Survey['out']): string => {
  const seen = new Set<string>()
  let user = name
  while (!seen.has(user)) {
    seen.add(user)
    user = (out.get(user) ?? []).find(({ kind }) => kind !== 'main')?.to.node ?? user
  }
  return user
}

/** Names that only differ by what one mistypes. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}|\s|['’"-]/gu, '')
    .toLowerCase()
