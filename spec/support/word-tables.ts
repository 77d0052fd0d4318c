/** Tables of words in the sources: what each says, and what the sources that read it name. */
import { dirname, join } from 'node:path/posix'
import { isNode, parsed, sourcesOf, textOfFile, type Node } from './source.ts'

export interface WordTable {
  readonly file: string
  /** Of every text, as `preview.player.speed`. */
  readonly keys: readonly string[]
}

/** Every source that may say or read words; records of content and templates are data. */
const FILES = [...sourcesOf('site'), ...sourcesOf('ui')].filter(
  (file) => !/^site\/(?:content|workflows)\//u.test(file),
)

/** Files that are nothing but words: `words.ts`, `canvas-words.ts`, `words.fr.ts`, `names.en.ts`. */
export const isTable = (file: string): boolean =>
  /(?:^|[-/])words\.ts$|\.(?:fr|en)\.ts$/u.test(file)

/** What the French of each table says; English has the same keys, or does not compile. */
export const wordTables = (): readonly WordTable[] =>
  FILES.filter((file) => file.startsWith('site/') && !file.endsWith('.en.ts'))
    .map((file) => ({ file, keys: declared(file).flatMap(([name, value]) => keysIn(name, value)) }))
    .filter(({ keys }) => keys.length > 0)

/** `const fr` of a file with both languages, all that a French file exports. */
const declared = (file: string): readonly (readonly [name: string, value: Node])[] =>
  find(parsed(file), 'VariableDeclarator').flatMap(({ id, init }) => {
    const name = isNode(id) ? String(id['value']) : ''
    const wanted = file.endsWith('.fr.ts') ? /^[a-z]/u.test(name) : name === 'fr'
    return wanted && isNode(init) ? [[/^(?:fr|words)$/u.test(name) ? '' : name, bare(init)]] : []
  })

const keysIn = (path: string, value: Node): readonly string[] =>
  value['type'] === 'ObjectExpression'
    ? (value['properties'] as readonly Node[]).flatMap((property) => {
        const { key, value: inner } = property
        if (!isNode(key)) return []
        const at = [path, String(key['value'])].filter(Boolean).join('.')
        return isNode(inner) && bare(inner)['type'] === 'ObjectExpression'
          ? keysIn(at, bare(inner))
          : [at]
      })
    : []

/** Without `as const` and `satisfies`. */
const bare = (node: Node): Node =>
  /^Ts(?:Const|As|Satisfies)/u.test(String(node['type'])) && isNode(node['expression'])
    ? bare(node['expression'])
    : node

/** What a file names where it reads: members, fields that it takes apart, strings. */
interface Names {
  readonly named: ReadonlySet<string>
  /** What it looks up by a computed key, as `kinds` of `words.kinds[kind]`. */
  readonly indexed: ReadonlySet<string>
}

/**
 * Whether a key is named, part by part, where the table is read: by who imports it, by what stands
 * beside those, or by the parts that they are made of.
 */
export const readersOf = (table: string): ((key: string) => boolean) => {
  const importing = new Set([table])
  for (const each of importing)
    if (isTable(each) || each === table)
      for (const file of IMPORTERS.get(each) ?? []) importing.add(file)
  const folders = [...importing].filter((file) => !isTable(file)).map((file) => `${dirname(file)}/`)
  const reading = new Set(
    FILES.filter(
      (file) => importing.has(file) || folders.some((folder) => file.startsWith(folder)),
    ),
  )
  // What a tool asks is said by the frame, which is handed its words and imports none of them.
  if (table.startsWith('site/tools/')) addFolder(FRAME, reading)
  for (const file of reading)
    for (const name of IMPORTS.get(file) ?? [])
      if (isPart(name)) addFolder(dirname(name), reading)
      else if (name.startsWith(PARTS) && IMPORTS.has(name) && !isTable(name)) reading.add(name)
  const names = [...reading].map(namesIn)
  const isIn = (kind: keyof Names, name = '') => names.some((each) => each[kind].has(name))
  const isPiece = /(?<!\/words)\.fr\.ts$/u.test(table)
  return (key) => {
    const parts = key.split('.')
    return parts.every(
      (part, at) =>
        // What is exported by its name, as `moods`, is imported: an export that nobody uses fails.
        (at === 0 && isPiece) || isIn('named', part) || (at > 0 && isIn('indexed', parts[at - 1])),
    )
  }
}

