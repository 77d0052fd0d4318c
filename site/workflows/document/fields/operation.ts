/** What a service is asked to do: the object, then the action, as the facts know them. */
import type { JsonObject } from '../../flow/flow.ts'
import type { Language } from '../../builder/said.ts'
import type { NodeFact } from '../../nodes/fact.ts'
import type { Field } from './field.ts'
import { asWords } from './found.ts'
import { nameOf } from './names.ts'
import { valueName } from './values.ts'

export const operationFields = (
  fact: NodeFact,
  parameters: JsonObject,
  language: Language,
): readonly Field[] => {
  if (!fact.operations || !fact.usual) return []
  const [usual = '', usualResource] = fact.usual.split('.').toReversed()
  const operationIn = fact.operationIn ?? 'operation'
  const all = Object.entries(fact.operations).map(([key, { label }]) => {
    const [operation = '', resource] = key.split('.').toReversed()
    return { operation, resource, label: label[language] }
  })
  const field = (name: string, value: string, options: Field['options'] & {}): Field => ({
    path: [name],
    label: nameOf(name, language) ?? nameOf('operation', language)!,
    control: 'choice',
    value: parameters[name] ?? value,
    options: withOwn(options, parameters[name] ?? value, language),
    required: false,
  })
  const resource = parameters['resource'] ?? usualResource
  const resources = [...new Set(all.flatMap((one) => one.resource ?? []))]
  const here = all.filter((one) => one.resource === undefined || one.resource === resource)
  // What n8n does with another object unasked is not written in the facts.
  const first = resource === usualResource ? usual : ''
  return [
    ...(usualResource === undefined
      ? []
      : [
          field(
            'resource',
            usualResource,
            resources.map((value) => ({ value, label: asWords(value) })),
          ),
        ]),
    field(
      operationIn,
      first,
      here.map(({ operation, label }) => ({ value: operation, label })),
    ),
  ]
}

/** What the flow says is an option, whether we know it or not; so is nothing, where it says nothing. */
const withOwn = (
  options: Field['options'] & {},
  own: unknown,
  language: Language,
): Field['options'] & {} =>
  typeof own !== 'string' || options.some(({ value }) => value === own)
    ? options
    : [...options, { value: own, label: valueName(own, language) }]
