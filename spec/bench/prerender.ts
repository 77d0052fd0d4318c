/** Pages a second, and whether one page's script grows with the site. */
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { launch } from '../support/browser.ts'
import { buildSite, serve, travelling, type Built } from './build.ts'
import { inlined, loadPage } from './load.ts'
import { printTable, type Cell, type Figure } from './table.ts'

const LEAST_PER_SECOND = 100
const ADDRESS = '/guide-rag-production'
/** Generated pages lead to a few others. */
const FEWEST = 10
const CONFIG = 'spec/bench/many/vite.config.ts'

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: { generated: { type: 'string', default: '5000' } },
  })
  const count = Number(values.generated)
  if (!Number.isInteger(count) || count < FEWEST)
    throw new RangeError(`--generated wants a whole number, ${FEWEST} or more.`)
  // A first build draws the pictures, which later ones find drawn: it may not set the pace.
  const builds = [await buildSite(), await buildSite()]
  const today = builds.toSorted((a, b) => a.renderMs - b.renderMs)[0]!
  const own = await scriptOf(today.dist)
  const many = await buildSite({
    name: 'many',
    config: CONFIG,
    env: { GENERATED: String(count) },
  })
  try {
    const grown = await scriptOf(many.dist)
    const more = `${count} generated pages more`
    return [
      printTable('Prerender', RATE_HEAD, [rateRow('today', today), rateRow(more, many)]),
      printTable(`JavaScript of ${ADDRESS} once hydrated`, SCRIPT_HEAD, [
        scriptRow('today', own, own),
        scriptRow(more, grown, own),
      ]),
    ].every(Boolean)
  } finally {
    rmSync(many.dist, { recursive: true, force: true })
  }
}

const RATE_HEAD = ['site', 'documents', 'render ms', 'a second', 'compress ms', 'a second']

const rateRow = (name: string, { pages, renderMs, compressMs }: Built): Cell[] => [
  name,
  { value: pages },
  { value: renderMs },
  { value: (pages / renderMs) * 1000, least: LEAST_PER_SECOND },
  { value: compressMs },
  { value: (pages / compressMs) * 1000 },
]

const SCRIPT_HEAD = [
  'site',
  'files',
  'boot',
  'files, plain',
  'boot, Brotli',
  'files, Brotli',
  'data',
]

type Script = readonly Figure[]

/** Sizes of a page's script, in the order of the table. */
const scriptOf = async (dist: string): Promise<Script> => {
  const site = await serve(dist)
  const browser = await launch()
  try {
    const { html, hydrated, late } = await loadPage(browser, site.origin, ADDRESS)
    const boot = inlined(html, 'script')
    const all = [...hydrated, ...late].map(({ path }) => path)
    const scripts = all.filter((path) => path.endsWith('.js'))
    const data = all.filter((path) => path.endsWith('.json'))
    const plain = (path: string) => statSync(join(dist, 'client', path)).size
    const small = (path: string) => travelling(dist, path).length
    return [
      scripts.length,
      boot.length,
      total(scripts.map(plain)),
      brotliCompressSync(boot).length,
      total(scripts.map(small)),
      total(data.map(small)),
    ].map((value) => ({ value }))
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Not a byte more than today. */
const scriptRow = (name: string, script: Script, today: Script): Cell[] => [
  name,
  ...script.map(({ value }, at) => ({ value, most: today[at]?.value })),
]

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)
