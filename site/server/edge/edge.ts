/** The whole server on an edge platform: files, store, mail and clock are the platform's. */
import type { ExecutionContext } from 'hono'
import { createApp } from '../app.ts'
import { createDesk, type Desk } from '../desk/desk.ts'
import { readDeskSettings } from '../desk/desk-settings.ts'
import { jsonLog } from '../desk/log.ts'
import { httpMail } from '../mail/http-mail.ts'
import type { SiteManifest } from '../manifest.ts'
import type { Environment } from '../setting-error.ts'
import { d1Store, type D1Database } from '../store/d1-store.ts'
import { edgeAssets, type AssetBinding } from './edge-assets.ts'

/** What the platform hands over: settings by name, as README.md lists them, and these two. */
export interface EdgeBindings {
  readonly DB: D1Database
  readonly ASSETS: AssetBinding
}

export const createEdge = (manifest: SiteManifest) => {
  let running: ReturnType<typeof serverOf> | undefined
  // The bindings of one instance stay the same.
  const server = (env: EdgeBindings) => (running ??= serverOf(manifest, env))
  return {
    fetch: async (
      request: Request,
      env: EdgeBindings,
      execution: ExecutionContext,
    ): Promise<Response> => server(env).app.fetch(request, env, execution),
    scheduled: async (_: unknown, env: EdgeBindings): Promise<void> => server(env).desk.tick(),
  }
}

const serverOf = (manifest: SiteManifest, { DB, ASSETS, ...rest }: EdgeBindings) => {
  const desk = deskOf(DB, settingsIn(rest), manifest)
  const { api, operations, admin, measuring } = desk
  const assets = edgeAssets(ASSETS)
  const app = createApp({ manifest, assets, api, operations, admin, measuring, report })
  return { app, desk }
}

const deskOf = (
  database: D1Database,
  env: Environment,
  { pages, measures }: SiteManifest,
): Desk => {
  const { mail, metricsToken, limits } = readDeskSettings(env)
  return createDesk({
    store: d1Store(database),
    // Nothing speaks SMTP there.
    notice:
      mail?.by === 'http' ? { send: httpMail(mail.url, mail.token), owner: mail.owner } : undefined,
    // The platform's own header: it overwrites what a visitor sends.
    addressOf: ({ req }) => req.header('cf-connecting-ip'),
    log,
    metricsToken,
    limits,
    isPage: (path) => Object.hasOwn(pages, path),
    measures,
  })
}

const settingsIn = (bindings: object): Environment =>
  Object.fromEntries(
    Object.entries(bindings).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

const log = jsonLog((line, isError) => (isError ? console.error(line) : console.log(line)))

const report = (error: Error, { method }: Request): void =>
  log('error', 'request_failed', { method, reason: error.message.split('\n', 1).join('') })
