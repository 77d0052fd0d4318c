/** What the built server cannot hold in its own files: packages with native parts, and how they travel. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Loaded by Node as they are installed: they bring machine code, or files beside their own. */
export const UNBUNDLED = [
  '@jitl/quickjs-wasmfile-release-sync',
  '@resvg/resvg-js',
  'libsql',
  'pdfkit',
  'subset-font',
]

interface Locked {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}
type Lock = Readonly<Record<string, Locked>>

/**
 * Puts beside the server what it imports and does not contain: in `dist/node_modules` for a machine
 * like this one, in `dist/package.json` and its lockfile for `npm ci` on any other.
 * @param root the project's folder
 * @param entry the server's name among the entries; what others import does not travel
 */
export const travelling = (root: string, dist: string, entry = 'server'): Plugin => ({
  name: 'travelling',
  applyToEnvironment: ({ name }) => name === 'ssr',
  writeBundle(_, bundle) {
    const { packages, ...lockfile } = readJson(join(root, 'package-lock.json')) as {
      packages: Lock
    }
    const names = packagesOf(bundle, entry)
    const needed = closure(packages, names)
    const { name, version, engines } = readJson(join(root, 'package.json')) as Locked
    const exact = names.map((each) => [each, packages[`node_modules/${each}`]!.version])
    const own = { name, version, engines, dependencies: Object.fromEntries(exact) as object }
    writeJson(join(dist, 'package.json'), { ...own, private: true, type: 'module' })
    writeJson(join(dist, 'package-lock.json'), { ...lockfile, packages: { '': own, ...needed } })

    rmSync(join(dist, 'node_modules'), { recursive: true, force: true })
    for (const place of Object.keys(needed))
      if (existsSync(join(root, place)))
        cpSync(join(root, place), join(dist, place), { recursive: true, dereference: true })
  },
})

/** What an edge platform starts: the server, and the list of what it answers, which the pages' build writes. */
export const edgeWorker = (dist: string): Plugin => ({
  name: 'edge-worker',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    // Modules have no address there; what is asked for by it is the platform's own and needs none.
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          'createRequire(import.meta.url)',
          "createRequire(import.meta.url ?? 'file:///')",
        )
  },
  writeBundle() {
    const lines = [
      "import site from './site.json'",
      "import { createEdge } from './server/edge.js'",
      'export default createEdge(site)',
    ]
    writeFileSync(join(dist, 'worker.js'), `${lines.join('\n')}\n`)
  },
})

/** Packages that an entry imports, itself or by its chunks. */
const packagesOf = (bundle: Rolldown.OutputBundle, entry: string): readonly string[] => {
  const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === entry)
  if (start === undefined) throw new Error(`the build has no entry called ${entry}`)
  const reached = new Set([start.fileName])
  for (const name of reached) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    for (const next of [...file.imports, ...file.dynamicImports]) reached.add(next)
  }
  const outside = [...reached].filter((name) => !(name in bundle) && !isBuiltin(name))
  return [...new Set(outside.map(packageName))].toSorted()
}

const packageName = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Those packages and all that they need, as the lockfile has them; for every platform it knows. */
const closure = (lock: Lock, names: readonly string[]): Record<string, object> => {
  const places = new Set(names.map((name) => `node_modules/${name}`))
  for (const place of places)
    for (const name of neededBy(lock, place)) {
      const found = placeOf(lock, place, name)
      if (found !== undefined) places.add(found)
    }
  return Object.fromEntries(
    [...places].toSorted().map((place) => {
      // What only tools need in the project is needed here to run.
      const { dev: _, devOptional: __, ...locked } = lock[place]!
      return [place, locked]
    }),
  )
}

const neededBy = (lock: Lock, place: string): readonly string[] => {
  const locked = lock[place]
  if (locked === undefined) throw new Error(`package-lock.json does not know ${place}`)
  const { dependencies, optionalDependencies, peerDependencies } = locked
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
}

/** Where Node would look for it: beside the one that asks, then further up. */
const placeOf = (lock: Lock, from: string, name: string): string | undefined => {
  const up = from.split('/node_modules/').map((_, count, all) => all.slice(0, all.length - count))
  return [...up.map((parts) => `${parts.join('/node_modules/')}/node_modules/`), 'node_modules/']
    .map((folder) => folder + name)
    .find((place) => place in lock)
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
