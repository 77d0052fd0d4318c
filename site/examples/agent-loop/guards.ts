/** Doors before the list: each says whether a task may enter. */
import type { Done, Guards, Task } from './loop.ts'

type Admit = NonNullable<Guards['admit']>

/** Neither waiting nor done, to the letter. */
export const unseen: Admit = ({ name }, pending, done) =>
  [...pending, ...done].every((other) => other.name !== name)

const SMALL = new Set(['a', 'and', 'for', 'in', 'more', 'of', 'once', 'the', 'with'])
const wordsOf = (name: string) =>
  new Set(
    name
      .toLowerCase()
      .split(/\W+/u)
      .filter((word) => word !== '' && !SMALL.has(word)),
  )
const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((word) => b.has(word)).length

/** Words in common, of all that either has. */
export const jaccard = (a: string, b: string): number => {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  const both = shared(one, two)
  return both / Math.max(1, one.size + two.size - both)
}

/** Words in common, of the shorter: 1 where one only adds words to the other. */
export const overlap = (a: string, b: string): number => {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  return shared(one, two) / Math.max(1, Math.min(one.size, two.size))
}

/** Unlike everything waiting or done. */
export const unlike =
  (alike: (a: string, b: string) => number, from: number): Admit =>
  ({ name }, pending, done) =>
    [...pending, ...done].every((other) => alike(other.name, name) < from)

export const notDeeper =
  (most: number): Admit =>
  ({ depth }) =>
    depth <= most

export const all =
  (...doors: readonly Admit[]): Admit =>
  (task: Task, pending: readonly Task[], done: readonly Done[]) =>
    doors.every((door) => door(task, pending, done))
