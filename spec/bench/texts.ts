/** What the pages of each type hold: words in each language, drawings, facts and sources. */
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import type { CharterPage } from '../../site/charter/finding.ts'
import { wordsOf } from '../../site/charter/words.ts'
import { CLIENT } from '../support/dist.ts'
import { median, printTable, type Cell, type Figure } from './table.ts'

/** Of `dist`, as it was built last. @returns false where a type has a page outside its range */
export default async (args: readonly string[]): Promise<boolean> => {
  parseArgs({ args: [...args], options: {} })
  const pages = await builtPages()
  const types = [...new Set(pages.map(({ type }) => type))]
  const rows = types.map((type) =>
    rowOf(
      type,
      pages.filter((page) => page.type === type),
    ),
  )
  return printTable('Texts of the built site, by type: a page in French and English', HEAD, rows)
}

/** The site's sources ask the bundler for their files. */
const builtPages = async (): Promise<readonly CharterPage[]> => {
  const server = await createServer({
    mode: 'check',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { builtIn, readPages } = (await server.ssrLoadModule(
      '/site/charter/pages.ts',
    )) as typeof import('../../site/charter/pages.ts')
    return await readPages(builtIn(CLIENT))
  } finally {
    await server.close()
  }
}

const HEAD = [
  '',
  'pages',
  'fr words',
  'median',
  'most',
  'en words',
  'median',
  'most',
  'drawn',
  'facts',
  'sources',
]

const rowOf = (type: string, pages: readonly CharterPage[]): readonly Cell[] => {
  const french = pages.filter(({ language }) => language === 'fr')
  const english = pages.filter(({ language }) => language === 'en')
  return [
    type,
    { value: french.length },
    ...lengths(french),
    ...lengths(english),
    { value: french.filter(({ drawings }) => drawings > 0).length },
    { value: total(french, ({ facts }) => facts.length) },
    {
      value: total(
        french,
        ({ passages }) => new Set(passages.flatMap((each) => each.sources)).size,
      ),
    },
  ]
}

const lengths = (pages: readonly CharterPage[]): readonly Figure[] => {
  const words = pages.map(wordsOf)
  const [least, most] = pages[0]?.range ?? []
  return [
    { value: Math.min(...words), least },
    { value: median(words) },
    { value: Math.max(...words), most },
  ]
}

const total = (pages: readonly CharterPage[], count: (page: CharterPage) => number): number =>
  pages.reduce((sum, page) => sum + count(page), 0)
