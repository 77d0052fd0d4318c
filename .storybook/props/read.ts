/** Tables of props, read from the types of the components themselves. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ts } from '@ts-morph/common'
import { initialsOf } from './initial.ts'
import { programOf } from './program.ts'
import { ANY, type Control, type Prop, type PropTable } from './table.ts'
import { commentOf, isOwn, symbolOf } from './own.ts'
import { shapeOf } from './shape.ts'
import { inOrder, optionsOf, saidOfType, written } from './written.ts'

export interface Tables {
  /** Of each component that a file exports, by its name there. */
  readonly of: (file: string) => ReadonlyMap<string, PropTable>
  /** Something was written: what was read no longer holds. */
  readonly forget: () => void
}

/** @param folders absolute, with the components to be described */
export const tablesOf = (folders: readonly string[]): Tables => {
  let program: ts.Program | undefined
  let current = false
  return {
    of: (file) => {
      if (!current) program = programOf(folders.flatMap(filesIn), program)
      current = true
      const source = program?.getSourceFile(file)
      return source && program ? tablesIn(source, program.getTypeChecker()) : new Map()
    },
    forget: () => {
      current = false
    },
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name))

const tablesIn = (
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): ReadonlyMap<string, PropTable> => {
  const found = new Map<string, PropTable>()
  const module = checker.getSymbolAtLocation(source)
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const declaration = symbol.valueDeclaration
    if (!/^[A-Z]/u.test(symbol.getName()) || declaration?.getSourceFile() !== source) continue
    const table = tableOf(symbol, declaration, checker)
    if (table) found.set(symbol.getName(), table)
  }
  return found
}

const tableOf = (
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): PropTable | undefined => {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  if (signature === undefined || signature.getParameters().length > 1) return undefined
  if (!/Element|ReactNode|null/u.test(checker.typeToString(signature.getReturnType())))
    return undefined
  const [parameter] = signature.getParameters()
  const says = commentOf(symbol, checker)
  if (parameter === undefined) return { says, props: [] }
  const type = checker.getTypeOfSymbol(parameter)
  const initials = initialsOf(declaration, checker)
  const props = membersOf(type, checker).flatMap((member): readonly Prop[] => {
    const inherited = member.declarations?.some(isOwn) !== true
    if (inherited && !WORTH_TELLING.has(member.getName())) return []
    return [propOf(member, checker, initials, inherited)]
  })
  const element = elementOf(parameter.valueDeclaration, checker)
  return { says, props, ...(element !== undefined && { element }) }
}

/** Of a choice between several shapes, what any of them has. */
const membersOf = (type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] => {
  const shapes = type.isUnion() ? type.types : [type]
  const byName = new Map<string, ts.Symbol>()
  for (const shape of shapes)
    for (const member of checker.getPropertiesOfType(shape))
      byName.set(member.getName(), checker.getPropertyOfType(type, member.getName()) ?? member)
  return [...byName.values()]
}

const propOf = (
  member: ts.Symbol,
  checker: ts.TypeChecker,
  initials: ReadonlyMap<string, string>,
  inherited: boolean,
): Prop => {
  const name = member.getName()
  const whole = written(member, checker)
  const { text, type } = whole
  const options = optionsOf(type)
  const shape = shapeOf(whole, checker)
  const said = commentOf(member, checker)
  const says = said === '' && options !== undefined ? saidOfType(member, checker) : said
  const initial = initials.get(name)
  const optional = (member.flags & ts.SymbolFlags.Optional) !== 0
  return {
    name,
    type: text,
    control: options === undefined ? controlOf(text, type, checker) : 'choice',
    ...(shape !== undefined && { shape }),
    ...(says !== '' && { says }),
    ...(!optional && { required: true as const }),
    ...(initial !== undefined && { initial }),
    ...(options !== undefined && { options: inOrder(options, member, checker) }),
    ...(inherited && { inherited: true as const }),
  }
}

const WRITTEN =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null

const controlOf = (text: string, type: ts.Type, checker: ts.TypeChecker): Control => {
  if (text === 'boolean' || text === 'number') return text
  if (text === 'string' || text === 'ReactNode') return 'text'
  if (type.getCallSignatures().length > 0) return 'none'
  if (checker.isArrayType(type) || (type.flags & ts.TypeFlags.Object) !== 0) return 'object'
  const parts = type.isUnion() ? type.types : [type]
  if (parts.every((part) => checker.isArrayType(part))) return 'object'
  // An element or a function, say, cannot be written into a line.
  return parts.every(({ flags }) => (flags & WRITTEN) !== 0) ? 'text' : 'none'
}

/** What elements have of themselves and stories set. */
const WORTH_TELLING = new Set(
  'children disabled href onClick onChange value defaultValue checked defaultChecked name type required placeholder rows min max step alt src title id'.split(
    ' ',
  ),
)

/** The `'button'` of `Attributes<'button'>`, wherever in the declared type it stands. */
const elementOf = (
  node: ts.Node | undefined,
  checker: ts.TypeChecker,
  met = new Set<ts.Node>(),
): string | undefined => {
  if (node === undefined || met.has(node)) return undefined
  met.add(node)
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
    const [first] = node.typeArguments ?? []
    if (OF_AN_ELEMENT.test(name.getText()) && first && ts.isLiteralTypeNode(first))
      return first.literal.getText().slice(1, -1)
    if (name.getText() === 'AnyElement') return ANY
    for (const declaration of symbolOf(name, checker)?.declarations?.filter(isOwn) ?? []) {
      const found = elementOf(declaration, checker, met)
      if (found !== undefined) return found
    }
  }
  // What a member is typed as says nothing of the whole.
  if (ts.isPropertySignature(node)) return undefined
  return ts.forEachChild(node, (child) => elementOf(child, checker, met))
}

const OF_AN_ELEMENT = /^(?:Attributes|ComponentProps)/u
