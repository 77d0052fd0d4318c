/** Spacing and type sizes that a style writes out instead of taking a step of the theme. */
import { space, typeScale } from '../../ui/theme/tokens.ts'
import { isNode, type Node } from './source.ts'

export interface RawMeasure {
  readonly property: string
  readonly value: string
  /** Whether the theme has such a step. */
  readonly isStep: boolean
}

/** @param tree of a source */
export const rawMeasures = (tree: unknown): readonly RawMeasure[] => {
  const found: RawMeasure[] = []
  visit(tree, (property, value) => {
    const steps = property === 'fontSize' ? SIZES : SPACES
    for (const raw of valuesIn(value)) found.push({ property, value: raw, isStep: steps.has(raw) })
  })
  return found
}

const SPACES = new Set<string>(Object.values(space))
const SIZES = new Set<string>(Object.values(typeScale).map(({ size }) => size))

const MEASURED =
  /^(?:(?:padding|margin)(?:Block|Inline)?(?:Start|End|Top|Right|Bottom|Left)?|gap|rowGap|columnGap|fontSize)$/u

const visit = (node: unknown, tell: (property: string, value: unknown) => void): void => {
  if (!isNode(node)) return
  const property = node['type'] === 'KeyValueProperty' ? keyOf(node) : ''
  if (MEASURED.test(property)) tell(property, node['value'])
  for (const child of Object.values(node)) visit(child, tell)
}

const keyOf = ({ key }: Node): string => (isNode(key) ? String(key['value']) : '')

/** Its lengths in px and rem: what is relative to the text, the window or a box is none of a theme's. */
const valuesIn = (node: unknown): readonly string[] => {
  if (!isNode(node)) return []
  const { type, value } = node
  // A rule below a property's name is another style; what is looked up or reckoned has a name.
  if (type === 'ObjectExpression' || type === 'MemberExpression' || type === 'BinaryExpression')
    return []
  if (type === 'NumericLiteral') return value === 0 ? [] : [`${Number(value)}px`]
  if (type === 'StringLiteral') return lengthsIn(String(value))
  if (type === 'TemplateElement') return lengthsIn(String(node['raw']))
  return Object.values(node).flatMap(valuesIn)
}

const lengthsIn = (text: string): readonly string[] =>
  text.match(/(?:\d+\.?|\.)\d*(?:px|rem)\b/gu) ?? []
