import type { Commands, Engine, ReadingId, Snapshot } from '#engine'
import { remedyFor, type Remedy } from '#companion/care-panel'

/** A gesture that gives her energy back, and how much of it as things stand. */
export interface Way<R extends ReadingId = ReadingId> {
  readonly command: Commands[R]
  readonly gives: number
  /** What she is given, where it is a thing of hers. */
  readonly item?: Remedy['item']
}

/** What she could do again if she were left alone, and in how many milliseconds. */
export interface Wait {
  readonly action: string
  readonly ms: number
}

/** A sign, sleep where these rules have it, the least of the things that help: each is tried. */
export const waysBack = <R extends ReadingId>(
  engine: Engine<R>,
  snapshot: Snapshot<R>,
): readonly Way<R>[] => {
  const { item } = remedyFor(snapshot as Snapshot, { stat: 'energy' }) ?? {}
  const all: readonly { readonly type: string; readonly itemId?: unknown }[] = [
    { type: 'logo-click' },
    ...(snapshot.reading === 'A' ? [{ type: 'sleep' }] : []),
    ...(item ? [{ type: 'use-item', itemId: item.id }] : []),
  ]
  const before = snapshot.pet.stats.energy
  return (all as readonly Commands[R][]).map((command) => {
    const { next } = engine.step(snapshot, { at: snapshot.at, command })
    return {
      command,
      gives: next.pet.stats.energy - before,
      ...(command.type === 'use-item' && item && { item }),
    }
  })
}

/** Her clock is let run, from one thing that is due to the next, until nothing is refused. */
export const waitsFor = <R extends ReadingId>(
  engine: Engine<R>,
  snapshot: Snapshot<R>,
): readonly Wait[] => {
  const tooLow = (of: Snapshot<R>) =>
    engine.legal(of).flatMap((one) => (!one.ok && one.reason === 'stat-too-low' ? [one.type] : []))
  const waits: Wait[] = []
  let now = snapshot
  let refused = tooLow(now)
  for (let steps = 0; refused.length > 0 && steps < MOST_STEPS; steps += 1) {
    const due = engine.nextDue(now)
    if (due === undefined) break
    now = engine.step(now, { at: due, command: { type: 'tick' } }).next
    const still = tooLow(now)
    for (const action of refused)
      if (!still.includes(action)) waits.push({ action, ms: now.at - snapshot.at })
    refused = still
  }
  return waits
}

/** A minute of rest a step, and a few things that end meanwhile; what lacks still is not waited for. */
const MOST_STEPS = 100
