/** Names the program that draws pages, so that the build draws again only what may look different. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Records and texts of pages. They reach a page through its data alone, which has its own hash. */
const WRITTEN =
  /^site[/](?:content[/](?!check[/]|facts[/])[^/]+[/](?!collection[.]ts)[^/]+[.](?:ts|md)|workflows[/](?:recipes[/][^/]+[/][^/]+[.]ts|receipts[.]json))$/u

/**
 * Writes `renderer.txt` beside the server's files: another text for another module, of the project
 * or of a package, that what authors write is not.
 * @param root the project's folder
 */
export const rendererHash = (root: string): Plugin => ({
  name: 'renderer-hash',
  applyToEnvironment: ({ name }) => name === 'ssr',
  writeBundle({ dir = root }, bundle) {
    const modules = Object.values(bundle)
      .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
      .map(([id, { code }]) => [relative(root, id), code] as const)
      .filter(([id]) => !WRITTEN.test(id.replaceAll('\\', '/')))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    const hash = createHash('sha256').update(JSON.stringify(modules)).digest('hex')
    writeFileSync(join(dir, 'renderer.txt'), `${hash}\n`)
  },
})
