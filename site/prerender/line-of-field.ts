/** Where in a record's file a field stands. */
import { parseSync, type ESTree } from 'vite'

/**
 * @param text of a file whose default export is a record, plain or handed to a function
 * @param at the field's place in it
 * @returns its line, from 1; where it does not stand, that of the nearest field around it
 */
export const lineOfField = (text: string, at: readonly PropertyKey[]): number => {
  const { program } = parseSync('record.ts', text)
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration')
  let place: ESTree.Node | undefined = exported
  let value = exported && plain(exported.declaration, program)
  for (const key of at) {
    const next = value && within(value, key)
    if (next === undefined) break
    place = next
    value = plain(next.type === 'Property' ? next.value : next, program)
  }
  return text.slice(0, place?.start ?? 0).split('\n').length
}

/** A property of an object or an entry of a list. */
const within = (value: ESTree.Node, key: PropertyKey): ESTree.Node | undefined => {
  if (value.type === 'ArrayExpression') return value.elements[Number(key)] ?? undefined
  if (value.type !== 'ObjectExpression') return undefined
  return value.properties.find(
    (property) =>
      property.type === 'Property' &&
      (property.key.type === 'Identifier'
        ? property.key.name === key
        : property.key.type === 'Literal' && property.key.value === key),
  )
}

/** What a value is once its function, its type and its name are taken off. */
const plain = (node: ESTree.Node, program: ESTree.Program): ESTree.Node => {
  switch (node.type) {
    case 'CallExpression':
      return node.arguments[0] ? plain(node.arguments[0], program) : node
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return plain(node.expression, program)
    case 'Identifier': {
      const named = program.body
        .flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []))
        .find(({ id }) => id.type === 'Identifier' && id.name === node.name)
      return named?.init ? plain(named.init, program) : node
    }
    default:
      return node
  }
}
