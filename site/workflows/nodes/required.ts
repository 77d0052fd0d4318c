/** What a template must fill in on a node. */
import type { JsonObject } from '../flow/flow.ts'
import { operationOf } from './ends.ts'
import type { Choices, NodeFact } from './fact.ts'

/** Names of the parameters that n8n has no value for, with these choices. */
export const requiredOf = (fact: NodeFact, parameters: JsonObject): readonly string[] => {
  const operation = operationOf(fact, parameters)
  return [
    ...(fact.required ?? []),
    ...(operation?.required ?? []),
    ...chosenIn(fact.choices ?? {}, parameters),
    ...chosenIn(operation?.choices ?? {}, parameters),
  ]
}

const chosenIn = (choices: Choices, parameters: JsonObject): readonly string[] =>
  Object.entries(choices).flatMap(([name, { usual, requires }]) => {
    const chosen = parameters[name] ?? usual
    if (typeof chosen === 'object') return []
    const key = String(chosen)
    return Object.hasOwn(requires, key) ? requires[key]! : []
  })
