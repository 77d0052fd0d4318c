/** Bytes over the wire of each kind of page: until 3 s after load, then once hydrated. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Manifest } from 'vite'
import type { Screen } from '../../site/routes/table.ts'
import { launch } from '../support/browser.ts'
import { MOST, weigh } from '../support/weight.ts'
import { builtSite, serve, travelling } from './build.ts'
import { loadPage, type Load, type Transfer } from './load.ts'
import { samplesOf, type Sample } from './samples.ts'
import { printTable, type Cell } from './table.ts'

const KB = 1024
const BUDGET = {
  total: 32 * KB,
  /** By words, where the page is of real length; its drawings stand beside. */
  long: { 1000: 28 * KB, 2500: 35 * KB } as Readonly<Record<number, number>>,
  shared: 95 * KB,
  chunk: 15 * KB,
} as const

/** Each mostly waits; bytes do not depend on who waits beside. */
const PARALLEL = 4

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string' },
      width: { type: 'string', default: '390' },
      reuse: { type: 'boolean', default: false },
    },
  })
  const samples = samplesOf(values.pages)
  const dist = await builtSite(values.reuse)
  const site = await serve(dist)
  const browser = await launch()
  try {
    const chunks = chunksOf(dist)
    const first: Cell[][] = []
    const app: Cell[][] = []
    const width = Number(values.width)
    console.log(`Opening ${samples.length} pages…`)
    for (let next = 0; next < samples.length; next += PARALLEL) {
      const some = samples.slice(next, next + PARALLEL)
      const open = some.map(({ address }) => loadPage(browser, site.origin, address, width))
      for (const [at, load] of (await Promise.all(open)).entries()) {
        const { name, screen, address } = some[at]!
        first.push([name, address, ...firstCells(load, some[at]!)])
        app.push([name, ...appCells(dist, load, chunks(screen))])
      }
    }
    const results = [
      printTable(`Up to load + 3 s without input, bytes in Brotli (${NOTE})`, FIRST_HEAD, first),
      printTable('The application once hydrated, bytes in Brotli', APP_HEAD, app),
    ]
    return results.every(Boolean)
  } finally {
    await browser.close()
    await site.stop()
  }
}

const NOTE =
  'total is bodies and headers, of pages of real length without images; frame is HTML without what stands in main, styles and scripts are parts of it; pages that start the application at load are counted without it'

const FIRST_HEAD = [
  'screen',
  'address',
  'total',
  'bodies',
  'HTML',
  'frame',
  'styles',
  'scripts',
  'text',
  'font',
  'images',
  'other',
  'requests',
  'application',
]

const firstCells = ({ html, first, eager }: Load, { words }: Sample): Cell[] => {
  // What the application fetches has budgets of its own, below.
  const own = first.filter((one) => !(eager && one.scripted))
  const of = (...types: readonly string[]) => own.filter(({ type }) => types.includes(type))
  const [fonts, images] = [of('Font'), of('Image')]
  const rest = own.filter(({ type }) => !['Document', 'Font', 'Image'].includes(type))
  const { frame, styles, scripts, text } = weigh(html)
  const most = <Budget>(budget: Budget) => (words === undefined ? {} : { most: budget })
  return [
    words === undefined
      ? { value: sum(own), most: BUDGET.total }
      : { value: sum(own) - sum(images), most: BUDGET.long[words] },
    { value: bodies(own) },
    { value: bodies(of('Document')) },
    { value: frame, ...most(MOST.frame) },
    { value: styles, ...most(MOST.styles) },
    { value: scripts, ...most(MOST.scripts) },
    { value: text, ...most((MOST.text * (words ?? 0)) / 1000) },
    // One font: a second one is as much too much as a heavy one.
    { value: fonts.length === 1 ? bodies(fonts) : NaN, most: MOST.font },
    { value: bodies(images) },
    { value: bodies(rest), most: 0 },
    { value: own.length },
    eager ? 'at load' : 'on intent',
  ]
}

const APP_HEAD = [
  'screen',
  'shared',
  'page chunk',
  'scripts',
  'data',
  'CSS',
  'later: JS',
  'later: other',
]

const appCells = (dist: string, load: Load, { isShared, isOwn }: Chunks): Cell[] => {
  const ending = (suffix: string, from = load.hydrated) =>
    from.filter(({ path }) => path.endsWith(suffix))
  const [shared, others] = partition(ending('.js'), ({ path }) => isShared(path))
  // What comes lazily may come before the application is seen to be ready.
  const [own, lazy] = partition(others, ({ path }) => isOwn(path))
  const later = [...lazy, ...ending('.js', load.late)]
  return [
    { value: sizeOf(dist, shared), most: BUDGET.shared },
    { value: sizeOf(dist, own), most: BUDGET.chunk },
    { value: shared.length + own.length },
    { value: sizeOf(dist, ending('.json')) },
    { value: sizeOf(dist, ending('.css')) },
    { value: sizeOf(dist, later) },
    { value: sum(load.late) - sum(ending('.js', load.late)) },
  ]
}

const sum = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes }) => total + bytes, 0)

const bodies = (transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { bytes, headers }) => total + bytes - headers, 0)

/** Bodies alone, as they lie on the disk. */
const sizeOf = (dist: string, transfers: readonly Transfer[]): number =>
  transfers.reduce((total, { path }) => total + travelling(dist, path).length, 0)

const partition = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
]

interface Chunks {
  /** A script that no page can do without: the entry, the layout, the words of one language. */
  readonly isShared: (path: string) => boolean
  /** One that this screen cannot do without, and others can. */
  readonly isOwn: (path: string) => boolean
}

const chunksOf = (dist: string): ((screen: Screen) => Chunks) => {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
  const needed = (source: string, seen = new Set<string>()) => {
    const chunk = manifest[source]
    if (chunk === undefined || seen.has(`/${chunk.file}`)) return seen
    seen.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) needed(imported, seen)
    return seen
  }
  const shared = needed(
    'site/i18n/words.fr.ts',
    needed('node_modules/react-dom/client.js', needed('site/entry-client.tsx')),
  )
  return (screen) => {
    const own = needed(`site/pages/${screen}/index.tsx`)
    return {
      isShared: (path) => shared.has(path),
      isOwn: (path) => own.has(path),
    }
  }
}
