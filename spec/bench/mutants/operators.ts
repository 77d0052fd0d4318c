/** Small lies about a source file, of the kind that tests should find out. */
import { parseSync } from 'vite'

export interface Mutant {
  /** From the project's root. */
  readonly file: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** Every mutant of a file, in the order of its text. */
export const mutantsOf = (file: string, text: string): readonly Mutant[] => {
  const found: Mutant[] = []
  const add = ({ start, end }: Span, replacement: string): void => {
    found.push({ file, start, end, replacement })
  }
  visit(parseSync(file, text).program, text, add)
  return found.toSorted((one, two) => one.start - two.start || one.end - two.end)
}

/** The file's text with the lie in it. */
export const applied = ({ start, end, replacement }: Mutant, text: string): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** « file:line  what it was → what it became », on one line. */
export const describe = (mutant: Mutant, text: string): string => {
  const { file, start, end, replacement } = mutant
  const line = text.slice(0, start).split('\n').length
  const short = (code: string): string => code.replaceAll(/\s+/gu, ' ').slice(0, 60)
  return `${file}:${line}  ${short(text.slice(start, end))} → ${short(replacement) || '(nothing)'}`
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Node extends Span {
  readonly type: string
  readonly [field: string]: unknown
}

type Add = (where: Span, replacement: string) => void

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
}

/** What each kind of node can be turned into. */
const LIES: Readonly<Record<string, (node: Node, text: string, add: Add) => void>> = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  AssignmentExpression(node, text, add) {
    if (node['operator'] !== '=') swapOperator(node, text, add)
  },
  UnaryExpression(node, text, add) {
    if (node['operator'] === '!') add(node, sourceOf(node['argument'], text))
  },
  Literal(node, _text, add) {
    const { value } = node
    if (typeof value === 'number') add(node, String(value + 1))
    if (typeof value === 'boolean') add(node, String(!value))
    if (typeof value === 'string') add(node, value === '' ? "'mutant'" : "''")
  },
  ConditionalExpression: decide,
  IfStatement: decide,
  // What a statement does is left undone.
  ExpressionStatement(node, _text, add) {
    add(node, ';')
  },
}

function swapOperator(node: Node, text: string, add: Add): void {
  const operator = String(node['operator'])
  const other = OPERATORS[operator]
  const [left, right] = [node['left'], node['right']] as [Node, Node]
  if (other === undefined || isText(left) || isText(right)) return
  const start = text.indexOf(operator, left.end)
  add({ start, end: start + operator.length }, other)
}

function decide(node: Node, _text: string, add: Add): void {
  const test = node['test'] as Node
  add(test, 'true')
  add(test, 'false')
}

const visit = (value: unknown, text: string, add: Add): void => {
  if (Array.isArray(value)) for (const each of value) visit(each, text, add)
  if (!isNode(value) || isForTypes(value)) return
  LIES[value.type]?.(value, text, add)
  for (const [field, child] of Object.entries(value))
    // Keys, and names of modules, are no behaviour.
    if (field !== 'key' && field !== 'source') visit(child, text, add)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Types are gone when the code runs; an assertion's value stays. */
const isForTypes = ({ type }: Node): boolean => type.startsWith('TS') && !ASSERTIONS.test(type)
const ASSERTIONS = /^TS(?:As|NonNull|Satisfies)/u

/** Text is joined by `+`, and nothing else works on it. */
const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')

const sourceOf = (node: unknown, text: string): string => {
  const { start, end } = node as Node
  return text.slice(start, end)
}
