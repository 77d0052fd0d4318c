import {
  createEngine,
  type Commands,
  type Engine,
  type EngineEvent,
  type EngineOptions,
  type EventType,
  type ReadingId,
  replay,
  type Scenario,
  type Snapshot,
  type Step,
} from '#engine'

/** Engines without extensions, as the rules stand. */
export const A = createEngine('A')
export const B = createEngine('B')

/** The engine under its options, for a reading known only at run time. */
export const engineFor = <R extends ReadingId>(
  reading: R,
  options: EngineOptions = {},
): Engine<R> => createEngine(reading, options)

/** A snapshot at time 0 whose pet differs from the default as `changes` say. */
export const born = <R extends ReadingId>(
  reading: R,
  changes?: NonNullable<Scenario<R>['with']>,
  options: { readonly extensions?: boolean; readonly seed?: string } = {},
): Snapshot<R> =>
  replay<R>({
    format: 'opale-scenario/1',
    reading,
    extensions: options.extensions ?? false,
    seed: options.seed ?? 'spec',
    start: 0,
    ...(changes && { with: changes }),
    inputs: [],
  }).final

/** One command, at the snapshot's own moment unless another is given. */
export const when = <R extends ReadingId>(
  snapshot: Snapshot<R>,
  command: Commands[R],
  at: number = snapshot.at,
): Step<R> => engineFor(snapshot.reading).step(snapshot, { at, command })

/** The snapshot after commands given one after the other, all at the snapshot's own moment. */
export const after = <R extends ReadingId>(
  snapshot: Snapshot<R>,
  ...commands: readonly Commands[R][]
): Snapshot<R> => commands.reduce((now, command) => when(now, command).next, snapshot)

/** Time alone. */
export const wait = <R extends ReadingId>(snapshot: Snapshot<R>, ms: number): Step<R> =>
  when(snapshot, { type: 'tick' }, snapshot.at + ms)

/** The events of one type. */
export const only = <T extends EventType>(
  events: readonly EngineEvent[],
  type: T,
): Extract<EngineEvent, { type: T }>[] =>
  events.filter((event): event is Extract<EngineEvent, { type: T }> => event.type === type)

/** Every value of a record set to the same number. */
export const all = <K extends string>(keys: readonly K[], value: number): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, number>
