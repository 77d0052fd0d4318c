import { ExpressionError } from '../problem.ts'

/**
 * What n8n 2.41 understands in an expression and we refuse: what is left to chance, since the
 * same flow must give the same result, and what hardly any flow uses.
 */
export const UNSUPPORTED = {
  'randomItem()': 'chance',
  'Math.random()': 'chance',
  '$jmespath()': 'rare',
  '$jmesPath()': 'rare',
  BigInt: 'rare',
  Symbol: 'rare',
  AwaitExpression: 'rare',
  ClassExpression: 'rare',
  ClassDeclaration: 'rare',
  LabeledStatement: 'rare',
  TaggedTemplateExpression: 'rare',
  YieldExpression: 'rare',
} as const satisfies Record<string, 'chance' | 'rare'>

export type Unsupported = keyof typeof UNSUPPORTED

export const isUnsupported = (name: string): boolean => Object.hasOwn(UNSUPPORTED, name)

/** A function that stands where n8n has one, and refuses. */
export function refusal(name: Unsupported): () => never {
  return () => {
    throw new ExpressionError('unsupported', { name })
  }
}
