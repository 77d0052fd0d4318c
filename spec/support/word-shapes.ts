/** How sources write what they say in both languages. */
import { isNode, type Node } from './source.ts'

/** What of a source is written in another way than words are. */
export const otherShapes = (tree: unknown, screen = false): readonly string[] => {
  const found: string[] = []
  look(tree, { name: '', bilingual: false, lazy: false }, (what) => found.push(what), screen)
  return found
}

/** Where one is in a source. */
interface Place {
  readonly name: string
  /** Of a constant whose type is `Bilingual<…>`. */
  readonly bilingual: boolean
  /** In what `lazyWords` is called with. */
  readonly lazy: boolean
}

const look = (node: unknown, place: Place, tell: (what: string) => void, screen: boolean): void => {
  if (Array.isArray(node)) for (const each of node) look(each, place, tell, screen)
  if (!isNode(node) || Array.isArray(node)) return
  if (isTable(node)) tellTable(node, place, tell)
  if (isLoader(node) && !place.lazy) tell('words are fetched by lazyWords')
  if (isChoice(node)) tell('words are chosen by a condition on the language')
  if (screen && isLookUp(node)) tell('a screen reads words by useWordsOf')
  if (node['type'] === 'TsTypeReference' && isRecordOfLanguages(node))
    tell('Record<Language, …> is Bilingual<…>')
  // Some languages, or none: no table of words.
  if (node['type'] === 'TsTypeReference' && nameOf(node['typeName']) === 'Partial') return
  const inner = placeIn(node, place)
  for (const child of Object.values(node)) look(child, inner, tell, screen)
}

const tellTable = (table: Node, { name, bilingual, lazy }: Place, tell: (what: string) => void) => {
  const [fr] = fieldsOf(table)
  if (lazy || !isNode(fr) || !saysSomething(fr, name)) return
  if (!bilingual) tell('an object of two languages is a constant typed Bilingual<…>')
  else if (fr['type'] === 'Identifier' && name !== 'WORDS') tell('a table of words is called WORDS')
  else if (isObject(fr['value'])) tell('a table of words is { fr, en }, each a constant of its own')
}

const placeIn = (node: Node, place: Place): Place => {
  const { type, id, callee } = node
  if (type === 'VariableDeclarator' && isNode(id))
    return { name: String(id['value']), bilingual: isBilingual(id), lazy: false }
  if (type === 'CallExpression' && nameOf(callee) === 'lazyWords') return { ...place, lazy: true }
  // What stands deeper in a table, or is called with one, is not the table.
  return type === 'ObjectExpression' ||
    type === 'ArrowFunctionExpression' ||
    type === 'MemberExpression'
    ? { ...place, name: '', bilingual: false }
    : place
}

/** `{ fr, en }` or `{ fr: …, en: … }`. */
const isTable = (node: Node): boolean =>
  node['type'] === 'ObjectExpression' && fieldsOf(node).length === 2

const fieldsOf = (table: Node): readonly unknown[] =>
  ['fr', 'en'].flatMap((language) =>
    (table['properties'] as readonly Node[]).filter(
      (property) => nameOf(property) === language || nameOf(property['key']) === language,
    ),
  )

/** Addresses, layouts and whatever else is worked out for each language are no words. */
const saysSomething = (fr: Node, name: string): boolean =>
  fr['type'] === 'Identifier' ? name !== '' : isText(fr['value']) || isSaying(fr['value'])

const isSaying = (node: unknown): boolean =>
  isNode(node) &&
  ['ObjectExpression', 'ArrayExpression', 'ArrowFunctionExpression'].includes(String(node['type']))

/** `import('./words.fr.ts')` */
const isLoader = ({ type, callee, arguments: given }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  callee['type'] === 'Import' &&
  /\.(?:fr|en)\.ts/u.test(JSON.stringify(given))

/** `language === 'fr' ? 'Fermer' : 'Close'` */
const isChoice = ({ type, test, consequent, alternate }: Node): boolean =>
  type === 'ConditionalExpression' &&
  isNode(test) &&
  ['left', 'right'].some((side) => /^(?:fr|en)$/u.test(nameOf(test[side]))) &&
  [consequent, alternate].every(isText)

const isText = (node: unknown): boolean =>
  isNode(node) && ['StringLiteral', 'TemplateLiteral'].includes(String(node['type']))

/** `WORDS[language]` */
const isLookUp = ({ type, object, property }: Node): boolean =>
  type === 'MemberExpression' &&
  nameOf(object) === 'WORDS' &&
  isNode(property) &&
  property['type'] === 'Computed'

const isRecordOfLanguages = ({ typeName, typeParams }: Node): boolean =>
  nameOf(typeName) === 'Record' &&
  isNode(typeParams) &&
  isNode((typeParams['params'] as readonly unknown[])[0]) &&
  nameOf(((typeParams['params'] as readonly Node[])[0] as Node)['typeName']) === 'Language'

const isBilingual = ({ typeAnnotation }: Node): boolean => {
  const type = isNode(typeAnnotation) ? typeAnnotation['typeAnnotation'] : undefined
  return isNode(type) && nameOf(type['typeName']) === 'Bilingual'
}

const isObject = (node: unknown): boolean => isNode(node) && node['type'] === 'ObjectExpression'

const nameOf = (node: unknown): string => (isNode(node) ? String(node['value']) : '')
