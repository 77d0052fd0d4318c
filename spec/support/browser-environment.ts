/** Where browser tests run: in Node, with one browser for all files of a worker. */
import type { Browser } from 'playwright-core'
import type { Environment } from 'vitest/runtime'
import { launch, UNPAINTED } from './browser.ts'

declare global {
  /** For tests that look at no pixel. */
  var browser: Browser
}

const environment: Environment = {
  name: 'browser',
  viteEnvironment: 'ssr',
  setup: async () => {
    globalThis.browser = await launch(UNPAINTED)
    return { teardown: () => globalThis.browser.close() }
  },
}
export default environment
