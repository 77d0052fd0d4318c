/** What the names in a type stand for. */
import { ts } from '@ts-morph/common'
import { isOwn } from './own.ts'
import { literal, optionsOf, written, type Written } from './written.ts'

/** Every name of this project in a type, with its members, outermost first. */
export const shapeOf = (whole: Written, checker: ts.TypeChecker): string | undefined => {
  const found = new Map<string, string>()
  const look = ({ text, type }: Written, depth: number): void => {
    const options = optionsOf(type)
    // Computed from others, a union has no name of its own: the one it is called by is as good.
    const name = ownNameOf(type) ?? (options && /^[A-Z]\w*$/u.test(text) ? text : undefined)
    if (depth > DEEPEST || (name !== undefined && found.has(name))) return
    if (options !== undefined) {
      if (name !== undefined) found.set(name, `${name} = ${options.map(literal).join(' | ')}`)
      return
    }
    for (const inner of innerTypes(type, checker)) look({ text: '', type: inner }, depth + 1)
    if (name === undefined || !isRecord(type)) return
    const members = checker.getPropertiesOfType(type).slice(0, MOST)
    found.set(name, `${name} {\n${members.map(lineOf(checker)).join('\n')}\n}`)
    for (const member of members) look(written(member, checker), depth + 1)
  }
  look(whole, 0)
  return found.size === 0 ? undefined : [...found.values()].join('\n')
}

const DEEPEST = 6
const MOST = 30

const ownNameOf = (type: ts.Type): string | undefined => {
  const symbol = type.aliasSymbol ?? type.getSymbol()
  const name = symbol?.getName() ?? ''
  return symbol?.declarations?.some(isOwn) === true && !name.startsWith('__') ? name : undefined
}

const isRecord = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0

/** Of a union, an array or a function: what it is made of. */
const innerTypes = (type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] => {
  if (type.isUnion()) return ownNameOf(type) === undefined && type.aliasSymbol ? [] : type.types
  const [signature] = type.getCallSignatures()
  const parameters = signature?.getParameters() ?? []
  const isArray = checker.isArrayType(type) || checker.isTupleType(type)
  return [
    ...(isArray ? checker.getTypeArguments(type as ts.TypeReference) : []),
    ...parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
  ]
}

const lineOf =
  (checker: ts.TypeChecker) =>
  (member: ts.Symbol): string => {
    const optional = (member.flags & ts.SymbolFlags.Optional) !== 0 ? '?' : ''
    return `  ${member.getName()}${optional}: ${written(member, checker).text}`
  }
