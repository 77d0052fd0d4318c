import type { Trace } from '../index.ts'

/** The machine form in pieces: one text of it all could grow too long for a string. */
export function* jsonOf(traces: readonly Trace[], many: boolean): Generator<string> {
  if (many) yield '['
  for (const [i, trace] of traces.entries()) {
    if (i > 0) yield ','
    yield* one(trace)
  }
  yield many ? ']\n' : '\n'
}

function* one({ reading, hash, marks, events, states, final }: Trace): Generator<string> {
  const head = JSON.stringify({ reading, hash, marks, events })
  yield `${head.slice(0, -1)},"states":[`
  for (const [i, pet] of states.entries()) yield `${i > 0 ? ',' : ''}${JSON.stringify(pet)}`
  yield `],"final":${JSON.stringify(final)}}`
}
