/** The stores that a desk may have, each as it really is: a file, a host's protocol, D1 in workerd. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { d1Store } from '../../site/server/store/d1-store.ts'
import { openStore } from '../../site/server/store/open-store.ts'
import type { Store } from '../../site/server/store/store.ts'
import { hostedLibsql } from './hosted-libsql.ts'
import { D1_WORKER, remoteD1 } from './remote-d1.ts'

export interface Opened {
  readonly store: Store
  /** One more program at work on the same store. */
  readonly another: () => Promise<Store>
  readonly remove: () => Promise<void>
}

export const STORES: readonly (readonly [name: string, open: () => Promise<Opened>])[] = [
  [
    'a file',
    async () => {
      const folder = newFolder()
      const another = () => openStore(join(folder, 'desk.db'))
      return withRemoval(another, async () => rmSync(folder, { recursive: true }))
    },
  ],
  [
    'a host of libSQL',
    async () => {
      const folder = newFolder()
      const host = await hostedLibsql(join(folder, 'hosted.db'), 'secret')
      return withRemoval(
        () => openStore(host.url, 'secret'),
        async () => {
          await host.stop()
          rmSync(folder, { recursive: true })
        },
      )
    },
  ],
  [
    'D1 in workerd',
    async () => {
      const workerd = new Miniflare({ workers: [D1_WORKER] })
      return withRemoval(
        async () => d1Store(remoteD1(workerd)),
        () => workerd.dispose(),
      )
    },
  ],
]

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'opale-desk-'))

const withRemoval = async (
  another: () => Promise<Store>,
  remove: () => Promise<void>,
): Promise<Opened> => {
  const opened: Store[] = []
  const open = async () => {
    const store = await another()
    opened.push(store)
    return store
  }
  return {
    store: await open(),
    another: open,
    remove: async () => {
      for (const store of opened) await store.close()
      await remove()
    },
  }
}
