/** The program that writes the pages once everything is bundled: `node dist/server/pages.js [today]`. */
import { join, resolve } from 'node:path'
import { facts } from '../facts/facts.ts'
import { overdueFacts, overdueLine } from '../facts/overdue.ts'
import { prerender } from './index.ts'

// It lies in `dist/server`. `CACHE=folder` keeps results of builds elsewhere than in `.cache/`.
const dist = join(import.meta.dirname, '..')
const [today] = process.argv.slice(2)
const cache = resolve(process.env['CACHE'] || '.cache')
const { pages, drawMs, finishMs, changed } = await prerender(dist, cache, today)
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
const { user, system } = process.cpuUsage()
const perSecond = Math.round((pages / drawMs) * 1000)
console.log(
  `${pages} pages written in ${Math.round(drawMs)} ms (${perSecond} a second), finished in ${Math.round(finishMs)} ms; ${changed} files changed; ${megabytes} MB of memory at most, ${Math.round((user + system) / 1e6)} s of processor time`,
)
if (today !== undefined)
  for (const late of overdueFacts(facts, today)) console.warn(overdueLine(late))
