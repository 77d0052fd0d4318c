/** A build from nothing and after one changed word, and whether a page's script grows with the site. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { launch } from '../support/browser.ts'
import { buildSite, FOLDER, serve, travelling, type Built } from './build.ts'
import { inlined, loadPage } from './load.ts'
import { printTable, type Cell, type Figure } from './table.ts'

/** For ten thousand documents. */
const BUDGET = { perSecond: 100, fromNothing: 120, afterOneWord: 10, megabytes: 1536 }
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
  const today = await measure(FEWEST)
  const grown = count === FEWEST ? today : await measure(count)
  const sizes = [...new Set([today, grown])]
  return [
    printTable(
      'Build',
      BUILD_HEAD,
      sizes.flatMap(({ cold, warm }) => [coldRow(cold), warmRow(warm)]),
    ),
    ...sizes.map(({ cold, differ }) => printDifference(cold.pages, differ)),
    printTable(
      `JavaScript of ${ADDRESS} once hydrated`,
      SCRIPT_HEAD,
      sizes.map(({ cold, script }) => scriptRow(`${cold.pages} documents`, script, today.script)),
    ),
  ].every(Boolean)
}

interface Measured {
  readonly cold: Built
  readonly warm: Built
  /** Names of the files that one changed word made others, gone or new. */
  readonly differ: readonly string[]
  readonly script: Script
}

const measure = async (count: number): Promise<Measured> => {
  const name = `many-${count}`
  const cache = join(FOLDER, `${name}-cache`)
  const build = (changed: string) =>
    buildSite({
      name,
      config: CONFIG,
      env: { GENERATED: String(count), CHANGED: changed, CACHE: cache },
    })
  const clear = () => {
    for (const folder of [cache, join(FOLDER, name)])
      rmSync(folder, { recursive: true, force: true })
  }
  clear()
  try {
    const cold = await build('0')
    const before = contentsOf(cold.dist)
    const warm = await build('1')
    const after = contentsOf(warm.dist)
    const names = new Set([...before.keys(), ...after.keys()])
    const differ = [...names].filter((file) => before.get(file) !== after.get(file)).toSorted()
    return { cold, warm, differ, script: await scriptOf(warm.dist) }
  } finally {
    clear()
  }
}

/** Hashes of all that is published. */
const contentsOf = (dist: string): ReadonlyMap<string, string> => {
  const client = join(dist, 'client')
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  return new Map(
    names
      .filter((name) => statSync(join(client, name)).isFile())
      .map((name) => [name, hashOf(join(client, name))]),
  )
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64')

const BUILD_HEAD = [
  'build',
  'documents',
  'seconds',
  'processor s',
  'pages ms',
  'a second',
  'finish ms',
  'MB',
]

const coldRow = (built: Built): Cell[] => [
  'from nothing',
  { value: built.pages },
  { value: built.seconds, digits: 1, most: BUDGET.fromNothing },
  { value: built.busy },
  { value: built.drawMs },
  { value: (built.pages / built.drawMs) * 1000, least: BUDGET.perSecond },
  { value: built.finishMs },
  { value: built.megabytes, most: BUDGET.megabytes },
]

const warmRow = (built: Built): Cell[] => [
  'after one word',
  { value: built.pages },
  { value: built.seconds, digits: 1, most: BUDGET.afterOneWord },
  { value: built.busy },
  { value: built.drawMs },
  { value: (built.pages / built.drawMs) * 1000 },
  { value: built.finishMs },
  { value: built.megabytes, most: BUDGET.megabytes },
]

/** The page itself, its data, and what the site is searched by: nothing else says the word. */
const printDifference = (pages: number, names: readonly string[]): boolean => {
  const plain = names.filter((name) => !/\.(?:br|gz)$/u.test(name))
  const others = plain.filter((name) => !/(?:^|\/)page-generee-00001\.|\/search\//u.test(name))
  console.log(`\n${pages} documents, one word: ${plain.length} files differ\n`)
  for (const name of plain) console.log(`  ${name}${others.includes(name) ? '!' : ''}`)
  return others.length === 0
}
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
