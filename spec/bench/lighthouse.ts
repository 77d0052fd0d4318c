/** Lighthouse on a phone, in the pinned browser: scores, layout shift, and paint against bare HTML. */
import { parseArgs } from 'node:util'
import { bareCopy } from './bare.ts'
import { audit, CATEGORIES, THROTTLING, type Report } from './audit.ts'
import { builtSite, serve } from './build.ts'
import { samplesOf, type Sample } from './samples.ts'
import { giveWay } from './session.ts'
import { median, printTable, textOf, type Cell } from './table.ts'

const BUDGET = { score: 100, shift: 0, ratio: 1.1, longRatio: 1.3 } as const

interface Measured extends Sample {
  readonly runs: readonly Report[]
  readonly bare: readonly Report[]
}

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      bare: { type: 'boolean', default: true },
      throttling: { type: 'string', default: 'simulate' },
      reuse: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new RangeError('--runs wants a whole number.')
  const throttling = THROTTLING.find((name) => name === values.throttling)
  if (!throttling) throw new RangeError(`--throttling wants one of: ${THROTTLING.join(', ')}.`)
  // To Lighthouse a 404 is a failure, whatever it shows; that page's weight and axe have tests.
  const samples = samplesOf(values.pages).filter(({ screen }) => screen !== 'not-found')
  const dist = await builtSite(values.reuse)
  giveWay()
  const site = await serve(dist)
  const bare = values.bare ? await serve(bareCopy(dist)) : undefined
  try {
    const measured: Measured[] = []
    for (const sample of samples) {
      const { name, address } = sample
      const one = {
        ...sample,
        runs: await repeat(runs, () => audit(site.origin + address, CATEGORIES, throttling)),
        bare: bare
          ? await repeat(runs, () => audit(bare.origin + address, ['performance'], throttling))
          : [],
      }
      measured.push(one)
      // What is known is said at once: the whole takes half an hour.
      console.log(`${name}: ${cells(one).slice(2).map(textOf).join(' ')}`)
    }
    const kept = printTable(
      `Lighthouse, mobile, median of ${runs} (${throttling})`,
      HEAD,
      measured.map(cells),
    )
    for (const one of measured) printFaults(one)
    return kept
  } finally {
    await site.stop()
    await bare?.stop()
  }
}

const HEAD = [
  'page',
  'address',
  ...CATEGORIES,
  'CLS',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'bare LCP',
  'ratio',
]

const cells = ({ name, address, words = 0, runs, bare }: Measured): Cell[] => {
  const middle = (pick: (report: Report) => number, of = runs) => median(of.map(pick))
  const largest = middle(({ lcp }) => lcp)
  const bareLargest = middle(({ lcp }) => lcp, bare)
  const compared: Cell[] =
    bare.length === 0
      ? ['', '']
      : [
          { value: bareLargest },
          {
            value: largest / bareLargest,
            most: words > 1000 ? BUDGET.longRatio : BUDGET.ratio,
            digits: 2,
          },
        ]
  return [
    name,
    address,
    ...CATEGORIES.map((category) => ({
      value: middle(({ scores }) => scores[category] ?? NaN),
      least: BUDGET.score,
    })),
    { value: middle(({ cls }) => cls), most: BUDGET.shift, digits: 3 },
    { value: middle(({ fcp }) => fcp) },
    { value: largest },
    { value: middle(({ tbt }) => tbt) },
    ...compared,
  ]
}

/** What took points away in any run, once each, so that it can be put right. */
const printFaults = ({ name, runs }: Measured): void => {
  const faults = new Set(runs.flatMap((report) => report.faults))
  if (faults.size > 0) console.log(`  ${name}\n    ${[...faults].join('\n    ')}`)
}

/** One after the other: two at once would measure each other. */
const repeat = async (times: number, work: () => Promise<Report>): Promise<readonly Report[]> => {
  const reports: Report[] = []
  while (reports.length < times) reports.push(await work())
  return reports
}
