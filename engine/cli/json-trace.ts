import type { Scenario, Trace } from '../index.ts'
import { petsOf } from '../replay.ts'

/** A scenario that was played, and whether the pet after each command is to be told. */
export interface Played {
  readonly scenario: Scenario
  readonly trace: Trace
  readonly states: boolean
}

/** The machine form in pieces: one text of it all could grow too long for a string. */
export function* jsonOf(played: readonly Played[], many: boolean): Generator<string> {
  if (many) yield '['
  for (const [i, each] of played.entries()) {
    if (i > 0) yield ','
    yield* one(each)
  }
  yield many ? ']\n' : '\n'
}

function* one({ scenario, trace, states }: Played): Generator<string> {
  const { reading, hash, marks, events, final } = trace
  yield JSON.stringify({ reading, hash, marks, events }).slice(0, -1)
  // One pet at a time: all of them together may be more than fits.
  if (states) yield* listOf('states', petsOf(scenario))
  yield `,"final":${JSON.stringify(final)}}`
}

function* listOf(name: string, values: Iterable<unknown>): Generator<string> {
  yield `,"${name}":[`
  let comma = ''
  for (const value of values) {
    yield comma + JSON.stringify(value)
    comma = ','
  }
  yield ']'
}
