/** If, filter and switch: every comparison, on every kind of value, strict and loose. */
import type { Json, JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { Small } from '../run-small-flow.ts'
import { type Case, oneNode } from './case.ts'

interface Operator {
  readonly type: string
  readonly operation: string
  readonly rightType?: string
}

export const holding = (
  left: Json,
  operator: Operator,
  right?: Json,
  options: JsonObject = {},
): JsonObject => ({
  conditions: {
    options: {
      caseSensitive: true,
      leftValue: '',
      typeValidation: 'strict',
      version: 3,
      ...options,
    },
    combinator: 'and',
    conditions: [
      {
        id: '1',
        leftValue: left,
        ...(right === undefined ? {} : { rightValue: right }),
        operator: { ...operator, ...(right === undefined && { singleValue: true }) } as JsonObject,
      },
    ],
  },
})

const when = (name: string, parameters: JsonObject, rest: Small = {}): Case =>
  oneNode(`if ${name}`, { type: 'if', typeVersion: 2.3, parameters, ...rest })

const NEGATED = ['equals', 'contains', 'startsWith', 'endsWith', 'regex'].flatMap((operation) => [
  operation,
  `not${operation[0]!.toUpperCase()}${operation.slice(1)}`,
])

const texts = NEGATED.flatMap((operation) => {
  const operator = { type: 'string', operation }
  return [
    when(`s ${operation} a`, holding('={{ $json.s }}', operator, 'a')),
    when(
      `s ${operation} B, any case`,
      holding('={{ $json.s }}', operator, 'B', { caseSensitive: false }),
    ),
  ]
})

const KINDS: readonly Operator[] = [
  { type: 'string', operation: 'empty' },
  { type: 'string', operation: 'notEmpty' },
  { type: 'string', operation: 'exists' },
  { type: 'string', operation: 'notExists' },
  { type: 'number', operation: 'exists' },
  { type: 'number', operation: 'empty' },
  { type: 'array', operation: 'empty' },
  { type: 'array', operation: 'notEmpty' },
  { type: 'object', operation: 'empty' },
  { type: 'boolean', operation: 'true' },
  { type: 'boolean', operation: 'false' },
  { type: 'dateTime', operation: 'notEmpty' },
]

const presence = ['s', 'n', 'o', 'l', 't', 'd', 'e', 'u', 'missing'].flatMap((name) =>
  KINDS.flatMap((operator) => {
    const said = `${name} as ${operator.type} ${operator.operation}`
    const value = `={{ $json.${name} }}`
    return [
      when(said, holding(value, operator), { onError: 'continueErrorOutput' }),
      when(`${said}, loosely`, holding(value, operator, undefined, { typeValidation: 'loose' }), {
        onError: 'continueRegularOutput',
      }),
    ]
  }),
)

const figures = ['equals', 'notEquals', 'gt', 'lt', 'gte', 'lte'].flatMap((operation) => {
  const operator = { type: 'number', operation }
  const loose = { typeValidation: 'loose' }
  return [
    when(`n ${operation} 2`, holding('={{ $json.n }}', operator, 2)),
    when(`n ${operation} "2"`, holding('={{ $json.n }}', operator, '2')),
    when(`n ${operation} "2", loosely`, holding('={{ $json.n }}', operator, '2', loose)),
  ]
})

const dates = ['equals', 'notEquals', 'after', 'before', 'afterOrEquals', 'beforeOrEquals'].map(
  (operation) =>
    when(
      `d ${operation} a day`,
      holding('={{ $json.d }}', { type: 'dateTime', operation }, '2026-01-01'),
    ),
)

const lists = [
  ...['contains', 'notContains'].map((operation) =>
    when(
      `l ${operation} 1`,
      holding('={{ $json.l }}', { type: 'array', operation, rightType: 'any' }, 1),
    ),
  ),
  ...['Equals', 'NotEquals', 'Gt', 'Lt', 'Gte', 'Lte'].map((name) => {
    const operator = { type: 'array', operation: `length${name}`, rightType: 'number' }
    return when(`l ${operator.operation} 1`, holding('={{ $json.l }}', operator, 1))
  }),
]

const either = when('either of two', {
  conditions: {
    combinator: 'or',
    conditions: [
      {
        leftValue: '={{ $json.n }}',
        rightValue: 1,
        operator: { type: 'number', operation: 'equals' },
      },
      {
        leftValue: '={{ $json.s }}',
        rightValue: 'Cc',
        operator: { type: 'string', operation: 'equals' },
      },
    ],
  },
})

const rule = (value: string, outputKey: string): JsonObject => ({
  ...holding('={{ $json.s }}', { type: 'string', operation: 'equals' }, value),
  renameOutput: true,
  outputKey,
})

const switched = (name: string, parameters: JsonObject, rest: Small = {}): Case =>
  oneNode(`switch ${name}`, { type: 'switch', typeVersion: 3.4, parameters, ...rest })

const RULES = { values: [rule('Bb', 'one'), rule('Bb', 'same'), rule('aa', 'other')] }

export const CONDITIONS: readonly Case[] = [
  ...texts,
  ...presence,
  ...figures,
  ...dates,
  ...lists,
  when(
    't equals true',
    holding('={{ $json.t }}', { type: 'boolean', operation: 'equals' }, '={{ true }}'),
  ),
  either,
  oneNode('filter', {
    type: 'filter',
    typeVersion: 2.3,
    parameters: holding('={{ $json.n }}', { type: 'number', operation: 'gt' }, 1),
  }),
  oneNode('filter that fails', {
    type: 'filter',
    typeVersion: 2.3,
    onError: 'continueErrorOutput',
    parameters: holding('={{ $json.s }}', { type: 'number', operation: 'gt' }, 1),
  }),
  switched('by rules', { rules: RULES, options: {} }),
  switched('with an output for the rest', { rules: RULES, options: { fallbackOutput: 'extra' } }),
  switched('with the rest to one of them', { rules: RULES, options: { fallbackOutput: 1 } }),
  switched('to all that match', { rules: RULES, options: { allMatchingOutputs: true } }),
  switched('by expression', { mode: 'expression', numberOutputs: 3, output: '={{ $json.n - 1 }}' }),
  switched(
    'by an expression that leads nowhere',
    { mode: 'expression', numberOutputs: 2, output: '={{ $json.n - 1 }}' },
    { onError: 'continueErrorOutput' },
  ),
]
