/**
 * What props are where nothing is given: as a component takes them apart, as its styles say, or as a part
 * does that they are handed on to.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ts } from '@ts-morph/common'
import { isOwn, symbolOf } from './own.ts'

/** @returns the text of each, by the prop's name */
export const initialsOf = (
  component: ts.Declaration,
  checker: ts.TypeChecker,
  met: readonly ts.Declaration[] = [],
): ReadonlyMap<string, string> => {
  const found = new Map(variantsFor(component.getSourceFile()))
  const taken = new Set<string>()
  const drawn: ts.JsxOpeningLikeElement[] = []
  const look = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && !node.dotDotDotToken) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name)) {
        taken.add(name.text)
        if (node.initializer) found.set(name.text, node.initializer.getText())
      }
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) drawn.push(node)
    // What is inside another function is no prop.
    if (node === component || !ts.isFunctionLike(node) || node.parent === component)
      ts.forEachChild(node, look)
  }
  look(component)
  const inner = drawn.flatMap((element) => {
    const own = componentOf(element, checker)
    if (own === undefined || own === component || met.includes(own)) return []
    const theirs = initialsOf(own, checker, [...met, component])
    return [...theirs].filter(([name]) => isHandedOn(name, element, taken))
  })
  for (const [name, text] of inner)
    if (
      !found.has(name) &&
      LITERAL.test(text) &&
      inner.every(([other, said]) => other !== name || said === text)
    )
      found.set(name, text)
  return found
}

/** What else a part computes is about the part. */
const LITERAL = /^(?:'[^']*'|[\d.]+|true|false|\[\])$/u

/** Whether what is given as this prop is given to a part as the same: `{...rest}`, or `size={size}`. */
const isHandedOn = (
  name: string,
  { attributes }: ts.JsxOpeningLikeElement,
  taken: ReadonlySet<string>,
): boolean => {
  const said = attributes.properties.find(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === name,
  )
  if (said && ts.isJsxAttribute(said))
    return taken.has(name) && said.initializer?.getText() === `{${name}}`
  return attributes.properties
    .filter(ts.isJsxSpreadAttribute)
    .some(({ expression }) =>
      ts.isObjectLiteralExpression(expression)
        ? taken.has(name) &&
          expression.properties.some(
            (one) => ts.isShorthandPropertyAssignment(one) && one.name.text === name,
          )
        : !taken.has(name),
    )
}

/** The function behind a tag, where it is of this project. */
const componentOf = (
  { tagName }: ts.JsxOpeningLikeElement,
  checker: ts.TypeChecker,
): ts.Declaration | undefined => {
  const declaration = symbolOf(tagName, checker)?.valueDeclaration
  return declaration && isOwn(declaration) ? declaration : undefined
}

/** `defaultVariants` of the recipes that the file imports. */
const variantsFor = (source: ts.SourceFile): readonly (readonly [string, string])[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return []
    const file = join(dirname(source.fileName), statement.moduleSpecifier.text)
    if (!file.endsWith('.css.ts') || !existsSync(file)) return []
    const sheet = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.ES2023,
      true,
    )
    return variantsIn(sheet)
  })

const variantsIn = (node: ts.Node): readonly (readonly [string, string])[] => {
  const found: (readonly [string, string])[] = []
  const look = (one: ts.Node): void => {
    if (ts.isPropertyAssignment(one) && one.name.getText() === 'defaultVariants') {
      const { initializer } = one
      for (const member of ts.isObjectLiteralExpression(initializer) ? initializer.properties : [])
        if (ts.isPropertyAssignment(member))
          found.push([member.name.getText(), member.initializer.getText()])
    } else ts.forEachChild(one, look)
  }
  look(node)
  return found
}
