/** The project's own files, and what of the outside world each of them touches. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** TypeScript files of a folder, by path from the project's root. */
export const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    // Other projects are no part of this one.
    .filter((name) => /\.tsx?$/u.test(name) && !name.startsWith('spec/consumers/'))
    .toSorted()

export const textOfFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** A source as a tree; each is read once, while it is asked for again. */
export const parsed = (file: string): unknown => {
  const tree = trees.get(file)?.deref() ?? parse(textOfFile(file), file.endsWith('.tsx'))
  trees.set(file, new WeakRef(tree))
  return tree
}

/** Not for good: all trees together are heavier than all other tests of a worker. */
const trees = new Map<string, WeakRef<object>>()
export const parse = (source: string, tsx = false): object =>
  parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' })

/** Globals that reach beyond a module: storage, network, clock, chance. */
const WORLD = new Set([
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'crypto',
])
/** Members that do. */
const MEMBERS = new Set([
  'Date.now',
  'Math.random',
  'document.cookie',
  'navigator.sendBeacon',
  ...[...WORLD].flatMap((name) => [`window.${name}`, `globalThis.${name}`, `self.${name}`]),
])

/** One of these stands in whatever names one of those, or it is spelt by numbers. */
const MAY_NAME = new RegExp(
  [...WORLD, 'Date', 'random', 'cookie', 'sendBeacon', '\\\\u'].join('|'),
  'u',
)

/** Which of them a source names, strings, comments and types aside. */
export const worldIn = (source: string, tsx = false): readonly string[] => {
  // Seven files in eight: to read their trees took longer than all other import rules.
  if (!MAY_NAME.test(source)) return []
  const found = new Set<string>()
  visit(parse(source, tsx), found)
  return [...found].toSorted()
}

export type Node = Readonly<Record<string, unknown>>
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const visit = (node: unknown, found: Set<string>): void => {
  if (Array.isArray(node)) for (const each of node) visit(each, found)
  if (!isNode(node) || Array.isArray(node)) return
  const { type, value } = node
  if (type === 'Identifier' && typeof value === 'string' && WORLD.has(value)) found.add(value)
  if (type === 'NewExpression' && nameOf(node['callee']) === 'Date' && isEmpty(node['arguments']))
    found.add('new Date()')
  if (type === 'MemberExpression') {
    const name = `${nameOf(node['object'])}.${nameOf(node['property'])}`
    if (MEMBERS.has(name)) found.add(name)
  }
  for (const [key, child] of Object.entries(node)) if (!isName(node, key)) visit(child, found)
}

/** `x.fetch`, `{ fetch: … }` and types name something of their own. */
const isName = ({ type, property }: Node, key: string): boolean =>
  (type === 'MemberExpression' && key === 'property' && !isComputed(property)) ||
  (type === 'KeyValueProperty' && key === 'key') ||
  ['typeAnnotation', 'typeParams', 'typeArguments', 'imported'].includes(key) ||
  (typeof type === 'string' && type.startsWith('Ts') && key !== 'expression')

const nameOf = (node: unknown): string => (isNode(node) ? String(node['value']) : '')
const isEmpty = (value: unknown): boolean => !Array.isArray(value) || value.length === 0
const isComputed = (node: unknown): boolean => isNode(node) && node['type'] === 'Computed'
