import type { FlowNode } from '../../flow/flow.ts'
import { downstream } from '../line.ts'
import type { Problem } from './problem.ts'
import type { Rule } from './survey.ts'

/** Calls that nobody answers, answers that nobody waits for, and one address for two. */
export const answers: Rule = ({ nodes, main }) => {
  const hooks = nodes.filter(({ type, disabled }) => type === WEBHOOK && disabled !== true)
  const answering = nodes.filter(({ type, disabled }) => type === ANSWER && disabled !== true)
  return [
    ...hooks.flatMap((hook): readonly Problem[] => {
      const after = downstream(main, [hook.name])
      const answer = answering.find(({ name }) => after.has(name))
      const waits = hook.parameters['responseMode'] === 'responseNode'
      const problem = { node: hook.name, values: {} }
      if (waits && !answer) return [{ ...problem, key: 'response-missing', level: 'error' }]
      if (waits || !answer || hook.parameters['responseMode'] === 'streaming') return []
      const parameters = { ...hook.parameters, responseMode: 'responseNode' }
      const fix = { do: 'set-parameters', name: hook.name, parameters } as const
      return [{ ...problem, key: 'response-unasked', level: 'error', fix }]
    }),
    ...twice(hooks),
  ]
}

const WEBHOOK = 'n8n-nodes-base.webhook'
const ANSWER = 'n8n-nodes-base.respondToWebhook'

const twice = (hooks: readonly FlowNode[]): readonly Problem[] => {
  const seen = new Map<string, string>()
  return hooks.flatMap(({ name, parameters }): readonly Problem[] => {
    const { path, httpMethod = 'GET' } = parameters
    if (typeof path !== 'string' || path === '') return []
    const key = JSON.stringify([path, httpMethod])
    const other = seen.get(key)
    if (other === undefined) seen.set(key, name)
    return other === undefined
      ? []
      : [{ key: 'address-twice', level: 'error', node: name, values: { path, other } }]
  })
}
