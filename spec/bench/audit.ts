/** Runs of Lighthouse, one address at a time. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { constants, setPriority } from 'node:os'
import { launch } from '../support/browser.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Report {
  /** 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>
  readonly cls: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  /** Audits that took points away, with the elements they name. */
  readonly faults: readonly string[]
}

/** Lighthouse reckons a slow phone from a fast load, or slows the load down itself. */
export const THROTTLING = ['simulate', 'devtools'] as const
export type Throttling = (typeof THROTTLING)[number]

/** What the process that audits is asked. */
export interface Order {
  readonly url: string
  /** Where the browser answers. */
  readonly port: number
  readonly categories: readonly Category[]
  readonly throttling: Throttling
}

/** What it answers: a report, or why there is none. */
export type Answer = { readonly report: Report } | { readonly failure: string }

export interface Auditor {
  readonly audit: (
    url: string,
    categories?: readonly Category[],
    throttling?: Throttling,
  ) => Promise<Report>
  readonly stop: () => void
}

/**
 * Lighthouse in a process of its own, which gives way to the browser: on two cores it would else
 * hold up what it measures.
 */
export const createAuditor = (): Auditor => {
  const auditor = fork(new URL('auditor.ts', import.meta.url), { execArgv: process.execArgv })
  if (auditor.pid !== undefined) setPriority(auditor.pid, constants.priority.PRIORITY_LOW)
  const audit: Auditor['audit'] = async (url, categories = CATEGORIES, throttling = 'simulate') => {
    const port = await freePort()
    // A browser of its own for each run: the one before leaves nothing behind.
    const browser = await launch([`--remote-debugging-port=${port}`])
    try {
      auditor.send({ url, port, categories, throttling } satisfies Order)
      const over = new AbortController()
      const { signal } = over
      const [answer] = (await Promise.race([
        once(auditor, 'message', { signal }),
        once(auditor, 'exit', { signal }).then(() => [{ failure: 'Lighthouse has ended' }]),
      ]).finally(() => over.abort())) as [Answer]
      if ('failure' in answer) throw new Error(`${url}: ${answer.failure}`)
      return answer.report
    } finally {
      await browser.close()
    }
  }
  return { audit, stop: () => void auditor.kill() }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
