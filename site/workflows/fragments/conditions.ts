/** Conditions as « if », « filter » and « switch » take them. */
import type { Bilingual } from '../nodes/fact.ts'
import type { Param, Params } from '../recipes/recipe.ts'

export interface Condition {
  readonly left: string | Bilingual<string>
  readonly type: Type
  readonly operation: string
  readonly right?: Right
}
type Type = 'string' | 'number' | 'boolean' | 'dateTime' | 'array' | 'object'
type Right = string | number | boolean | Bilingual<string>

type TextTest =
  | 'equals'
  | 'notEquals'
  | 'contains'
  | 'notContains'
  | 'startsWith'
  | 'endsWith'
  | 'regex'
type NumberTest = 'equals' | 'notEquals' | 'gt' | 'gte' | 'lt' | 'lte'
type DateTest = 'after' | 'before' | 'afterOrEquals' | 'beforeOrEquals' | 'equals'

export const text = (left: string, operation: TextTest, right: Right): Condition => ({
  left,
  type: 'string',
  operation,
  right,
})
export const amount = (left: string, operation: NumberTest, right: number | string): Condition => ({
  left,
  type: 'number',
  operation,
  right,
})
export const moment = (left: string, operation: DateTest, right: string): Condition => ({
  left,
  type: 'dateTime',
  operation,
  right,
})
export const isTrue = (left: string | Bilingual<string>): Condition => ({
  left,
  type: 'boolean',
  operation: 'true',
})
export const isFalse = (left: string): Condition => ({ left, type: 'boolean', operation: 'false' })
/** Nothing there, by the kind of value one expects. */
export const isEmpty = (left: string, type: Type = 'string'): Condition => ({
  left,
  type,
  operation: 'empty',
})
export const isFilled = (left: string, type: Type = 'string'): Condition => ({
  left,
  type,
  operation: 'notEmpty',
})
/** For « if » and « filter ». */
export const all = (...conditions: readonly Condition[]): Params => tested(conditions, 'and')
export const any = (...conditions: readonly Condition[]): Params => tested(conditions, 'or')

/** For « switch »: one output a case, called by its key; what fits none goes to `other`. */
export const cases = (by: Readonly<Record<string, Condition>>): Params => ({
  mode: 'rules',
  rules: {
    values: Object.entries(by).map(([outputKey, condition]) => ({
      conditions: conditionsOf([condition], 'and'),
      renameOutput: true,
      outputKey,
    })),
  },
  options: { fallbackOutput: 'extra', renameFallbackOutput: 'other' },
})

const tested = (conditions: readonly Condition[], combinator: 'and' | 'or'): Params => ({
  conditions: conditionsOf(conditions, combinator),
  options: {},
})

const conditionsOf = (conditions: readonly Condition[], combinator: 'and' | 'or'): Params => ({
  options: { caseSensitive: true, leftValue: '', typeValidation: 'strict', version: 2 },
  conditions: conditions.map(({ left, type, operation, right }, at): Params => ({
    id: `${type}-${operation}-${at + 1}`,
    leftValue: left,
    rightValue: (right ?? '') as Param,
    operator: { type, operation, ...(right === undefined ? { singleValue: true } : {}) },
  })),
  combinator,
})
