/** Entry of the server: `node dist/server/server.js`, with PORT, HOST, TRUST_PROXY and DIST. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { fileAssets } from './file-assets.ts'
import type { SiteManifest } from './manifest.ts'
import { listen, type Listening } from './node.ts'
import { addressOf, listenError, readSettings, SettingError, type Settings } from './settings.ts'

const start = async (settings: Settings): Promise<Listening> => {
  const { port, host, trustProxy } = settings
  // Built, this file is dist/server/server.js.
  const dist = settings.dist ?? fileURLToPath(new URL('..', import.meta.url))
  const { manifest, assets } = await readBuild(dist)
  const app = createApp({ manifest, assets, trustProxy, report })
  return listen(app, { port, host }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error.code, port, host)
  })
}

const readBuild = async (dist: string) => {
  try {
    const manifest = JSON.parse(await readFile(join(dist, 'site.json'), 'utf8')) as SiteManifest
    return { manifest, assets: await fileAssets(join(dist, 'client')) }
  } catch (error) {
    throw new SettingError(`No complete build in ${dist} (${wordsOf(error)}). Run: npm run build`)
  }
}

/** One line in the log; what the visitor gets says nothing of it. */
const report = (error: Error, { method, url }: Request): void => {
  console.error(`500 ${method} ${new URL(url).pathname}: ${wordsOf(error)}`)
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')

const stopOn = (signal: NodeJS.Signals, server: Listening): void => {
  // Once: a second Ctrl+C does what it always does.
  process.once(signal, () => void server.stop().then(() => process.exit(0)))
}

try {
  const settings = readSettings(process.env)
  const server = await start(settings)
  stopOn('SIGTERM', server)
  stopOn('SIGINT', server)
  console.log(`Ready: ${addressOf(server.port, settings.host)}`)
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
