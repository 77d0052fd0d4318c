/** The places where two pictures of one size differ, each by what stands there before and after. */
import { createHash, type Hash } from 'node:crypto'
import { words, type Pixels } from './pixels.ts'

/** Pixels of one row, side by side, that all differ. */
interface Run {
  readonly y: number
  readonly from: number
  readonly to: number
  /** Another run of the same place, nearer to its first one; itself, where it is the first. */
  place: Run
}

/**
 * @returns a hash for each place, the same wherever in a picture it lies and whatever is around it;
 *   undefined where there are too many to tell
 */
export const patchesOf = (before: Pixels, after: Pixels): readonly string[] | undefined => {
  const [old, now] = [words(before), words(after)]
  const runs = runsOf(old, now, before.width)
  if (runs === undefined) return undefined
  joinNeighbours(runs)
  const places = new Map<Run, Run[]>()
  for (const run of runs) {
    const own = places.get(firstOf(run)) ?? []
    own.push(run)
    places.set(firstOf(run), own)
  }
  if (places.size > MOST_PLACES) return undefined
  const row = (colours: Uint32Array, { y, from, to }: Run) =>
    colours.subarray(y * before.width + from, y * before.width + to)
  const hashes = [...places.values()].map((own) => {
    const [top, left] = [own[0]!.y, Math.min(...own.map(({ from }) => from))]
    const hash = createHash('sha256')
    for (const run of own)
      tell(tell(hash.update(`${run.y - top} ${run.from - left}\n`), row(old, run)), row(now, run))
    return hash.digest('hex').slice(0, 16)
  })
  return [...new Set(hashes)].toSorted()
}

const MOST_RUNS = 60_000
const MOST_PLACES = 400

/** Letters of a word, and lines of a picture, are one place. */
const NEAR = 6

const tell = (hash: Hash, colours: Uint32Array): Hash => hash.update(Uint32Array.from(colours))

const runsOf = (old: Uint32Array, now: Uint32Array, width: number): readonly Run[] | undefined => {
  const runs: Run[] = []
  for (let at = 0; at < old.length; at++) {
    if (old[at] === now[at]) continue
    const y = Math.floor(at / width)
    const start = at
    while (at < (y + 1) * width && old[at] !== now[at]) at++
    const run = { y, from: start - y * width, to: at - y * width } as Run
    run.place = run
    runs.push(run)
    if (runs.length > MOST_RUNS) return undefined
    // The pixel that ended it is the same in both, or the first of the next row.
    at--
  }
  return runs
}

const joinNeighbours = (runs: readonly Run[]): void => {
  let first = 0
  for (const [at, run] of runs.entries()) {
    while (runs[first]!.y < run.y - NEAR) first++
    for (let other = first; other < at; other++) {
      const { from, to } = runs[other]!
      if (from <= run.to + NEAR && to >= run.from - NEAR) join(runs[other]!, run)
    }
  }
}

const firstOf = (run: Run): Run => {
  let first = run
  while (first.place !== first) {
    first.place = first.place.place
    first = first.place
  }
  return first
}

const join = (one: Run, other: Run): void => {
  const [a, b] = [firstOf(one), firstOf(other)]
  if (a.y < b.y || (a.y === b.y && a.from < b.from)) b.place = a
  else a.place = b
}
