/** Builds the site unless the last build was made from the same files. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { buildSite, DIST, SERVER } from './build-site.js'
import { hashOfSources } from './sources.js'

/** Who hears what it says, and what ends it, are as `run` has them. */
export const buildIfStale = async (options = {}) => {
  const stamp = hashOfSources()
  if (existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  const say = options.hear ?? ((text) => process.stdout.write(text))
  say('Building the site…\n')
  // A build that fails halfway must not pass for the one before.
  rmSync(STAMP, { force: true })
  await buildSite(options)
  writeFileSync(STAMP, stamp)
}

const STAMP = join(DIST, '.stamp')
