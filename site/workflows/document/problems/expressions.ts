import { textsIn } from '../rename.ts'
import type { Rule } from './survey.ts'

/** Expressions that n8n could not read; only where somebody handed in who can tell. */
export const expressions: Rule = ({ nodes, checkExpression }) =>
  checkExpression === undefined
    ? []
    : nodes.flatMap(({ name, parameters }) =>
        textsIn(parameters).flatMap(([, text]) => {
          const fault = text.startsWith('=') ? checkExpression(text) : undefined
          if (!fault) return []
          const values = { expression: text.slice(0, SHOWN), at: fault.from }
          return [
            { key: 'expression-broken' as const, level: 'error' as const, node: name, values },
          ]
        }),
      )

const SHOWN = 120
