/**
 * The machine's part of the editorial charter over the built site, for authors:
 * `npx tsx spec/charter/index.ts [--page id] [--today YYYY-MM-DD]`.
 */
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type * as Site from '../../site/charter/site.ts'
import { CLIENT } from '../support/dist.ts'
import { ranExamples } from '../support/examples.ts'
import { ROOT } from '../support/source.ts'

const { values } = parseArgs({ options: { page: { type: 'string' }, today: { type: 'string' } } })

// Content is found by Vite's globs.
const { module } = await runnerImport<typeof Site>('./site/charter/site.ts', {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
})
const report = await module.checkCharter(CLIENT, {
  ran: ranExamples(),
  today: values.today ?? new Date().toISOString().slice(0, 10),
})
const { lines, faulty } = module.charterLines(report, values.page)
for (const line of lines) console.log(line)
console.log(faulty ? 'Not as the charter says: see above.' : 'As the charter says.')
process.exitCode = faulty ? 1 : 0
