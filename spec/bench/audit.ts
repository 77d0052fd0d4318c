/** Runs of Lighthouse, one address at a time. */
import { createServer, type AddressInfo } from 'node:net'
import lighthouse, { type Result } from 'lighthouse'
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

/** @throws when Lighthouse has no report of the page */
export const audit = async (
  url: string,
  categories: readonly Category[] = CATEGORIES,
  throttling: Throttling = 'simulate',
): Promise<Report> => {
  const port = await freePort()
  // A browser of its own for each run: the one before leaves nothing behind.
  const browser = await launch([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
      throttlingMethod: throttling,
    })
    if (!result) throw new Error(`${url}: Lighthouse gave nothing`)
    return reportOf(result.lhr)
  } finally {
    await browser.close()
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const reportOf = (result: Result): Report => {
  if (result.runtimeError)
    throw new Error(`${result.requestedUrl ?? ''}: ${result.runtimeError.message}`)
  const number = (id: string) => result.audits[id]?.numericValue ?? NaN
  return {
    scores: Object.fromEntries(
      Object.entries(result.categories).map(([id, { score }]) => [id, (score ?? NaN) * 100]),
    ),
    // To the thousandth, as it is shown.
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    faults: faultsOf(result),
  }
}

const faultsOf = ({ categories, audits }: Result): readonly string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const one = audits[id]
      if (one === undefined || weight === 0 || (one.score ?? 1) >= FULL) return []
      const where = elementsIn(one.details)
      return [[`${id}: ${one.title}`, one.displayValue, ...where].filter(Boolean).join(' | ')]
    }),
  )

/** A metric that is as good as it gets may be a hair below 1. */
const FULL = 0.995
const SHOWN = 4

const elementsIn = (details: unknown): readonly string[] => {
  const found = [...JSON.stringify(details ?? {}).matchAll(/"snippet":("(?:[^"\\]|\\.)*")/gu)]
  return found.slice(0, SHOWN).map(([, text = '""']) => JSON.parse(text) as string)
}
