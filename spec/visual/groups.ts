/** Shots that differ for one reason: looked at once, accepted or rejected at once. */
import { createHash } from 'node:crypto'
import { causesOf } from './causes.ts'
import type { Group, Shot } from './results.ts'
import type { Trace } from './trace.ts'

/** @param shots those as accepted are left out @returns what failed first, then large before small */
export const groupsOf = (
  shots: readonly Shot[],
  traceOf: (shot: Shot) => Trace | undefined,
): readonly Group[] => {
  const changed = shots
    .filter(({ state }) => state === 'changed')
    .map((shot) => ({ shot, trace: traceOf(shot) ?? {} }))
  const causes = causesOf(changed.map(({ trace }) => trace.colours))
  const byColour = gathered(changed, (_, at) => causes[at]?.join(', '))
  const byRoom = gathered(byColour.rest, ({ trace }) => trace.shifts?.join(', '))
  const byPlace = samePlaces(byRoom.rest)
  const alone = gathered(byPlace.rest, ({ shot }) => shot.story)
  return [
    ...ofState(shots, 'error', 'Could not be captured'),
    ...[
      ...byColour.found.map(([colours, own]) => group(`Recoloured: ${colours}`, own)),
      ...byRoom.found.map(([room, own]) => group(`Room between: ${room}`, own)),
      ...byPlace.found,
      ...alone.found.map(([story, own]) => group('Like no other', own, story)),
    ].toSorted((a, b) => b.shots.length - a.shots.length),
    ...ofState(shots, 'new', 'New'),
    ...ofState(shots, 'removed', 'No more'),
  ]
}

interface Traced {
  readonly shot: Shot
  readonly trace: Trace
}

interface Gathered {
  readonly found: readonly (readonly [key: string, own: readonly Traced[]])[]
  /** Those without a key. */
  readonly rest: readonly Traced[]
}

const gathered = (
  all: readonly Traced[],
  keyOf: (one: Traced, at: number) => string | undefined,
): Gathered => {
  const found = new Map<string, Traced[]>()
  const rest: Traced[] = []
  for (const [at, one] of all.entries()) {
    const key = keyOf(one, at)
    if (key === undefined) rest.push(one)
    else found.set(key, [...(found.get(key) ?? []), one])
  }
  return { found: [...found], rest }
}

/** The picture with most places, and all whose places are among its own; and so on. */
const samePlaces = (all: readonly Traced[]) => {
  const found: Group[] = []
  const rest = all.filter(({ trace }) => trace.patches === undefined)
  let open = all
    .filter(({ trace }) => trace.patches !== undefined)
    .toSorted((a, b) => b.trace.patches!.length - a.trace.patches!.length)
  for (let [first] = open; first !== undefined; [first] = open) {
    const places = new Set(first.trace.patches)
    const own = open.filter(({ trace }) => trace.patches!.every((place) => places.has(place)))
    open = open.filter((one) => !own.includes(one))
    if (own.every(({ shot }) => shot.story === first?.shot.story)) rest.push(...own)
    else found.push(group('The very same pixels', own, [...places].join(' ')))
  }
  return { found, rest }
}

const ofState = (shots: readonly Shot[], state: Shot['state'], says: string): readonly Group[] => {
  const own = shots.filter((shot) => shot.state === state).map((shot) => ({ shot, trace: {} }))
  return gathered(own, ({ shot }) => shot.story).found.map(([story, some]) =>
    group(says, some, story),
  )
}

/** @param key what tells it from others that say the same */
const group = (says: string, own: readonly Traced[], key = ''): Group => ({
  id: createHash('sha256').update(`${says}\n${key}`).digest('hex').slice(0, 6),
  says,
  shots: own.map(({ shot: { story, variant } }) => ({ story, variant })),
})
