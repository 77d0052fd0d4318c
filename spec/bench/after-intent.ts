/** Everything a content page fetches after intent: by file, and by the modules that lie in each. */
import { parseArgs } from 'node:util'
import { createBuilder, minifySync, type Rolldown } from 'vite'
import { launch } from '../support/browser.ts'
import { builtSite, IDENTITY, serve, travelling } from './build.ts'
import { loadPage } from './load.ts'
import { printTable, type Cell } from './table.ts'

const KB = 1024
const BUDGET = { scripts: 130 * KB, files: 25, sheets: 6, ready: 95 * KB } as const

/** An article: text, code, a table, and Opale in the margin. */
const PAGE = '/evaluer-un-llm-en-production'

export default async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      page: { type: 'string', default: PAGE },
      modules: { type: 'string', default: '3' },
      reuse: { type: 'boolean', default: false },
    },
  })
  const dist = await builtSite(values.reuse)
  const shares = await modulesByFile()
  const site = await serve(dist)
  const browser = await launch()
  try {
    const { hydrated, late } = await loadPage(browser, site.origin, values.page)
    const bytesOf = (path: string) => travelling(dist, path).length
    const row = (path: string, when: string): Cell[] => [
      path.replace('/assets/', ''),
      when,
      { value: bytesOf(path) },
      heaviest(shares.get(path.slice(1)) ?? [], bytesOf(path), Number(values.modules)),
    ]
    const ending = (end: string, from = hydrated) =>
      from.map(({ path }) => path).filter((path) => path.endsWith(end))
    const soon = ending('.js')
    const all = [...soon, ...ending('.js', late)]
    const sheets = [...ending('.css'), ...ending('.css', late)]
    const sum = (paths: readonly string[]) => paths.reduce((total, one) => total + bytesOf(one), 0)
    printTable(
      `Scripts of ${values.page} after intent, bytes in Brotli`,
      ['file', 'comes', 'bytes', 'heaviest modules'],
      all.map((path) => row(path, soon.includes(path) ? 'before the page is ready' : 'later')),
    )
    return printTable(
      'All in all',
      ['scripts', 'files', 'until ready', 'style sheets'],
      [
        [
          { value: sum(all), most: BUDGET.scripts },
          { value: all.length, most: BUDGET.files },
          { value: sum(soon), most: BUDGET.ready },
          { value: sheets.length, most: BUDGET.sheets },
        ],
      ],
    )
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** A module of a file, and how much of the file it is, from 0 to 1. */
interface Share {
  readonly source: string
  readonly part: number
}

/** Built once more, in memory: only the bundler knows what it put where. */
const modulesByFile = async (): Promise<ReadonlyMap<string, readonly Share[]>> => {
  process.env['IDENTITY'] = IDENTITY
  const builder = await createBuilder({ logLevel: 'error', build: { write: false } })
  const built = await builder.build(builder.environments['client']!)
  const { output } = built as Rolldown.RolldownOutput
  return new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, sharesOf(file)]] : [])),
  )
}

const sharesOf = ({ modules }: Rolldown.OutputChunk): readonly Share[] => {
  const lengths = Object.entries(modules).map(([id, { code }]) => ({
    source: id.replace(`${process.cwd()}/`, '').replace(/.*node_modules\//u, ''),
    // By what is left of each when names and spaces are short: comments weigh nothing.
    length: code === null ? 0 : minifySync('module.js', code, { compress: false }).code.length,
  }))
  const total = lengths.reduce((sum, { length }) => sum + length, 0)
  return lengths
    .map(({ source, length }) => ({ source, part: total === 0 ? 0 : length / total }))
    .toSorted((one, other) => other.part - one.part)
}

const heaviest = (shares: readonly Share[], bytes: number, most: number): string =>
  shares
    .slice(0, most)
    .map(({ source, part }) => `${source} ${Math.round(part * bytes)}`)
    .join(', ')
