/** The process that audits: takes an order at a time from `audit.ts`, and answers it. */
import lighthouse, { type Result } from 'lighthouse'
import type { Answer, Order, Report } from './audit.ts'

process.on('message', (order: Order) => {
  void answerTo(order).then((answer) => process.send?.(answer))
})

const answerTo = async ({ url, port, categories, throttling }: Order): Promise<Answer> => {
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
      throttlingMethod: throttling,
    })
    return result ? { report: reportOf(result.lhr) } : { failure: 'Lighthouse gave nothing' }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

const reportOf = (result: Result): Report => {
  if (result.runtimeError) throw new Error(result.runtimeError.message)
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
