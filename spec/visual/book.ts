/** Storybook, built as files: what is captured is what a visitor of the published book sees. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { run } from '../server/program.ts'
import { MARK } from './results.ts'
import type { Project } from './settings.ts'

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
export const builtBook = async (project: Project): Promise<Book> => {
  const folder = join(project.made, 'book')
  const mark = join(folder, '.stamp')
  const stamp = currentStamp(project)
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== stamp) {
    console.log('Building Storybook…')
    // A build that fails halfway must not pass for the one before.
    rmSync(mark, { force: true })
    // Stories alone: no pages of documentation, which nothing here looks at.
    const options = ['--test', '--quiet', '--output-dir', folder, '--config-dir', project.configDir]
    const program = [storybookOf(project), 'build', ...options]
    const { code, out, err } = await run(program, {}, project.root).ended
    if (code !== 0)
      throw new Error(`Storybook could not be built (exit code ${code})\n${out}${err}`)
    writeFileSync(mark, stamp)
  }
  return { folder, stamp, stories: storiesOf(folder) }
}

export const storiesOf = (folder: string): readonly BookStory[] => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, BookStory & { readonly type: string }>>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Hash of all that stories are made of, as it is now. */
export const currentStamp = (project: Project): string => {
  const hash = createHash('sha256')
  for (const file of sourcesOf(project)) {
    const content = readFileSync(join(project.root, file))
    // The length keeps two files from being mistaken for one that holds both.
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** What stories are made of, by path from the project's root. */
export const sourcesOf = ({
  root,
  sources,
  configDir,
  baseline,
  made,
}: Project): readonly string[] => {
  const inside = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = join(folder, entry.name)
        if (path === baseline || path === made) return []
        if (!entry.isDirectory()) return entry.isFile() ? [path] : []
        if (existsSync(join(path, MARK))) return []
        return isLeftOut(entry.name) && path !== configDir ? [] : inside(path)
      })
  return sources
    .map((source) => join(root, source))
    .flatMap((path) => (statSync(path).isDirectory() ? inside(path) : [path]))
    .map((path) => relative(root, path))
}

/** What others made, and what tools keep for themselves. */
const isLeftOut = (folder: string): boolean =>
  /^(?:\..*|node_modules|dist|build|coverage|storybook-static)$/u.test(folder)

/** That of the project, wherever this comes from. */
const storybookOf = ({ root }: Project): string => {
  const manifest = createRequire(join(root, 'package.json')).resolve('storybook/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    readonly bin: string | { readonly storybook: string }
  }
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin.storybook)
}
