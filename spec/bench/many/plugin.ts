/** Adds generated pages to a build: the product's own code has no trace of it. */
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../../server/program.ts'

const HERE = import.meta.dirname
const COLLECTIONS = join(ROOT, 'site/content/collections.ts')

export const manyPages = (count: number): Plugin => ({
  name: 'many-pages',
  enforce: 'pre',
  resolveId(source, importer) {
    // Ours builds on the one that it replaces.
    if (importer === undefined || dirname(importer) === HERE) return undefined
    return resolve(importer, '..', source) === COLLECTIONS
      ? join(HERE, 'collections.ts')
      : undefined
  },
  load: (id) => (id === join(HERE, 'count.ts') ? `export const count = ${count}` : undefined),
})
