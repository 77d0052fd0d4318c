/** Vitest's global setup for browser tests: the built site, served on this machine. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { createApp } from '../../site/server/app.ts'
import { fileAssets } from '../../site/server/file-assets.ts'
import type { SiteManifest } from '../../site/server/manifest.ts'
import { listen } from '../../site/server/node.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, without a trailing slash. */
    origin: string
  }
}

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const manifest = readManifest()
  const app = createApp({ manifest, assets: await fileAssets(`${DIST}client`), trustProxy: false })
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  project.provide('origin', `http://127.0.0.1:${server.port}`)
  return () => server.stop()
}

const readManifest = (): SiteManifest => {
  try {
    return JSON.parse(readFileSync(`${DIST}site.json`, 'utf8')) as SiteManifest
  } catch {
    throw new Error('The site is not built. Run: npm run build')
  }
}
