/** The lab's state, apart from what shows it: a run, the command looked at, a run to compare. */
import { type Scenario } from '#engine'
import { commonStart, lengthOf, playing, type Run } from './run/run.ts'
import type { Fault } from './share/unreadable.ts'

export interface LabState {
  readonly run: Run
  /** What `run` plays, or soon will: changes that come while one is being played build on it. */
  readonly wanted: Scenario
  /** The command looked at; 0 is the beginning. */
  readonly seq: number
  /** The run that this one is compared with. */
  readonly other: Run | undefined
  /** From 0 to 1 while a run is being played. */
  readonly progress: number | undefined
  /** What was there before the last changes, the newest last. */
  readonly past: readonly Scenario[]
  /** Why the last link or file was not opened. What was there is still there. */
  readonly fault: Fault | undefined
}

/** What a run begins with, before any command. */
export type Head = Pick<Scenario, 'reading' | 'extensions' | 'seed' | 'start'>

export interface Lab {
  readonly get: () => LabState
  readonly subscribe: (listener: () => void) => () => void
  /** Plays another scenario in the place of this one. @param seq what is looked at then */
  readonly open: (scenario: Scenario, seq?: number) => void
  readonly change: (head: Partial<Head>) => void
  readonly replace: (inputs: Scenario['inputs']) => void
  /** Adds commands behind the one looked at, and looks at the last of them. */
  readonly insert: (inputs: Scenario['inputs']) => void
  /** Takes out the command looked at. */
  readonly remove: () => void
  readonly undo: () => void
  readonly go: (seq: number) => void
  /** Keeps the run as it is now, to compare what follows with. */
  readonly keep: () => void
  readonly compareWith: (scenario: Scenario) => void
  readonly stopComparing: () => void
  readonly fail: (fault: Fault | undefined) => void
}

/** How many changes can be taken back. */
const MOST_PAST = 50

/**
 * @param first what is shown to begin with
 * @param later lets the browser breathe between two portions of a long run
 */
export const createLab = (first: Run, later: (act: () => void) => void): Lab => {
  let state: LabState = {
    run: first,
    wanted: first.scenario,
    seq: Math.min(1, lengthOf(first)),
    other: undefined,
    progress: undefined,
    past: [],
    fault: undefined,
  }
  const listeners = new Set<() => void>()
  const set = (next: Partial<LabState>): void => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const player = (): ((scenario: Scenario, end: (run: Run) => void) => void) => {
    /** Only the latest wish is played to its end. */
    let latest = 0
    return (scenario, end) => {
      latest += 1
      const mine = latest
      const same = commonStart(state.run.scenario, scenario)
      const portions = same < 0 ? playing(scenario) : playing(scenario, state.run, same)
      const turn = (): void => {
        if (mine !== latest) return
        const { done, value } = portions.next()
        if (done) end(value)
        else {
          set({ progress: value / scenario.inputs.length })
          later(turn)
        }
      }
      turn()
    }
  }
  const playMain = player()
  const playOther = player()

  /** What will be looked at, once what is wanted has been played. */
  let next: number | undefined
  const show = (scenario: Scenario, seq: number, past: readonly Scenario[]): void => {
    const at = Math.max(0, Math.min(seq, scenario.inputs.length))
    next = at
    set({ wanted: scenario, past })
    playMain(scenario, (run) => {
      next = undefined
      set({ run, seq: at, progress: undefined, fault: undefined })
    })
  }
  const place = (): number => next ?? state.seq
  const edit = (scenario: Scenario, seq = place()): void =>
    show(scenario, seq, [...state.past, state.wanted].slice(-MOST_PAST))
  const withInputs = (inputs: Scenario['inputs']): Scenario => unexpecting(state.wanted, { inputs })

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: (scenario, seq = Math.min(1, scenario.inputs.length)) => edit(scenario, seq),
    change: ({ reading = state.wanted.reading, ...head }) =>
      edit(unexpecting(state.wanted, { ...head, reading, rules: `${reading}@1` })),
    replace: (inputs) => edit(withInputs(inputs), inputs.length),
    insert(added) {
      const { inputs } = state.wanted
      const at = place()
      edit(withInputs([...inputs.slice(0, at), ...added, ...inputs.slice(at)]), at + added.length)
    },
    remove() {
      const seq = place()
      if (seq === 0) return
      edit(withInputs(state.wanted.inputs.filter((_, i) => i !== seq - 1)), seq - 1)
    },
    undo() {
      const before = state.past.at(-1)
      if (before) show(before, place(), state.past.slice(0, -1))
    },
    go(seq) {
      const at = Math.max(0, Math.min(Math.round(seq), lengthOf(state.run)))
      if (at !== state.seq) set({ seq: at })
    },
    keep: () => set({ other: state.run }),
    compareWith: (scenario) =>
      playOther(scenario, (other) => set({ other, progress: undefined, fault: undefined })),
    stopComparing: () => set({ other: undefined }),
    fail: (fault) => set({ fault }),
  }
}

/** What was expected of a scenario says nothing about a changed one. */
const unexpecting = (scenario: Scenario, changes: Partial<Scenario>): Scenario => {
  const { expect: _gone, ...rest } = scenario
  // Each reading has pets of another shape: what one begins with is nothing to the other.
  const { with: _other, ...bare } = rest
  const kept = (changes.reading ?? scenario.reading) === scenario.reading ? rest : bare
  return { ...kept, ...changes }
}
