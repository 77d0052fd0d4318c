/** Counts this repository's own history: what the page about code activity shows, with its date. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodeActivity } from '../../site/content/code-activity.ts'
import { ROOT } from '../support/source.ts'

/** Folders that are counted; all that stands beside them is `rest`. */
const AREAS = ['engine', 'ui', 'site', 'stories', 'spec'] as const
const REST = 'rest'

const HOUR = 3_600_000
/** The finest step that gives a readable number of columns. */
const STEPS = [
  { step: 'hour', ms: HOUR },
  { step: 'day', ms: 24 * HOUR },
  { step: 'week', ms: 7 * 24 * HOUR },
] as const
const MOST_PERIODS = 14
const LATEST = 8

export default (): Promise<boolean> => {
  const commits = readCommits()
  const [last, first] = [commits[0], commits.at(-1)]
  if (last === undefined || first === undefined) throw new Error('there is no history to count')
  const areas = [...AREAS, REST]
  const { step, ms } =
    STEPS.find((one) => (last.at - first.at) / one.ms < MOST_PERIODS) ?? STEPS.at(-1)!
  const start = Math.floor(first.at / ms) * ms
  const periods = Array.from({ length: Math.floor((last.at - start) / ms) + 1 }, (_, index) => {
    const from = start + index * ms
    const inside = commits.filter(({ at }) => at >= from && at < from + ms)
    return {
      start: new Date(from).toISOString(),
      commits: inside.length,
      touched: areas.map((area) => inside.filter((one) => one.areas.has(area)).length),
    }
  })
  const activity: CodeActivity = {
    commit: git('rev-parse', '--short=7', 'HEAD').trim(),
    counted: new Date(last.at).toISOString(),
    commits: commits.length,
    step,
    areas: areas.map((area) => ({
      area,
      commits: commits.filter((one) => one.areas.has(area)).length,
      ...sizeOf(area),
    })),
    periods,
    latest: commits
      .slice(0, LATEST)
      .map(({ at, subject }) => ({ at: new Date(at).toISOString(), subject })),
  }
  const file = join(ROOT, 'site/content/code-activity.json')
  writeFileSync(file, `${JSON.stringify(activity, null, 2)}\n`)
  execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [file])
  console.log(`${commits.length} commits up to ${activity.commit}, by ${step}.`)
  return Promise.resolve(true)
}

interface Commit {
  readonly at: number
  readonly subject: string
  readonly areas: ReadonlySet<string>
}

/** Most recent first; who made them is not asked. */
const readCommits = (): readonly Commit[] =>
  git('log', '--no-merges', '--name-only', '--format=%x00%ct%x1f%s')
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', ...files] = entry.trim().split('\n')
      const [seconds, subject = ''] = head.split('\u001F')
      return {
        at: Number(seconds) * 1000,
        subject,
        areas: new Set(files.filter(Boolean).map(areaOf)),
      }
    })
    .toSorted((one, other) => other.at - one.at)

const areaOf = (file: string): string => AREAS.find((area) => file.startsWith(`${area}/`)) ?? REST

/** Text files of an area and their lines, as they stand in the last commit; a lockfile is nobody's text. */
const sizeOf = (area: string): { readonly files: number; readonly lines: number } => {
  const rows = git('grep', '-Ic', '', 'HEAD', '--', '.', ':!package-lock.json')
    .trim()
    .split('\n')
    .map((row) => /^HEAD:(?<file>.+):(?<lines>\d+)$/u.exec(row)?.groups)
    .filter((row) => row !== undefined && areaOf(row['file'] ?? '') === area)
  return {
    files: rows.length,
    lines: rows.reduce((sum, row) => sum + Number(row?.['lines']), 0),
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
