/** Names the state of the files that a build reads. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import process from 'node:process'
import { inProject, ROOT, Stop } from './project.js'

/**
 * A hash over names and contents.
 * @param config another configuration of the bundler: what lies beside it is its own
 * @param texts whether what is read when a page is made counts too
 */
export const hashOfSources = ({ config, texts = true } = {}) => {
  const hash = createHash('sha256')
  const files = [
    ...settings().map((file) => inProject(file)),
    ...FOLDERS.flatMap((folder) => filesIn(folder)),
    ...(config ? filesIn(dirname(config)) : []),
  ].filter((file) => texts || !TEXT.test(inFolders(file)))
  for (const file of [...files, ...identity()]) {
    const content = readFileSync(file)
    // The length keeps two files from being mistaken for one that holds both.
    hash.update(`${inFolders(file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The build's own settings are several files. */
const SETTINGS = /^(?:package(?:-lock)?\.json|vite\.[\w.]+\.ts)$/u
const FOLDERS = ['engine', 'ui', 'site']
/** No program holds them: they are read where they stand. */
const TEXT = /^site\/content\/.*\.md$/u

const inFolders = (file) => relative(ROOT, file).split(sep).join('/')

const settings = () =>
  readdirSync(ROOT)
    .filter((name) => SETTINGS.test(name))
    .sort()

const filesIn = (folder) => {
  const entries = readdirSync(inProject(folder), { withFileTypes: true })
  // Sorted by code unit: the order of a listing differs between systems.
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [inProject(path)]
  })
}

/** IDENTITY may name another owner's file: a build for one is stale for the other. */
const identity = () => {
  if (!process.env.IDENTITY) return []
  const file = resolve(ROOT, process.env.IDENTITY)
  if (!existsSync(file)) throw new Stop(`IDENTITY names a file that does not exist: ${file}`)
  return [file]
}
