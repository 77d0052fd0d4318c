import type { Commands, Engine, EngineEvent, ReadingId, Snapshot } from '../../engine/index.ts'

/** A life as it stands, and what its last command brought about. */
export interface LifeMoment<R extends ReadingId = ReadingId> {
  readonly snapshot: Snapshot<R>
  readonly events: readonly EngineEvent[]
}

export interface CompanionStore<R extends ReadingId = ReadingId> {
  readonly engine: Engine<R>
  /** @returns what stops listening; her clock runs while somebody listens */
  subscribe: (listener: () => void) => () => void
  get: () => LifeMoment<R>
  send: (command: Commands[R]) => readonly EngineEvent[]
  /** Goes on from another life: a save that was read. */
  adopt: (snapshot: Snapshot<R>) => void
}

export interface StoreOptions<R extends ReadingId> {
  readonly engine: Engine<R>
  readonly snapshot: Snapshot<R>
  /** Milliseconds, on the clock that the life began with. */
  readonly now: () => number
  /** Calls once, after so many milliseconds. @returns what takes it back */
  readonly schedule: (delay: number, act: () => void) => () => void
}

/** Owns a life: takes commands, and wakes by itself when the next thing in it is due. */
export const createCompanionStore = <R extends ReadingId>(
  options: StoreOptions<R>,
): CompanionStore<R> => {
  const { engine, now, schedule } = options
  const listeners = new Set<() => void>()
  let moment: LifeMoment<R> = { snapshot: options.snapshot, events: [] }
  let cancel: (() => void) | undefined

  // One deadline at a time, whatever is pending: the engine says which comes first.
  const wait = () => {
    cancel?.()
    cancel = undefined
    const due = listeners.size > 0 ? engine.nextDue(moment.snapshot) : undefined
    if (due !== undefined)
      cancel = schedule(Math.min(Math.max(due - now(), 0), LONGEST), () => send(TICK))
  }
  const become = (next: LifeMoment<R>) => {
    moment = next
    wait()
    for (const listener of listeners) listener()
  }
  const send = (command: Commands[R]): readonly EngineEvent[] => {
    const { next, events } = engine.step(moment.snapshot, { at: now(), command })
    // Nothing has happened on a tick: who has just been told why she refused still sees it.
    become({ snapshot: next, events: command.type === 'tick' ? moment.events : events })
    return events
  }
  return {
    engine,
    send,
    get: () => moment,
    adopt: (snapshot) => become({ snapshot, events: [] }),
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) wait()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) wait()
      }
    },
  }
}

/** Both readings know it: it only lets time pass. */
const TICK = { type: 'tick' } as const
/** Browsers take a longer delay for none. */
const LONGEST = 2 ** 31 - 1
