import type { Commands, Engine, ReadingId, Snapshot } from './companion.ts'
import type { EngineEvent } from './events.ts'
import type { Keeper, Keeping } from './keeper.ts'
import type { Decoded } from './save.ts'

/** A life that goes on: what state libraries, and React's `useSyncExternalStore`, call a store. */
export interface Store<R extends ReadingId = ReadingId> {
  readonly engine: Engine<R>
  /** Her clock runs while somebody listens. @returns what stops listening */
  readonly subscribe: (listener: Listener<R>) => () => void
  readonly getSnapshot: () => Snapshot<R>
  /** What the last command brought about, if time alone has passed since. */
  readonly getEvents: () => readonly EngineEvent<R>[]
  readonly dispatch: (command: Commands[R]) => readonly EngineEvent<R>[]
  /** Goes on from another life: a save that was read. */
  readonly adopt: (snapshot: Snapshot<R>) => void
}

/** Told which command was lived through, her clock's ticks too; none where a life was adopted. */
export type Listener<R extends ReadingId> = (command?: Commands[R]) => void

export interface Clock {
  /** Milliseconds, on the clock that the life began with. */
  readonly now: () => number
  /** Calls once, after so many milliseconds. @returns what takes it back */
  readonly schedule: (delay: number, act: () => void) => () => void
}

export interface StoreOptions<R extends ReadingId> {
  readonly engine: Engine<R>
  /** Where the life begins, unless the storage holds one. */
  readonly snapshot: Snapshot<R>
  readonly clock: Clock
  /** Keeps the life after every command; without one it lives as long as the store. */
  readonly keeper?: Keeper<R>
  /** Told what was found where the life begins: a save that had to be mended, say, or none. */
  readonly onLoad?: (found: Decoded<R>) => void
  /** Told what became of the save, each time. */
  readonly onSave?: (became: Keeping) => void
}

/** Owns a life: takes commands, and wakes by itself when the next thing in it is due. */
export const createStore = <R extends ReadingId>(options: StoreOptions<R>): Store<R> => {
  const { engine, clock, keeper, onLoad, onSave } = options
  const listeners = new Set<Listener<R>>()
  const found = keeper?.load(options.snapshot)
  if (found) onLoad?.(found)
  let { snapshot } = found ?? options
  let events: readonly EngineEvent<R>[] = []
  let cancel: (() => void) | undefined

  // One deadline at a time, whatever is pending: the engine says which comes first.
  const wait = () => {
    cancel?.()
    cancel = undefined
    const due = listeners.size > 0 ? engine.nextDue(snapshot) : undefined
    if (due === undefined) return
    const delay = Math.min(Math.max(due - clock.now(), 0), LONGEST)
    cancel = clock.schedule(delay, () => dispatch(TICK))
  }
  const become = (next: Snapshot<R>, command?: Commands[R]) => {
    snapshot = next
    wait()
    for (const listener of listeners) listener(command)
  }
  const dispatch = (command: Commands[R]): readonly EngineEvent<R>[] => {
    const step = engine.step(snapshot, { at: clock.now(), command })
    // Nothing has happened on a tick: who has just been told why she refused still sees it, and
    // whoever reads the save again lets the same time pass.
    if (command.type !== 'tick') {
      events = step.events
      const became = keeper?.save(step.next)
      if (became) onSave?.(became)
    }
    become(step.next, command)
    return step.events
  }
  return {
    engine,
    dispatch,
    getSnapshot: () => snapshot,
    getEvents: () => events,
    adopt(next) {
      events = []
      become(next)
    },
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
const LONGEST = 0x7fff_ffff
