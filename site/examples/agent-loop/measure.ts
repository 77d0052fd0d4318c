/** The same caricature behind more and more doors: `npx tsx measure.ts` prints the table. */
import { fileURLToPath } from 'node:url'
import { all, notDeeper, overlap, unlike, unseen } from './guards.ts'
import { run, type Guards, type Model } from './loop.ts'
import { bookings, eager, FIRST, meaning, TOPICS } from './open-day.ts'

const finished: Guards['finished'] = (done) => bookings(done) === TOPICS.length
/** Sorted from the goal backwards: what books comes before what prepares. */
export const FROM_THE_GOAL = ['book', 'choose', 'compare', 'list', 'check', 'report', 'review']

export const SETTINGS: readonly (readonly [string, () => Model, Guards])[] = [
  ['as in 2023', eager, {}],
  ['exact words', eager, { admit: unseen }],
  ['same words', eager, { admit: unlike(overlap, 0.75) }],
  ['and depth 3', eager, { admit: all(unlike(overlap, 0.75), notDeeper(3)) }],
  ['and a goal', eager, { admit: unlike(overlap, 0.75), finished }],
  ['goal first', () => eager(FROM_THE_GOAL), { admit: unlike(overlap, 0.75), finished }],
]

export const measured = async (most = 60): Promise<readonly string[]> => {
  const lines = ['guards        turns  calls  again  left  booked  ended']
  for (const [name, model, guards] of SETTINGS) {
    const { why, done, pending, calls } = await run(FIRST, model(), most, guards)
    const again = done.length - new Set(done.map((each) => meaning(each.name))).size
    const cells = [done.length, calls, again, pending.length, bookings(done)]
    const widths = [5, 5, 5, 4, 6]
    lines.push(
      `${name.padEnd(12)}  ${cells.map((cell, at) => String(cell).padStart(widths[at]!)).join('  ')}  ${why}`,
    )
  }
  return lines
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of await measured()) console.log(line)
