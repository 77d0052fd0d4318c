/** Types as one would write them. */
import { ts } from '@ts-morph/common'
import { commentOf, isOwn, symbolOf } from './own.ts'

export interface Written {
  readonly text: string
  readonly type: ts.Type
}

/** @param member of a type: that it may be left out is said elsewhere */
export const written = (member: ts.Symbol, checker: ts.TypeChecker): Written => {
  const whole = checker.getTypeOfSymbol(member)
  // Where shapes of props have it each, it is what any of them says.
  const parts = (member.declarations ?? []).flatMap((declaration) =>
    (ts.isPropertySignature(declaration) || ts.isParameter(declaration)) && declaration.type
      ? partsOf(declaration.type)
      : [],
  )
  // As it stands there, a name is a name; what a parameter of a type stands for is not to be seen.
  if (parts.length === 1 && !isGeneric(parts[0]!, checker)) return ofNode(parts[0]!, checker)
  const type = checker.getNonNullableType(whole)
  if (parts.length < 2 || parts.some((part) => isGeneric(part, checker)))
    return { text: textOf(type, checker), type }
  const texts = parts.map((part) => ofNode(part, checker).text)
  return { text: [...new Set(texts)].join(' | '), type }
}

/** What is said of the list, or of the type, that a member's words come from. */
export const saidOfType = (member: ts.Symbol, checker: ts.TypeChecker): string => {
  for (const declaration of member.declarations ?? [])
    if (ts.isPropertySignature(declaration) && declaration.type)
      for (const part of partsOf(declaration.type)) {
        const said = saidOf(part, checker)
        if (said !== '') return said
      }
  return ''
}

const saidOf = (node: ts.TypeNode, checker: ts.TypeChecker): string => {
  if (ts.isParenthesizedTypeNode(node)) return saidOf(node.type, checker)
  if (ts.isIndexedAccessTypeNode(node)) return saidOf(node.objectType, checker)
  if (!ts.isTypeQueryNode(node) && !ts.isTypeReferenceNode(node)) return ''
  const symbol = symbolOf(ts.isTypeQueryNode(node) ? node.exprName : node.typeName, checker)
  const [declaration] = symbol?.declarations ?? []
  // `Exclude<Layout, 'line'>`
  if (symbol === undefined || declaration === undefined || !isOwn(declaration))
    return node.typeArguments?.[0] ? saidOf(node.typeArguments[0], checker) : ''
  const said = commentOf(symbol, checker)
  return said === '' && ts.isTypeAliasDeclaration(declaration)
    ? saidOf(declaration.type, checker)
    : said
}

/** The words or numbers that a type is one of. */
export const optionsOf = (type: ts.Type): readonly (string | number)[] | undefined => {
  const members = type.isUnion() ? type.types : [type]
  const values = members.flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : [],
  )
  return values.length === members.length ? values : undefined
}

/** In the order of the list that a choice is made from, as in `(typeof SIZES)[number]`, or as written. */
export const inOrder = (
  options: readonly (string | number)[],
  member: ts.Symbol,
  checker: ts.TypeChecker,
): readonly (string | number)[] => {
  const order = (member.declarations ?? []).flatMap((declaration) =>
    ts.isPropertySignature(declaration) && declaration.type
      ? partsOf(declaration.type).flatMap((part) => wordsOf(part, checker))
      : [],
  )
  const own = [...new Set(order)].filter((value) => options.includes(value))
  return own.length === options.length ? own : options
}

const wordsOf = (node: ts.TypeNode, checker: ts.TypeChecker): readonly (string | number)[] => {
  if (!ts.isTypeReferenceNode(node))
    return listOf(node, checker) ?? optionsOf(checker.getTypeFromTypeNode(node)) ?? []
  const alias = symbolOf(node.typeName, checker)?.declarations?.find(ts.isTypeAliasDeclaration)
  const inner = alias && isOwn(alias) ? alias.type : node.typeArguments?.[0]
  return inner ? partsOf(inner).flatMap((part) => wordsOf(part, checker)) : []
}

export const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value}'`

/** Members of a union as they stand there, without `undefined`. */
const partsOf = (node: ts.TypeNode): readonly ts.TypeNode[] => {
  if (ts.isParenthesizedTypeNode(node)) return partsOf(node.type)
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(partsOf)
  return node.kind === ts.SyntaxKind.UndefinedKeyword ? [] : [node]
}

const ofNode = (node: ts.TypeNode, checker: ts.TypeChecker): Written => {
  const type = checker.getTypeFromTypeNode(node)
  const values = listOf(node, checker)
  if (values) return { text: values.map(literal).join(' | '), type }
  const computed = /\btypeof\b|\[['"n]/u.test(node.getText())
  return { text: computed ? textOf(type, checker) : quoted(node.getText()), type }
}

const listOf = (
  node: ts.TypeNode,
  checker: ts.TypeChecker,
): readonly (string | number)[] | undefined => {
  if (!ts.isIndexedAccessTypeNode(node)) return undefined
  const list = checker.getTypeFromTypeNode(node.objectType)
  if (!checker.isTupleType(list)) return undefined
  const values = checker
    .getTypeArguments(list as ts.TypeReference)
    .flatMap((one) => optionsOf(one) ?? [])
  return values.length === 0 ? undefined : values
}

const isGeneric = (node: ts.Node, checker: ts.TypeChecker): boolean => {
  if (ts.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node)
    if (symbol && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0) return true
  }
  return ts.forEachChild(node, (child) => isGeneric(child, checker) || undefined) ?? false
}

const textOf = (type: ts.Type, checker: ts.TypeChecker): string =>
  quoted(checker.typeToString(type, undefined, FLAGS))
const FLAGS =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

const quoted = (text: string): string =>
  text.replaceAll(/"([^"'\\]*)"/gu, "'$1'").replaceAll(/\s+/gu, ' ')
