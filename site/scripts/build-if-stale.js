/** Builds the site unless the last build was made from the same files. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import process from 'node:process'
import { binOf, inProject, ROOT, runNode, Stop } from './project.js'

/** Who hears what it says, and what ends it, are as `run` has them. */
export const buildIfStale = async ({ hear, signal } = {}) => {
  const stamp = stampOf()
  if (existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  const say = hear ?? ((text) => process.stdout.write(text))
  say('Building the site…\n')
  // A build that fails halfway must not pass for the one before.
  rmSync(STAMP, { force: true })
  const code = await runNode(binOf('vite'), ['build'], {}, { hear, signal })
  if (code !== 0) throw new Stop(`The build failed (exit code ${code}): see above.`, code)
  writeFileSync(STAMP, stamp)
}

/** As the build itself reads it. */
const DIST = resolve(ROOT, process.env.DIST || 'dist')

/** The server that the build makes, which `npm start` runs. */
export const SERVER = join(DIST, 'server', 'server.js')

const STAMP = join(DIST, '.stamp')
/** The build's own settings are several files. */
const SETTINGS = /^(?:package-lock\.json|vite\.\w+\.ts)$/u
const FOLDERS = ['engine', 'ui', 'site']

/** A hash over names and contents of everything that the build reads. */
const stampOf = () => {
  const hash = createHash('sha256')
  const files = [
    ...settings().map((file) => inProject(file)),
    ...FOLDERS.flatMap((folder) => filesIn(folder)),
  ]
  for (const file of [...files, ...identity()]) {
    const content = readFileSync(file)
    // The length keeps two files from being mistaken for one that holds both.
    hash.update(`${relative(ROOT, file).split(sep).join('/')}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

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
