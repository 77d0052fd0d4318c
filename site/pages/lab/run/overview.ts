/** What a timeline shows of a whole run. */
import type { EngineEvent } from '#engine'
import { lengthOf, type Run } from './run.ts'

export interface Overview {
  readonly refused: number
  /** Refusals in each of equal parts of the run. */
  readonly parts: readonly number[]
  /** How many commands one part holds. */
  readonly size: number
  readonly levels: readonly Tick[]
}

/** A level, and the command that reached it. */
export interface Tick {
  readonly seq: number
  readonly level: number
}

export const overviewOf = (run: Run, most = 96): Overview => {
  const size = Math.max(1, Math.ceil(lengthOf(run) / most))
  const parts = Array.from({ length: Math.ceil(lengthOf(run) / size) }, () => 0)
  const levels: Tick[] = []
  let refused = 0
  for (const [i, events] of run.events.entries()) {
    if (isRefused(events)) {
      refused += 1
      parts[Math.floor(i / size)]! += 1
    }
    const level = levelIn(events)
    if (level !== undefined) levels.push({ seq: i + 1, level })
  }
  return { refused, parts, size, levels }
}

/** A command that changed nothing but its number. */
export const isRefused = (events: readonly EngineEvent[]): boolean =>
  events.some(({ type }) => type === 'refused' || type === 'unknown-command')

/** The last level that a command reached. */
export const levelIn = (events: readonly EngineEvent[]): number | undefined =>
  events.findLast((event) => event.type === 'level-up')?.level

/** All experience that a command brought. */
export const experienceIn = (events: readonly EngineEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.type === 'acted') return sum + event.experience
    return event.type === 'experience-gained' ? sum + event.amount : sum
  }, 0)

export interface TickGroup {
  /** Where its label stands, from 0 to 1. */
  readonly place: number
  readonly first: number
  readonly last: number
}

/** Labels of ticks; those that would touch share one. @param gap the least room, of the whole 1 */
export const groupTicks = (
  ticks: readonly Tick[],
  length: number,
  gap: number,
): readonly TickGroup[] => {
  const groups: TickGroup[] = []
  for (const { seq, level } of ticks) {
    const place = length === 0 ? 0 : seq / length
    const group = groups.at(-1)
    if (group && place - group.place < gap) groups[groups.length - 1] = { ...group, last: level }
    else groups.push({ place, first: level, last: level })
  }
  return groups
}

/** The commands around one, as many on each side where there are any. */
export const windowAround = (
  seq: number,
  length: number,
  size: number,
): readonly [first: number, last: number] => {
  const first = Math.max(1, Math.min(seq - Math.floor(size / 2), length - size + 1))
  return [first, Math.min(length, first + size - 1)]
}

/** The next command, from `seq` on and round again, that `wanted` agrees to. */
export const nextWhere = (
  run: Run,
  seq: number,
  wanted: (events: readonly EngineEvent[]) => boolean,
): number | undefined => {
  const length = lengthOf(run)
  for (let i = 0; i < length; i++) {
    const next = (seq + i) % length
    if (wanted(run.events[next]!)) return next + 1
  }
  return undefined
}
