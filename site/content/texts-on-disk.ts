/** The files of the collections where they stand: a text is read when its page is made. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project's folder: build, tests and dev server run there. */
const ROOT = process.cwd()
const CONTENT = 'site/content'

/** Paths from the project's root. */
export const listFiles = (): readonly string[] =>
  readdirSync(join(ROOT, CONTENT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_COLLECTIONS.has(entry.name))
    .flatMap(({ name }) =>
      readdirSync(join(ROOT, CONTENT, name)).map((file) => `${CONTENT}/${name}/${file}`),
    )

/** @returns nothing where there is no such file */
export const readText = (file: string): string | undefined => {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Folders beside the collections. */
const NO_COLLECTIONS: ReadonlySet<string> = new Set(['check', 'facts'])
