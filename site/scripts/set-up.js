/** Makes the project ready to run: the right Node, and the packages of the lockfile. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import process from 'node:process'
import { inProject, readJson, run, runNode, Stop } from './project.js'

/** Installs packages when there are none or the lockfile has changed since. */
export const setUp = async () => {
  checkNode()
  const lock = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')
  if (installedFrom() === lock) return
  if (!isInstalledAsLocked()) {
    console.log('Installing packages (once)…')
    const code = await npm(['ci', '--include=dev'])
    if (code !== 0) {
      throw new Stop(`npm ci failed (exit code ${code}): see above. Then try again.`, code)
    }
    console.log('Packages installed.')
  }
  mkdirSync(dirname(MARKER), { recursive: true })
  writeFileSync(MARKER, lock)
}

const LOCKFILE = inProject('package-lock.json')
/** Inside node_modules, so that whoever deletes or reinstalls the packages deletes it too. */
const MARKER = inProject('node_modules', '.cache', 'opale', 'lock')

const checkNode = () => {
  const wanted = readJson(inProject('package.json')).engines.node.replace('>=', '')
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [needMajor, needMinor = 0] = wanted.split('.').map(Number)
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return
  throw new Stop(
    `Node ${wanted} or newer is needed, this is ${process.versions.node}: see https://nodejs.org`,
  )
}

const installedFrom = () => (existsSync(MARKER) ? readFileSync(MARKER, 'utf8').trim() : undefined)

/**
 * Whether somebody ran `npm ci` by hand: npm notes what it installed. A production installation
 * lacks the development packages and is not enough.
 */
const isInstalledAsLocked = () => {
  const note = inProject('node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = readJson(note).packages
  return Object.entries(readJson(LOCKFILE).packages).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || (installed[path]?.version ?? (optional && version)) === version,
  )
}

/** npm says where it lies to what it runs; else it is looked for as a person would. */
const npm = (args) => {
  const cli = process.env.npm_execpath
  if (cli && basename(cli) === 'npm-cli.js' && existsSync(cli)) return runNode(cli, args)
  // On Windows npm is a .cmd file, which only a shell runs.
  return run('npm', args, { shell: process.platform === 'win32' })
}
