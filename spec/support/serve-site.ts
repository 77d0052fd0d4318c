/** Vitest's global setup for browser tests: the built site, served on this machine. */
import type { TestProject } from 'vitest/node'
import { listen } from '../../site/server/node.ts'
import { siteApp } from './served.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site, without a trailing slash. */
    origin: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await listen(await siteApp(), { port: 0, host: '127.0.0.1' })
  project.provide('origin', `http://127.0.0.1:${server.port}`)
  return () => server.stop()
}
