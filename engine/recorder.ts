import type { Commands, Engine, Input, ReadingId, Snapshot, Step } from './companion.ts'
import { clockTime } from './clock-time.ts'
import { isObject } from './json.ts'
import { MARKS } from './marks.ts'
import { isTellable, type Scenario, SCENARIO } from './scenario.ts'

/** A life that remembers how it came about. */
export interface Recorder<R extends ReadingId> {
  readonly snapshot: Snapshot<R>
  /** What `replay` would give for {@link Recorder.scenario}. */
  readonly hash: string
  dispatch(input: Input<R>): Step<R>
  /** Everything so far, with the marks that it must meet again. */
  scenario(): Scenario<R>
  /** The snapshot after command number `seq`; 0 is the beginning. */
  seek(seq: number): Snapshot<R>
}

export const recorder = <R extends ReadingId>(
  engine: Engine<R>,
  seed: string,
  start: number,
): Recorder<R> => {
  const inputs: Input<R>[] = []
  const marks: string[] = []
  let snapshot = engine.create({ seed, at: start })
  /** A snapshot now and then, so that seeking runs through few commands. */
  const stops = [snapshot]
  const origin = { at: snapshot.at, mark: MARKS.first(snapshot) }

  return {
    get snapshot() {
      return snapshot
    },
    get hash() {
      return marks.at(-1) ?? origin.mark
    },
    dispatch({ at: said, command: given }) {
      const command = told(given)
      // Whatever the clock said, time only goes forward in a scenario.
      const at = Math.max(snapshot.at, clockTime(said) ?? snapshot.at)
      const step = engine.step(snapshot, { at, command })
      snapshot = step.next
      inputs.push({ at, command })
      marks.push(MARKS.next(marks.at(-1) ?? origin.mark, command, step))
      if (inputs.length % STRIDE === 0) stops.push(snapshot)
      return step
    },
    scenario() {
      let before = origin.at
      const timed = inputs.map(({ at, command }) => {
        const dt = at - before
        before = at
        return [dt, command] as const
      })
      const { reading, rules, extensions } = engine
      const expect = { hash: marks.at(-1) ?? origin.mark, marks: [...marks] }
      const head = { format: SCENARIO.format, reading, rules, extensions, seed } as const
      return { ...head, start: origin.at, inputs: timed, expect }
    },
    seek(seq) {
      const target = Math.max(0, Math.min(inputs.length, Math.floor(seq)))
      const stop = Math.floor(target / STRIDE)
      return engine.run(stops[stop]!, inputs.slice(stop * STRIDE, target))
    },
  }
}

const STRIDE = 64

/** A command as a scenario will hold it: what JSON cannot hold must not take effect either. */
const told = <C extends Commands[ReadingId]>(command: C): C => {
  try {
    if (isTellable(command)) {
      const copy: unknown = JSON.parse(JSON.stringify(command))
      if (isObject(copy) && typeof copy['type'] === 'string') return copy as C
    }
  } catch {
    // It contains itself, is nested too deep, or is nothing at all.
  }
  return { type: '' } as unknown as C
}
