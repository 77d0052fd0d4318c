/** A project of no consequence around the real scripts, whose tools only say that they ran. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT, run, type Program } from './program.ts'

/** What each tool says of itself; `FAIL=<tool>` makes that one end with code 3. */
const SPEAK = (name: string, then = '') => `
import { mkdirSync, writeFileSync } from 'node:fs'
const { NODE_ENV, COVERAGE, VERIFY } = process.env
console.log(['ran ${name}', ...process.argv.slice(2)].join(' '))
if ('${name}' === 'vitest') console.log(JSON.stringify({ NODE_ENV, COVERAGE, VERIFY }))
if (process.env.FAIL === '${name}') process.exit(3)
${then}`

const TOOLS = ['typescript', 'oxlint', 'oxfmt', 'knip', 'vite', 'vitest', 'tsx'] as const

const BUILD = `
console.log('built for ' + NODE_ENV)
const dist = process.env.DIST || 'dist'
mkdirSync(dist + '/server', { recursive: true })
writeFileSync(dist + '/server/server.js', "console.log('served by ' + process.pid)")
writeFileSync(dist + '/server/pages.js', "console.log('ran pages'); if (process.env.FAIL === 'pages') process.exit(4)")`

/** It goes on beside the others, so it says nothing of itself. */
const CHECK = "if (process.env.FAIL === 'content') process.exit(5)"

/** Installs as npm does: away with what was there, a note of what is there now. */
const NPM = `
import { copyFileSync, cpSync, rmSync } from 'node:fs'
rmSync('node_modules', { recursive: true, force: true })
cpSync('packages', 'node_modules', { recursive: true })
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`

export interface Project {
  readonly path: (...segments: string[]) => string
  readonly write: (name: string, content: string) => void
  readonly run: (script: string, args?: readonly string[], env?: Env) => Program
  readonly remove: () => void
}
type Env = Readonly<Record<string, string | undefined>>

export const makeProject = (): Project => {
  // A space in the path: scripts that join commands as text would break.
  const root = mkdtempSync(join(tmpdir(), 'opale project '))
  const path = (...segments: string[]) => join(root, ...segments)
  const write = (name: string, content: string) => {
    mkdirSync(dirname(path(name)), { recursive: true })
    writeFileSync(path(name), content)
  }

  cpSync(join(ROOT, 'site', 'scripts'), path('site', 'scripts'), { recursive: true })
  write('site/scripts/check-content.js', CHECK)
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20.19' } }))
  write('package-lock.json', lockfile('1.0.0'))
  write('vite.config.ts', 'export default {}')
  for (const folder of ['engine', 'ui', 'site']) write(`${folder}/index.ts`, `// ${folder}`)
  for (const tool of TOOLS) {
    const bin = tool === 'typescript' ? { tsc: './run.js' } : { [tool]: 'run.js' }
    write(`packages/${tool}/package.json`, JSON.stringify({ type: 'module', bin }))
    write(`packages/${tool}/run.js`, SPEAK(tool, tool === 'vite' ? BUILD : ''))
  }
  write('npm-cli.js', SPEAK('npm', NPM))

  const environment = {
    npm_execpath: path('npm-cli.js'),
    IDENTITY: undefined,
    DIST: undefined,
    FAIL: undefined,
  }
  return {
    path,
    write,
    run: (script, args = [], env = {}) =>
      run([path('site', 'scripts', script), ...args], { ...environment, ...env }, root),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** A lockfile with one package of that version, and one that this system need not have. */
export const lockfile = (version: string): string =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/knip': { version }, 'node_modules/other': OTHER },
  })

const OTHER = { version: '2.0.0', optional: true }
