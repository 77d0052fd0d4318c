/** Bundles the programs where they changed, and has them write the pages. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { binOf, inProject, ROOT, runNode, Stop } from './project.js'
import { hashOfSources } from './sources.js'

/** As the build itself reads it. */
export const DIST = resolve(ROOT, process.env.DIST || 'dist')

/**
 * @param config another configuration of the bundler than the project's
 * @param options who hears what is said, and what ends it, as `run` has them
 */
export const buildSite = async ({ config, ...options } = {}) => {
  const failed = new AbortController()
  const signals = [failed.signal, ...(options.signal ? [options.signal] : [])]
  const step = async (program, args = []) => {
    const signal = AbortSignal.any(signals)
    const code = await runNode(program, args, PRODUCTION, { ...options, signal })
    if (code !== 0) throw new Stop(`The build failed (exit code ${code}): see above.`, code)
  }
  const write = async () => {
    if (!isBundled(config)) await bundle(config, step)
    await step(PAGES, [new Date().toISOString().slice(0, 10)])
  }
  try {
    // What is wrong with a text is told in seconds, on a line of its own, whatever else is under way.
    await Promise.all([step(inProject('site', 'scripts', 'check-content.js')), write()])
  } finally {
    failed.abort()
  }
}

/** Whatever the shell says: React's parts for production and those for development do not mix. */
const PRODUCTION = { NODE_ENV: 'production' }

/** The server that is built, which `npm start` runs. */
export const SERVER = join(DIST, 'server', 'server.js')
const PAGES = join(DIST, 'server', 'pages.js')
const STAMP = join(DIST, '.bundle')

const isBundled = (config) =>
  [PAGES, SERVER, STAMP].every((file) => existsSync(file)) &&
  readFileSync(STAMP, 'utf8') === hashOfSources({ config, texts: false })

const bundle = async (config, step) => {
  const stamp = hashOfSources({ config, texts: false })
  // What fails halfway must not pass for the one before.
  rmSync(STAMP, { force: true })
  await step(binOf('vite'), ['build', ...(config ? ['--config', config] : [])])
  writeFileSync(STAMP, stamp)
}
