/** Storybook, built as files: what is captured is what a visitor of the published book sees. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../server/program.ts'
import { MADE } from './results.ts'

export interface Book {
  readonly folder: string
  /** Hash of all that it was built from. */
  readonly stamp: string
  readonly stories: readonly BookStory[]
}

export interface BookStory {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** Builds it unless the last build was made from the same files. */
export const builtBook = async (): Promise<Book> => {
  const stamp = currentStamp()
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
    console.log('Building Storybook…')
    // A build that fails halfway must not pass for the one before.
    rmSync(STAMP, { force: true })
    // Stories alone: no pages of documentation, which nothing here looks at.
    const options = ['--test', '--quiet', '--output-dir', BOOK]
    const { code, out, err } = await run([STORYBOOK, 'build', ...options]).ended
    if (code !== 0)
      throw new Error(`Storybook could not be built (exit code ${code})\n${out}${err}`)
    writeFileSync(STAMP, stamp)
  }
  return { folder: BOOK, stamp, stories: storiesOf(BOOK) }
}

export const storiesOf = (folder: string): readonly BookStory[] => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, BookStory & { readonly type: string }>>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const STORYBOOK = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js')
const BOOK = join(MADE, 'book')
const STAMP = join(MADE, 'book', '.stamp')

/** What stories are made of. The panel is in Storybook, but in no story. */
const SOURCES = ['package-lock.json', '.storybook', 'engine', 'ui', 'site', 'stories']
const PANEL = join('.storybook', 'visual')

/** Hash of all that stories are made of, as it is now. */
export const currentStamp = (): string => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) {
    const content = readFileSync(join(ROOT, file))
    // The length keeps two files from being mistaken for one that holds both.
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const filesIn = (path: string): readonly string[] => {
  if (path === PANEL) return []
  if (/\.\w+$/u.test(path) && path !== '.storybook') return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name)
      return entry.isDirectory() ? filesIn(inside) : [inside]
    })
}
