/** The whole server with a desk, wherever it runs: asked over HTTP, and looked into by SQL. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Miniflare } from 'miniflare'
import { createApp } from '../../site/server/app.ts'
import { createDesk } from '../../site/server/desk/desk.ts'
import { readDeskSettings } from '../../site/server/desk/desk-settings.ts'
import { jsonLog } from '../../site/server/desk/log.ts'
import { httpMail } from '../../site/server/mail/http-mail.ts'
import { listen } from '../../site/server/node.ts'
import { d1Store } from '../../site/server/store/d1-store.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import type { Store } from '../../site/server/store/store.ts'
import { MANIFEST } from '../server/fixture.ts'
import { edgeBundle } from './edge-bundle.ts'
import { hostedLibsql } from './hosted-libsql.ts'
import { COMPATIBLE, D1_WORKER, remoteD1 } from './remote-d1.ts'
import { newFolder } from './stores.ts'

export interface ServedDesk {
  /** @param path below the site's root */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** Behind the server's back. */
  readonly store: Store
  /** Every line of its log. */
  readonly logged: readonly string[]
  /** What a timer does. */
  readonly tick: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A worker as its platform's clock calls it. */
interface Scheduled {
  scheduled(event: { readonly cron: string }): Promise<unknown>
}

type Open = (settings: Readonly<Record<string, string>>) => Promise<ServedDesk>

const onNode =
  (openStoreIn: (folder: string) => Promise<{ store: Store; stop?: () => Promise<void> }>): Open =>
  async (settings) => {
    const folder = newFolder()
    const { store, stop } = await openStoreIn(folder)
    const logged: string[] = []
    const { mail, metricsToken, limits } = readDeskSettings(settings)
    const desk = createDesk({
      store,
      notice:
        mail?.by === 'http'
          ? { send: httpMail(mail.url, mail.token), owner: mail.owner }
          : undefined,
      addressOf: ({ req }) => req.header('cf-connecting-ip'),
      log: jsonLog((line) => void logged.push(line)),
      metricsToken,
      limits,
      isPage: (path) => Object.hasOwn(MANIFEST.pages, path),
    })
    const assets = { find: () => undefined, read: async () => undefined }
    const { api, operations, admin, measuring } = desk
    const app = createApp({ manifest: MANIFEST, assets, api, operations, admin, measuring })
    const server = await listen(app, { port: 0, host: '127.0.0.1' })
    return {
      ask: (path, init) => fetch(`http://127.0.0.1:${server.port}${path}`, init),
      store,
      logged,
      tick: desk.tick,
      remove: async () => {
        await server.stop()
        await desk.stop()
        await stop?.()
        rmSync(folder, { recursive: true })
      },
    }
  }

const inWorkerd: Open = async (settings) => {
  const logged: string[] = []
  const desk = {
    name: 'desk',
    modules: true,
    script: await edgeBundle(MANIFEST),
    compatibilityDate: COMPATIBLE,
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: { DB: 'DB' },
    bindings: settings,
    serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) as never },
  }
  const workerd = new Miniflare({
    workers: [desk, D1_WORKER],
    handleRuntimeStdio: (...streams: readonly Readable[]) => {
      for (const stream of streams)
        stream.on('data', (piece) => logged.push(...String(piece).split('\n').filter(Boolean)))
    },
  })
  const worker = (await workerd.getWorker()) as unknown as Scheduled
  return {
    ask: async (path, init) =>
      (await workerd.dispatchFetch(`http://desk.example${path}`, {
        redirect: 'manual',
        ...init,
      } as never)) as unknown as Response,
    store: d1Store(remoteD1(workerd)),
    logged,
    tick: async () => {
      await worker.scheduled({ cron: '* * * * *' })
    },
    remove: () => workerd.dispose(),
  }
}

export const DESKS: readonly (readonly [name: string, open: Open])[] = [
  ['a file', onNode(async (folder) => ({ store: await openStore(join(folder, 'desk.db')) }))],
  [
    'a host of libSQL',
    onNode(async (folder) => {
      const host = await hostedLibsql(join(folder, 'hosted.db'), 'secret')
      return { store: await openStore(host.url, 'secret'), stop: host.stop }
    }),
  ],
  ['workerd with D1', inWorkerd],
]
