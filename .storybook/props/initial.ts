/** What props are where nothing is given: as a component takes them apart, or as its styles say. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ts } from '@ts-morph/common'

/** @returns the text of each, by the prop's name */
export const initialsOf = (component: ts.Declaration): ReadonlyMap<string, string> => {
  const found = new Map(variantsFor(component.getSourceFile()))
  const look = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name)) found.set(name.text, node.initializer.getText())
    }
    // What is inside another function is no prop.
    if (node === component || !ts.isFunctionLike(node) || node.parent === component)
      ts.forEachChild(node, look)
  }
  look(component)
  return found
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
