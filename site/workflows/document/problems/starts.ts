import type { Rule } from './survey.ts'

/** Nothing starts it, or nothing leads to a step. */
export const starts: Rule = ({ nodes, starts: triggers, reached, out }) => {
  if (nodes.length === 0) return []
  if (triggers.length === 0) return [{ key: 'no-trigger', level: 'error', values: {} }]
  return nodes.flatMap(({ name, disabled }) => {
    const serves = (out.get(name) ?? []).some(({ kind }) => kind !== 'main')
    if (reached.has(name) || serves || disabled === true) return []
    return [{ key: 'unreachable', level: 'warning', node: name, values: {} }]
  })
}
