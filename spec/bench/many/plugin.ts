/** Adds generated pages to a build: the product's own code has no trace of it. */
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Page } from '../../../site/routes/table.ts'
import { ROOT } from '../../server/program.ts'

const HERE = import.meta.dirname

/** Modules of the site that give way to ours, which build on them. */
const REPLACED: Readonly<Record<string, string>> = {
  [join(ROOT, 'site/routes/table.ts')]: join(HERE, 'table.ts'),
  [join(ROOT, 'site/content/load.ts')]: join(HERE, 'load.ts'),
}
const ROWS = join(HERE, 'rows.ts')

export const manyPages = (count: number): Plugin => ({
  name: 'many-pages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || dirname(importer) === HERE) return undefined
    return REPLACED[resolve(importer, '..', source)]
  },
  load(id) {
    if (id !== ROWS) return undefined
    // Written out row by row as the real table is: a page that bundles it grows with it.
    return `export const rows = ${JSON.stringify(generatedRows(count))}`
  },
})

const generatedRows = (count: number): readonly Page[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `page-generee-${String(index + 1).padStart(5, '0')}`
    return { id, folder: 'article', screen: 'article', fr: [`/${id}`], en: [], priority: 0.3 }
  })
