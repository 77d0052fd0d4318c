import {
  createStore,
  SAVE_KEYS,
  type Commands,
  type Engine,
  type EngineEvent,
  type ReadingId,
  type SaveStatus,
  type Snapshot,
  type Store,
} from '#engine'
import { createUndoStore } from './undo.ts'
import { browserHost, type LifeHost } from './host.ts'
import { fileOf, readingOf, type Import } from './life-file.ts'
import { createSaveStorage, READABLE, type Kept } from './save-storage.ts'

/** A life that is kept on this device. As a store it serves `useCompanion`. */
export interface Life<R extends ReadingId = ReadingId> extends Store<R> {
  /** How its save stands; a new object only when that has changed. */
  readonly saveState: () => SaveState
  /** The whole life as a file's text. */
  readonly exportText: () => string
  /** Goes on from a file's text; `undo` takes it back. */
  readonly importText: (text: string) => Promise<Import>
  /** All defaults; `undo` takes it back, after a reload too. */
  readonly reset: () => Promise<void>
  /** @returns whether there was something to go back to */
  readonly undo: () => Promise<boolean>
  /** Writes the whole save now, as it is done when the page goes out of sight. */
  readonly flush: () => void
  /** Whether nobody listens and no action waits for this tab to lead. */
  readonly idle: () => boolean
  readonly close: () => void
}

export interface SaveState {
  readonly kept: Kept
  /** What became of the save that was found: `corrupt` ones lie under `<key>.bak` and on. */
  readonly found: SaveStatus
  /** Whether `undo` has something to go back to. */
  readonly undo: boolean
}

/** The save is written so long after the last action, or at once when the page is hidden. */
const FLUSH_MS = 2000

/** What the leader did, for those who watch. */
interface Did {
  readonly seq: number
  readonly at: number
  readonly command: unknown
}

/**
 * Opens a life by one reading's rules. Of several tabs one plays and writes: see `tab-leader.ts`.
 * Nothing is written before the first command.
 */
