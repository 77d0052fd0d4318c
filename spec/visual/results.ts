/** What a run found, kept for whoever looks at it afterwards: the panel, the report, `--accept`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Box } from './compare.ts'
import { isStoryId, isVariant, type Size } from './matrix.ts'
import type { Trace } from './trace.ts'

export const STATES = ['same', 'changed', 'new', 'removed', 'error'] as const
export type State = (typeof STATES)[number]

export interface Shot {
  readonly story: string
  readonly variant: string
  readonly state: State
  readonly before?: Size
  readonly after?: Size
  /** Of the new picture, where it is not the one that was accepted. */
  readonly hash?: string
  /** Where it changed: how many pixels, which share of all, and the smallest box around them. */
  readonly pixels?: number
  readonly share?: number
  readonly box?: Box
  /** What went wrong. */
  readonly message?: string
}

export interface Results {
  /** Hash of the sources that were built: whether these results still speak of them. */
  readonly stamp: string
  readonly browser: string
  /** What stories are called, by id. */
  readonly stories: Readonly<Record<string, { readonly title: string; readonly name: string }>>
  readonly shots: readonly Shot[]
  /** Those that are not as accepted, by what may be the reason. */
  readonly groups: readonly Group[]
}

/** Shots that differ for one reason. */
export interface Group {
  /** The same for the same reason, in another run as well. */
  readonly id: string
  /** The reason, in words. */
  readonly says: string
  /** The first is as good as any; where places are compared, it has all that any of them has. */
  readonly shots: readonly Which[]
}

/** Where a run finds what was accepted, and leaves what it found. */
export interface Places {
  readonly baseline: string
  readonly results: string
}

/** By it a folder is known as a report, which the next one may take the place of. */
export const MARK = '.visual-report'

/** Pictures that a run keeps: of what it did not find as it was. */
export const KINDS = ['new', 'diff'] as const
export type Kind = (typeof KINDS)[number]

export type Which = Pick<Shot, 'story' | 'variant'>

/** Results and their pictures in a folder. */
export interface ResultsStore {
  readonly read: () => Results | undefined
  readonly write: (results: Results) => void
  readonly picture: (kind: Kind, which: Which) => Buffer | undefined
  readonly keepPicture: (kind: Kind, which: Which, png: Buffer) => void
  readonly trace: (which: Which) => Trace | undefined
  readonly keepTrace: (which: Which, trace: Trace) => void
  /** And the trace. */
  readonly dropPictures: (which: Which) => void
  readonly clear: () => void
}

export const resultsIn = (folder: string): ResultsStore => {
  const file = join(folder, 'results.json')
  const pathOf = (kind: Kind | 'trace', { story, variant }: Which) => {
    if (!isStoryId(story) || !isVariant(variant)) throw new Error(`no picture: ${story} ${variant}`)
    return join(folder, kind, story, `${variant}${kind === 'trace' ? '.json' : '.png'}`)
  }
  return {
    read: () =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined,
    write: (results) => write(file, `${JSON.stringify(results, undefined, 1)}\n`),
    picture: (kind, which) => {
      const path = pathOf(kind, which)
      return existsSync(path) ? readFileSync(path) : undefined
    },
    keepPicture: (kind, which, png) => write(pathOf(kind, which), png),
    trace: (which) => {
      const path = pathOf('trace', which)
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Trace) : undefined
    },
    keepTrace: (which, trace) => write(pathOf('trace', which), JSON.stringify(trace)),
    dropPictures: (which) => {
      for (const kind of [...KINDS, 'trace'] as const) rmSync(pathOf(kind, which), { force: true })
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const write = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Results where some shots were looked at again, and all others are as they were. */
export const merged = (before: Results | undefined, now: Results): Results => {
  const seen = new Set(now.shots.map(({ story }) => story))
  const kept = before?.stamp === now.stamp ? before.shots : []
  const shots = [...kept.filter(({ story }) => !seen.has(story)), ...now.shots]
  return { ...now, shots: shots.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)) }
}

export const nameOf = ({ story, variant }: Pick<Shot, 'story' | 'variant'>): string =>
  `${story} ${variant}`
