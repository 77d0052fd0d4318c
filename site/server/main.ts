/** Entry of the server: `node dist/server/server.js`, as README.md says. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { jsonLog } from './desk/log.ts'
import { keepTicking, openDesk, type NodeDesk } from './desk/node-desk.ts'
import { operationsWithoutDesk } from './desk/operations.ts'
import { fileAssets } from './file-assets.ts'
import type { SiteManifest } from './manifest.ts'
import { listen, type Listening } from './node.ts'
import { SettingError } from './setting-error.ts'
import { addressOf, listenError, readSettings, type Settings } from './settings.ts'

interface Started {
  readonly server: Listening
  readonly desk: NodeDesk | undefined
}

const start = async (settings: Settings): Promise<Started> => {
  const { port, host, trustProxy } = settings
  // Built, this file is dist/server/server.js.
  const dist = settings.dist ?? fileURLToPath(new URL('..', import.meta.url))
  const { manifest, assets } = await readBuild(dist)
  const desk = await optionalDesk(settings, dist, manifest)
  const { api, admin, measuring, operations = operationsWithoutDesk } = desk?.desk ?? {}
  const app = createApp({
    manifest,
    assets,
    trustProxy,
    report,
    ...(api && { api }),
    ...(admin && { admin }),
    ...(measuring && { measuring }),
    operations,
  })
  const server = await listen(app, { port, host }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error.code, port, host)
  })
  return { server, desk }
}

/** A site whose messages cannot be kept is still a site: its form leads to an e-mail then. */
const optionalDesk = async (
  { desk, trustProxy }: Settings,
  dist: string,
  { pages, measures }: SiteManifest,
): Promise<NodeDesk | undefined> => {
  if (desk.database === 'none') return undefined
  try {
    const isPage = (path: string) => Object.hasOwn(pages, path)
    return await openDesk(desk, { dist, trustProxy, log, isPage, measures })
  } catch (error) {
    log('error', 'no_messages_taken', { reason: wordsOf(error) })
    return undefined
  }
}

const log = jsonLog((line, isError) => (isError ? console.error(line) : console.log(line)))

const readBuild = async (dist: string) => {
  try {
    const manifest = JSON.parse(await readFile(join(dist, 'site.json'), 'utf8')) as SiteManifest
    return { manifest, assets: await fileAssets(join(dist, 'client')) }
  } catch (error) {
    throw new SettingError(`No complete build in ${dist} (${wordsOf(error)}). Run: npm run build`)
  }
}

/** One line in the log; what the visitor gets says nothing of it. */
const report = (error: Error, { method, url }: Request): void =>
  log('error', 'request_failed', { method, path: new URL(url).pathname, reason: wordsOf(error) })

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('')

const stopOn = (signal: NodeJS.Signals, stop: () => Promise<void>): void => {
  // Once: a second Ctrl+C does what it always does.
  process.once(signal, () => void stop().then(() => process.exit(0)))
}

try {
  const settings = readSettings(process.env)
  const { server, desk } = await start(settings)
  const stopTicking = desk && keepTicking(desk.desk)
  const stop = async (): Promise<void> => {
    stopTicking?.()
    await server.stop()
    await desk?.desk.stop()
  }
  stopOn('SIGTERM', stop)
  stopOn('SIGINT', stop)
  console.log(`Ready: ${addressOf(server.port, settings.host)}`)
  console.log(desk?.said ?? 'No messages are taken here: the form leads to an e-mail.')
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
