/** Whether one picture is the other with its things further apart, or closer: what a space leaves. */
import { words, type Pixels } from './pixels.ts'

/**
 * @returns how much came in or went, as in `4 rows more`; undefined where anything but empty room did
 */
export const shiftsOf = (before: Pixels, after: Pixels): readonly string[] | undefined => {
  const rows = shifted(linesOf(before, 'row'), linesOf(after, 'row'))
  if (rows === undefined) return undefined
  const columns = shifted(linesOf(before, 'column'), linesOf(after, 'column'))
  if (columns === undefined) return undefined
  const found = [...rows.map(wordsFor('row')), ...columns.map(wordsFor('column'))]
  return found.length === 0 ? undefined : [...new Set(found)].toSorted()
}

const wordsFor = (line: string) => (by: number) =>
  `${Math.abs(by)} ${line}${Math.abs(by) === 1 ? '' : 's'} ${by > 0 ? 'more' : 'fewer'}`

/**
 * Each row, or column, as one number: of its colours in turn, however long each stretch of one is.
 * Room that grows across the line then changes nothing in it.
 */
const linesOf = (picture: Pixels, line: 'row' | 'column'): Uint32Array => {
  const { width, height } = picture
  const colours = words(picture)
  const [count, length, next, step] =
    line === 'row' ? [height, width, width, 1] : [width, height, 1, width]
  return Uint32Array.from({ length: count }, (_, index) => {
    let hash = 0x811c9dc5
    let last = -1
    for (let at = index * next, done = 0; done < length; done++, at += step) {
      const colour = colours[at]!
      if (colour === last) continue
      last = colour
      hash = Math.imul(hash ^ colour, 0x01000193)
      hash ^= hash >>> 15
    }
    return hash
  })
}

/** By how many lines each stretch of equal ones grew; undefined where the stretches are others. */
const shifted = (before: Uint32Array, after: Uint32Array): readonly number[] | undefined => {
  const [old, now] = [stretches(before), stretches(after)]
  if (old.length !== now.length) return undefined
  if (old.some(({ line }, at) => line !== now[at]!.line)) return undefined
  const grown = old.map(({ length }, at) => now[at]!.length - length)
  // Left at either end is whatever the things in between leave, unless nothing else changed.
  const inside = grown.slice(1, -1).filter((by) => by !== 0)
  return inside.length > 0 ? inside : grown.filter((by) => by !== 0)
}

const stretches = (lines: Uint32Array) => {
  const found: { readonly line: number; length: number }[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last?.line === line) last.length++
    else found.push({ line, length: 1 })
  }
  return found
}
