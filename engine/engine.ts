import { saturate } from './amount.ts'
import type {
  Commands,
  Engine,
  Input,
  Legality,
  Life,
  Raw,
  Reading,
  ReadingId,
  Snapshot,
} from './companion.ts'
import type { Emit, EngineEvent } from './events.ts'
import { digest } from './hash.ts'
import type { CommandA } from './reading-a/commands.ts'
import { mascotOf } from './reading-c/mascot.ts'
import type { RngKit } from './rng.ts'
import { savesOf } from './save.ts'
import { adopt, settled } from './settled.ts'
import { freeze } from './share.ts'
import { clockTime } from './clock-time.ts'
import { tycheiKit } from './tyche.ts'

export interface EngineOptions {
  /** Where chance comes from; seedrandom's Tyche-i unless told otherwise. */
  readonly rng?: RngKit
  /** Turns on `use-item`, `discard-item`, rest, and emotions and finds that follow from play. */
  readonly extensions?: boolean
}

/** An engine for one reading's rules. It holds no state: everything is in the snapshots. */
export const engineOf = <R extends ReadingId, L extends Life<R>>(
  rules: Reading<R, L>,
  { rng = tycheiKit, extensions = false }: EngineOptions = {},
): Engine<R> => {
  const thaw = (snapshot: Snapshot<R>, emit?: Emit<R>): L =>
    rules.thaw(snapshot, {
      dice: rng.open(snapshot.rng),
      // An event may hold what the life goes on with: nobody else may change that.
      emit: emit && ((event) => emit(freeze(event))),
      extensions,
    })

  const version = `${rules.id}@1` as const
  return {
    reading: rules.id,
    rules: version,
    extensions,
    create({ seed, at, name }) {
      const dice = rng.open(rng.seed(seed))
      const start = clockTime(at) ?? 0
      const pet = rules.fresh(dice, start, name)
      const blank = { reading: rules.id, rules: version, seq: 0, at: start, ids: 1, timers: [] }
      return adopt(rules, { ...blank, rng: dice.state(), pet }, thaw)
    },
    step(snapshot, input) {
      const events: EngineEvent<R>[] = []
      const life = thaw(snapshot, (event) => events.push(event))
      advance(rules, life, input)
      return { next: settled(rules, snapshot, life), events }
    },
    run(snapshot, inputs, sink) {
      const life = thaw(snapshot, sink && ((event) => sink(event, life.seq)))
      for (const input of inputs) advance(rules, life, input)
      return settled(rules, snapshot, life)
    },
    legal(snapshot) {
      const life = thaw(snapshot)
      return [...rules.handlers.keys()].map((key): Legality<R> => {
        const type = key as Commands[R]['type']
        const refusal = rules.obstacle?.(life, type)
        return refusal ? { type, ok: false, ...refusal } : { type, ok: true }
      })
    },
    // Beyond the calendar nothing is due any more.
    nextDue: (snapshot) => clockTime(rules.due(thaw(snapshot))),
    mascot: (snapshot) => freeze(mascotOf(snapshot as Snapshot)),
    hash: digest,
    save: savesOf(rules, thaw, rng.accepts),
  }
}

/** One input: time first, then the command. The only loop body that all drivers share. */
export const advance = <R extends ReadingId, L extends Life<R>>(
  rules: Reading<R, L>,
  life: L,
  input: Input<R>,
): void => {
  // What is told here can be told of either reading.
  const { emit } = life as unknown as Life
  life.seq = saturate(life.seq + 1)
  // Hosts written in JavaScript may pass anything, or nothing at all.
  const { at: said, command: given } = input ?? NOTHING
  const at = hear(life as unknown as Life, said)
  if (at >= life.due) rules.fire(life, at)
  life.at = at
  const command = (given ?? NOTHING) as Raw
  const handle = rules.handlers.get(command.type)
  if (handle) {
    const refusal = handle(life, command)
    if (refusal) emit?.({ type: 'refused', command: command.type as CommandA['type'], ...refusal })
    if (life.extensions) rules.attend?.(life, command)
  } else emit?.({ type: 'unknown-command', command: nameOf(command.type) })
}

const NOTHING: { readonly at?: unknown; readonly command?: unknown } = {}

const nameOf = (type: unknown): string => (typeof type === 'string' ? type : '')

/** The moment of an input; a clock that goes back, or says nothing, stands still. */
const hear = (life: Life, said: unknown): number => {
  const at = clockTime(said)
  if (at === undefined) life.emit?.({ type: 'clock-invalid' })
  else if (at >= life.at) return at
  else life.emit?.({ type: 'clock-went-back', by: life.at - at })
  return life.at
}