const FRAME = 'site/pages/tool/frame'
/** What pages share; each file says what its page hands it. */
const PARTS = 'site/pages/parts/'

const addFolder = (folder: string, to: Set<string>): void => {
  for (const file of BESIDE.get(folder) ?? []) to.add(file)
}

/** Files by their folder. */
const BESIDE = new Map<string, string[]>()
for (const file of FILES) {
  const folder = dirname(file)
  BESIDE.set(folder, [...(BESIDE.get(folder) ?? []), file])
}

const memory = new Map<string, Names>()

const namesIn = (file: string): Names => {
  const known = memory.get(file)
  if (known !== undefined) return known
  const named = new Set<string>()
  const indexed = new Set<string>()
  walk(parsed(file), (node) => {
    const { type, object, property, key, value } = node
    if (type === 'MemberExpression' && isNode(property)) {
      if (property['type'] !== 'Computed') named.add(String(property['value']))
      else if (isNode(object)) indexed.add(lastName(object))
    }
    if (type === 'AssignmentPatternProperty' && isNode(key)) named.add(String(key['value']))
    if (type === 'KeyValuePatternProperty' && isNode(key)) named.add(String(key['value']))
    if (type === 'StringLiteral') named.add(String(value))
  })
  const names = { named, indexed }
  memory.set(file, names)
  return names
}

const lastName = (node: Node): string => {
  const property = node['type'] === 'MemberExpression' ? node['property'] : node
  return isNode(property) ? String(property['value']) : ''
}

/** What words are handed to. */
const isPart = (name: string): boolean => /^(?:ui|site\/components)\//u.test(name)

/** `#ui/button`, `#companion/living`: the file that the manifest says. */
const behind = (name: string): string =>
  `${name.replace('#companion/', 'ui/companion/').replace('#', '')}/index.ts`

/** Files of the project that a file imports. */
const IMPORTS = new Map(
  FILES.map((file) => [
    file,
    [...textOfFile(file).matchAll(/(?:from |import\()'([#.][^']+)'/gu)].map(([, name = '']) =>
      name.startsWith('.') ? join(dirname(file), name) : behind(name),
    ),
  ]),
)

const IMPORTERS = new Map<string, string[]>()
for (const [file, names] of IMPORTS)
  for (const name of names) IMPORTERS.set(name, [...(IMPORTERS.get(name) ?? []), file])

/** Everything of a module but its types, and the tables themselves: they say, and do not read. */
const walk = (node: unknown, seen: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const each of node) walk(each, seen)
  if (!isNode(node) || Array.isArray(node)) return
  const { type, id } = node
  if (type === 'VariableDeclarator' && isNode(id) && /^(?:fr|en)$/u.test(String(id['value'])))
    return
  seen(node)
  for (const [key, child] of Object.entries(node))
    if (!['typeAnnotation', 'typeParams', 'typeArguments'].includes(key) && !isType(child))
      walk(child, seen)
}

const isType = (node: unknown): boolean =>
  isNode(node) && /^Ts(?:Interface|TypeAlias)/u.test(String(node['type']))

const find = (node: unknown, type: string): readonly Node[] => {
  const found: Node[] = []
  const look = (each: unknown): void => {
    if (Array.isArray(each)) for (const one of each) look(one)
    if (!isNode(each) || Array.isArray(each)) return
    if (each['type'] === type) found.push(each)
    for (const child of Object.values(each)) look(child)
  }
  look(node)
  return found
}
