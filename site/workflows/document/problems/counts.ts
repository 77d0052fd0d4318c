import { factOf } from '../../nodes/index.ts'
import { itemsInto } from '../items-into.ts'
import type { Problem } from './problem.ts'
import type { Rule } from './survey.ts'

/** What the last run tells: nothing came out, far more came out, or a service is asked very often. */
export const counts: Rule = (survey) => {
  const { run, nodes, out } = survey
  if (!run) return []
  return nodes.flatMap(({ name, type }): readonly Problem[] => {
    const runs = run.nodes.get(name)
    if (!runs || runs.some(({ error }) => error)) return []
    const gave = sum(runs.flatMap(({ outputs }) => outputs.map((items) => items.length)))
    const leadsOn = (out.get(name) ?? []).some(({ kind }) => kind === 'main')
    const came = itemsInto(survey.into.get(name), run.nodes).length
    const kind = factOf(type)?.kind
    const calls = sum(runs.map(({ asked }) => asked?.length ?? 0)) || came
    if (gave === 0 && leadsOn) return [{ key: 'no-items', level: 'hint', node: name, values: {} }]
    if (type === MERGE && gave > came && came > 0)
      return [{ key: 'multiplied', level: 'warning', node: name, values: { in: came, out: gave } }]
    return (kind === 'service' || kind === 'ai') && calls > MANY
      ? [{ key: 'many-calls', level: 'hint', node: name, values: { count: calls } }]
      : []
  })
}

const MERGE = 'n8n-nodes-base.merge'
const MANY = 100

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
