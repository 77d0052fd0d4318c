/**
 * Tests of what the project is made with, not of the product: they name no rule. While nothing that
 * a tool is made of has changed since they last passed, `npm test` leaves them out and says so; with
 * `CI=true`, `npm run verify` or a plain `vitest run` they run.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'

const ROOT = join(import.meta.dirname, '../..')

/** Files of tests, and what they read: files and folders. */
const TOOLS: Readonly<Record<string, readonly string[]>> = {
  'spec/server/scripts.spec.ts': [
    'site/scripts',
    'spec/server/project.ts',
    'spec/server/program.ts',
  ],
  ...Object.fromEntries(
    ['accept', 'accepted', 'baseline', 'cli', 'compare', 'endpoint', 'pack'].map((name) => [
      `spec/visual/${name}.spec.ts`,
      ['spec/visual', '.storybook', 'spec/server/program.ts', 'spec/support/browser.ts'],
    ]),
  ),
}

/** What each test file passed with, by file. */
const KEPT = join(ROOT, '.cache/tools.json')

/** Test files that have nothing new to say, each with a line about it. */
export const unchangedTools = (): readonly string[] => {
  if (process.env['TOOLS'] !== 'changed') return []
  const kept = readKept()
  const unchanged = Object.keys(TOOLS).filter((file) => kept[file] === stateOf(file))
  for (const file of unchanged)
    console.log(`${file}: left out, it passed with its tool as it is now (CI=true runs it)`)
  return unchanged
}

export const isTool = (file: string): boolean => Object.hasOwn(TOOLS, relative(ROOT, file))

/** What all tool's tests are about to run with: to be asked before, and kept once they passed. */
export const statesOfTools = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(TOOLS).map((file) => [file, stateOf(file)]))

/** @param passed absolute paths of test files, every test of which passed */
export const keepPassed = (
  passed: readonly string[],
  states: Readonly<Record<string, string>>,
): void => {
  const files = passed.filter(isTool).map((file) => relative(ROOT, file))
  if (files.length === 0) return
  mkdirSync(dirname(KEPT), { recursive: true })
  const own = Object.fromEntries(files.map((file) => [file, states[file]]))
  writeFileSync(KEPT, JSON.stringify({ ...readKept(), ...own }, undefined, 2))
}

const readKept = (): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}

const stateOf = (file: string): string => {
  const hash = createHash('sha256').update(process.version)
  for (const path of [file, 'package-lock.json', ...(TOOLS[file] ?? [])].flatMap(filesIn)) {
    const content = readFileSync(join(ROOT, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const filesIn = (path: string): readonly string[] => {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => join(path, name))
    .filter((name) => statSync(join(ROOT, name)).isFile())
}
