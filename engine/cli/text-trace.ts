import { type EngineEvent, type Pets, type Scenario, type Trace } from '../index.ts'

/** A trace as lines for people: when, what, what moved, and what came of it. */
export function* textOf(scenario: Scenario, trace: Trace): Generator<string> {
  const { reading, seed, inputs, extensions } = scenario
  const rest = extensions ? ', extensions' : ''
  yield `Reading ${reading}, seed ${JSON.stringify(seed)}${rest}, ${inputs.length} commands\n`
  let at = scenario.start
  let next = 0
  for (const [i, [dt, command]] of inputs.entries()) {
    at += dt
    const { type, ...fields } = command as { type: string }
    const given = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : ''
    yield `${String(i + 1).padStart(5)}  ${String(at).padStart(10)}  ${type}${given}\n`
    const moved = statsMoved(trace.states[i - 1], trace.states[i]!)
    if (moved !== '') yield `${INDENT}${moved}\n`
    for (; next < trace.events.length && trace.events[next]![0] === i + 1; next++)
      yield `${INDENT}- ${lineOf(trace.events[next]![1])}\n`
  }
  yield `Hash ${trace.hash}\n`
}

const statsMoved = (before: Pets['A' | 'B'] | undefined, after: Pets['A' | 'B']): string =>
  before === undefined
    ? ''
    : Object.entries(after.stats)
        .map(
          ([stat, value]) => [stat, (before.stats as Record<string, number>)[stat], value] as const,
        )
        .filter(([, from, to]) => from !== to)
        .map(([stat, from, to]) => `${stat} ${from} → ${to}`)
        .join(', ')

const lineOf = ({ type, ...fields }: EngineEvent): string => {
  const values = Object.entries(fields).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return values.length > 0 ? `${type}: ${values.join(', ')}` : type
}

const INDENT = ' '.repeat(19)
