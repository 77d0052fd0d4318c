import { type EngineEvent, type Notification, replay, type Scenario, type Trace } from '../index.ts'

/** A trace as lines for people: when, what, what moved, and what came of it. */
export function* textOf(scenario: Scenario, trace: Trace): Generator<string> {
  const { reading, seed, inputs, extensions } = scenario
  const rest = extensions ? ', extensions' : ''
  const length = `${inputs.length} command${inputs.length === 1 ? '' : 's'}`
  yield `Reading ${reading}, seed ${JSON.stringify(seed)}${rest}, ${length}\n`
  let before = replay({ ...scenario, inputs: [] }).final.pet.stats
  let at = scenario.start
  let next = 0
  for (const [i, [dt, command]] of inputs.entries()) {
    at += dt
    const { type, ...fields } = command as { type: string }
    const given = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : ''
    yield `${String(i + 1).padStart(5)}  ${String(at).padStart(14)}  ${type}${given}\n`
    const stats = trace.stats[i]!
    const moved = statsMoved(before, stats)
    before = stats
    if (moved !== '') yield `${INDENT}${moved}\n`
    for (; trace.events[next]?.[0] === i + 1; next++)
      yield `${INDENT}- ${lineOf(trace.events[next]![1])}\n`
  }
  yield `Hash ${trace.hash}\n`
}

type Stats = Readonly<Record<string, number>>

const statsMoved = (before: Stats, after: Stats): string =>
  Object.keys(after)
    .filter((stat) => before[stat] !== after[stat])
    .map((stat) => `${stat} ${before[stat]} → ${after[stat]}`)
    .join(', ')

const lineOf = ({ type, ...fields }: EngineEvent): string => {
  const told = 'notification' in fields ? wordsOf(fields.notification) : fields
  const values = Object.entries(told).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return values.length > 0 ? `${type}: ${values.join(', ')}` : type
}

const wordsOf = ({ message, values }: Notification): object => ({ message, ...values })

const INDENT = ' '.repeat(23)
