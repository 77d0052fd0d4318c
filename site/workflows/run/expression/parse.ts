import { type AnyNode, type Expression, parse as parseProgram } from 'acorn'
import { isUnsupported } from './extensions/unsupported.ts'
import { isForbidden } from './interpret/forbidden.ts'
import { LIMITS } from './interpret/budget.ts'
import { isSlow } from './natives/patterns.ts'
import { isNode } from './nodes.ts'
import { ExpressionError, type Problem, type ProblemKey, type ProblemValues } from './problem.ts'

const LONGEST = 20_000

/** What stands between two pairs of braces, read. */
export interface Parsed {
  readonly expression: Expression
  /** Whether it could change what it is given. */
  readonly changes: boolean
  /** Whether n8n overlooks what JavaScript throws: it does not where nothing is asked of anything. */
  readonly isGuarded: boolean
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
    return { expression, ...survey(expression) }
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
function survey(expression: Expression): Omit<Parsed, 'expression'> {
  let changes = false
  let isGuarded = false
  const visit = (node: AnyNode, depth: number): void => {
    if (depth > LIMITS.depth) {
      throw new PlacedError('tooDeep', { most: LIMITS.depth }, node.start, node.end)
    }
    refuse(node)
    changes ||= isChange(node)
    isGuarded ||= isGuard(node)
    for (const [role, inner] of Object.entries(node)) {
      for (const one of Array.isArray(inner) ? (inner as unknown[]) : [inner]) {
        if (isNode(one)) {
          if (!isNaming(role, node)) refuseBareDollar(one)
          visit(one, depth + 1)
        }
      }
    }
  }
  refuseBareDollar(expression)
  visit(expression, 0)
  return { changes, isGuarded }
}

const BARE = new Set(['isFinite', 'isNaN', 'NaN', 'Date', 'RegExp', 'Math', 'undefined'])

const isGuard = (node: AnyNode): boolean =>
  node.type === 'MemberExpression' ||
  node.type === 'CallExpression' ||
  (node.type === 'Identifier' && !BARE.has(node.name))

/** `$` is only there to be called: `$('Read mail')`. */
function refuseBareDollar(node: AnyNode): void {
  if (node.type === 'Identifier' && node.name === '$') {
    throw new PlacedError('bareDollar', {}, node.start, node.end)
  }
}

/** Whether what a node holds in a role is called, or is only the name of a member. */
function isNaming(role: string, node: AnyNode): boolean {
  if (role === 'callee') return true
  return (role === 'property' || role === 'key') && 'computed' in node && !node.computed
}

function isChange(node: AnyNode): boolean {
  if (node.type === 'AssignmentExpression') return true
  if (node.type === 'UpdateExpression') return true
  if (node.type === 'UnaryExpression') return node.operator === 'delete'
  if (node.type === 'Identifier') return CHANGING.has(node.name)
  if (node.type === 'Literal') return CHANGING.has(String(node.value))
  // A name that is only known when it is read may be any of them.
  return node.type === 'MemberExpression' && node.computed && node.property.type !== 'Literal'
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
      return
    }
    case 'Literal':
      if (typeof node.value === 'bigint') refused('unsupported', 'BigInt')
      if (node.regex && isSlow(node.regex.pattern)) {
        throw new PlacedError('slowPattern', { source: node.regex.pattern }, node.start, node.end)
      }
      return
    case 'Identifier':
      if (node.name === 'arguments') refused('forbidden', node.name)
      if (isUnsupported(node.name)) refused('unsupported', node.name)
      return
    case 'Property':
      if (node.method || node.kind !== 'init') refused('unsupported', 'methods')
      return
    case 'ObjectPattern':
      if (node.properties.some((one) => one.type === 'Property' && one.computed)) {
        refused('forbidden', '[…]')
      }
      return
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      if (node.async || node.generator) refused('unsupported', 'async')
      return
    default:
      if (isUnsupported(node.type) || ELSEWHERE.has(node.type)) refused('unsupported', node.type)
  }
}

/** What a page's scripts may hold, and an expression may not, neither here nor in n8n. */
const ELSEWHERE = new Set(['ImportExpression', 'MetaProperty', 'Super', 'WithStatement'])