export const openLife = <R extends ReadingId>(
  engine: Engine<R>,
  host: LifeHost = browserHost(),
): Life<R> => {
  const { reading } = engine
  const key = SAVE_KEYS[reading]
  const undoStore = createUndoStore(host.bytes, key)
  const storage = createSaveStorage(engine, host.bytes)
  const fresh = engine.create({ seed: host.seed(), at: host.now() })
  const waiting: (() => void)[] = []
  let listeners = 0
  let cancelFlush: (() => void) | undefined

  const store: Store<R> = createStore({
    engine: {
      ...engine,
      // Every command passes here, her clock's ticks too: it is written down before it is shown.
      step(mine, { at, command: given }) {
        if (!leader.isThisTab()) return { next: mine, events: [] }
        // She rests before anybody has used her, too: nothing of that is worth a visitor's storage.
        if (given.type === 'tick' && storage.kept() === 'unused')
          return engine.step(mine, { at, command: given })
        const input = { at, command: JSON.parse(JSON.stringify(given)) as Commands[R] }
        const from = storage.latest(mine)
        const step = engine.step(from, input)
        // [8.0.13]
        if (step.events.some(({ type }) => type === 'unknown-command'))
          console.warn('Unknown companion action', input.command)
        storage.record(from, input, step.next)
        leader.broadcast({ seq: step.next.seq, at, command: input.command } satisfies Did)
        flushSoon()
        return step
      },
    },
    snapshot: storage.load(fresh),
    clock: {
      now: host.now,
      schedule: (delay, act) =>
        leader.isThisTab()
          ? host.schedule(delay, act)
          : // Whoever leads lets her clock go on. If nobody does any more, this tab will.
            host.schedule(delay + 1000, () => leader.claimIfFree()),
    },
  })
  const current = store.getSnapshot
  const text = () => engine.save.encode(current())
  const become = (snapshot: Snapshot<R>) => store.adopt(snapshot)
  const read = (state: string) => engine.save.decode(state, current())

  const flush = () => {
    cancelFlush?.()
    cancelFlush = undefined
    if (leader.isThisTab()) storage.flush(current())
  }
  const flushSoon = () => {
    cancelFlush?.()
    cancelFlush = host.schedule(FLUSH_MS, flush)
  }

  const leader = host.createLeader(`opale-life ${key}`, {
    gained(handed) {
      const kept = storage.load(current())
      const life = handed === undefined ? kept : read(handed).snapshot
      // What was handed over counts: this tab's view of the storage may still be older.
      if (handed !== undefined && life.seq > 0) storage.write(life)
      become(life)
      for (const act of waiting.splice(0)) act()
    },
    handOver() {
      flush()
      return text()
    },
    received(news) {
      const { seq, at, command } = news as Did
      const mine = current()
      if (seq !== mine.seq + 1) return leader.askState()
      become(engine.step(mine, { at, command: command as Commands[R] }).next)
    },
    // From here on the next leader runs her clock.
    lost: () => become(current()),
    state: text,
    replaced: (state) => become(read(state).snapshot),
  })
  /** Acts at once where this tab leads, else as soon as it does. */
  const whenLeading = (act: () => void) => {
    if (leader.isThisTab()) return act()
    waiting.push(act)
    leader.claim()
  }

  /** The life as it stands, another tab's last actions included. */
  const latestText = () => {
    const latest = storage.latest(current())
    if (latest !== current()) become(latest)
    return text()
  }
  const replace = (snapshot: Snapshot<R>, undo: string | null) => {
    undoStore.keep(undo)
    storage.write(snapshot)
    become(snapshot)
    leader.broadcastState()
  }

  const stands = (): SaveState => ({
    kept: storage.kept(),
    found: storage.found(),
    undo: undoStore.text() !== null,
  })
  let saveState = stands()
  const look = (): SaveState => {
    const now = stands()
    const same = JSON.stringify(now) === JSON.stringify(saveState)
    return (saveState = same ? saveState : now)
  }

  leader.open()
  const stopPage = host.onPage((event) => {
    if (event === 'back') leader.open()
    else if (event === 'shown') {
      const now = storage.latest(current())
      if (now !== current() && leader.isThisTab()) become(now)
    } else {
      flush()
      if (event === 'gone') leader.close()
    }
  })

  return {
    engine,
    getSnapshot: current,
    getEvents: store.getEvents,
    subscribe(listener) {
      const stop = store.subscribe(listener)
      listeners += 1
      return () => {
        listeners -= 1
        stop()
      }
    },
    idle: () => listeners === 0 && waiting.length === 0,
    adopt: (snapshot) => whenLeading(() => replace(snapshot, latestText())),
    dispatch(command) {
      let events: readonly EngineEvent<R>[] = []
      whenLeading(() => {
        events = store.dispatch(command)
      })
      return events
    },
    saveState: look,
    exportText: () => fileOf(reading, text()),
    importText: (file) =>
      new Promise((resolve) => {
        whenLeading(() => {
          if (readingOf(file, reading) !== reading) return resolve('other-reading')
          const { status, snapshot } = read(file)
          if (status === 'newer') return resolve('newer')
          if (status === 'empty' || status === 'corrupt') return resolve('corrupt')
          replace(snapshot, latestText())
          resolve(status === 'repaired' ? 'mended' : 'done')
        })
      }),
    reset: () =>
      new Promise((resolve) => {
        whenLeading(() => {
          undoStore.keep(latestText())
          store.dispatch({ type: 'reset' })
          resolve()
        })
      }),
    undo: () =>
      new Promise((resolve) => {
        whenLeading(() => {
          const kept = undoStore.text()
          const life = kept === null ? undefined : read(kept)
          const there = life !== undefined && READABLE.includes(life.status)
          if (there) replace(life.snapshot, null)
          resolve(there)
        })
      }),
    flush,
    close() {
      flush()
      stopPage()
      leader.close()
    },
  }
}
