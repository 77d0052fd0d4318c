import { type AnyNode, type Expression, parse as parseProgram } from 'acorn'
import { isForbidden } from './interpret/forbidden.ts'
import { LIMITS } from './interpret/budget.ts'
import { isNode } from './nodes.ts'
import { ExpressionError, type Problem, type ProblemKey, type ProblemValues } from './problem.ts'

const LONGEST = 20_000

/** What stands between two pairs of braces, read. */
export interface Parsed {
  readonly expression: Expression
  /** Whether it could change what it is given. */
  readonly changes: boolean
}

/** A problem that stands at a place of the source. */
export class PlacedError extends ExpressionError {
  readonly from: number
  readonly to: number

  constructor(key: ProblemKey, values: ProblemValues, from: number, to: number) {
    super(key, values)
    this.from = from
    this.to = to
  }

  get problem(): Problem {
    return { key: this.key, values: this.values, from: this.from, to: this.to }
  }
}

const cache = new Map<string, Parsed | PlacedError>()
const CACHED = 2000

/** Reads an expression, or throws what is wrong with it. */
export function parse(source: string): Parsed {
  let parsed = cache.get(source)
  if (parsed === undefined) {
    parsed = attempt(source)
    if (cache.size >= CACHED) cache.clear()
    cache.set(source, parsed)
  }
  if (parsed instanceof ExpressionError) throw parsed
  return parsed
}

function attempt(source: string): Parsed | PlacedError {
  try {
    if (source.length > LONGEST) {
      return new PlacedError('tooLong', { most: LONGEST }, LONGEST, source.length)
    }
    const expression = first(source)
    return { expression, changes: survey(expression) }
  } catch (error) {
    if (error instanceof PlacedError) return error
    // The parser goes down one call for each bracket: thousands of them exhaust it.
    if (error instanceof RangeError) {
      return new PlacedError('tooDeep', { most: LIMITS.depth }, 0, source.length)
    }
    const { pos = 0 } = error as { pos?: number }
    return new PlacedError('syntax', {}, pos, Math.min(pos + 1, source.length))
  }
}

/** n8n reads the first statement, and needs it to be an expression. Braces hold an object. */
function first(source: string): Expression {
  const isObject = source.trimStart().startsWith('{')
  const program = parseProgram(isObject ? `(${source}\n)` : source, {
    ecmaVersion: 2022,
    sourceType: 'module',
  })
  const [statement] = program.body
  if (statement === undefined) throw new PlacedError('empty', {}, 0, source.length)
  if (statement.type !== 'ExpressionStatement') {
    throw new PlacedError('syntax', {}, statement.start, statement.end)
  }
  return statement.expression
}

const CHANGING = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin assign set add delete clear'.split(
    ' ',
  ),
)

/** Refuses what is forbidden and what is too deep, and says whether anything is changed. */
function survey(expression: Expression): boolean {
  let changes = false
  const visit = (node: AnyNode, depth: number): void => {
    if (depth > LIMITS.depth) {
      throw new PlacedError('tooDeep', { most: LIMITS.depth }, node.start, node.end)
    }
    refuse(node)
    changes ||= isChange(node)
    for (const inner of Object.values(node)) {
      for (const one of Array.isArray(inner) ? (inner as unknown[]) : [inner]) {
        if (isNode(one)) visit(one, depth + 1)
      }
    }
  }
  visit(expression, 0)
  return changes
}

function isChange(node: AnyNode): boolean {
  if (node.type === 'AssignmentExpression') return true
  if (node.type === 'UpdateExpression') return true
  if (node.type === 'UnaryExpression') return node.operator === 'delete'
  if (node.type !== 'MemberExpression') return false
  return node.property.type === 'Identifier' && (node.computed || CHANGING.has(node.property.name))
}

function refuse(node: AnyNode): void {
  const refused = (key: ProblemKey, name: string): never => {
    throw new PlacedError(key, { name }, node.start, node.end)
  }
  switch (node.type) {
    case 'MemberExpression': {
      const { property } = node
      if (!node.computed && property.type === 'Identifier' && isForbidden(property.name)) {
        refused('forbidden', property.name)
      }
      if (property.type === 'Literal' && isForbidden(String(property.value))) {
        refused('forbidden', String(property.value))
      }
      if (node.object.type === 'Identifier' && node.object.name === '$') refused('bareDollar', '$')
      return
    }
    case 'Literal':
      if (typeof node.value === 'bigint') refused('unsupported', 'BigInt')
      return
    default:
      if (UNSUPPORTED_NODES.has(node.type)) refused('unsupported', node.type)
  }
}

const UNSUPPORTED_NODES = new Set([
  'AwaitExpression',
  'ClassDeclaration',
  'ClassExpression',
  'DoWhileStatement',
  'ForInStatement',
  'ImportExpression',
  'LabeledStatement',
  'MetaProperty',
  'PrivateIdentifier',
  'Super',
  'SwitchStatement',
  'TaggedTemplateExpression',
  'YieldExpression',
])
