import type { JsonObject } from './json.ts'
import type { Emit, EngineEvent, Refusal } from './events.ts'
import type { CommandA } from './reading-a/commands.ts'
import type { PetA } from './reading-a/state.ts'
import type { CommandB } from './reading-b/commands.ts'
import type { PetB } from './reading-b/state.ts'
import type { Mascot } from './reading-c/mascot.ts'
import type { LiveRng, RngState } from './rng.ts'
import type { Saves } from './save.ts'
import type { Issue, Reader } from './shape.ts'
import type { Timer } from './timers.ts'
import { freeze } from './share.ts'

/** [3.0.1] Two models of the companion are kept; a third is a view of either. */
export const READINGS = freeze(['A', 'B'] as const)
export type ReadingId = (typeof READINGS)[number]

export interface Pets {
  readonly A: PetA
  readonly B: PetB
}

export interface Commands {
  readonly A: CommandA
  readonly B: CommandB
}

/** What a life may be called: nobody is named in reading B. */
export interface Names {
  readonly A: string
  readonly B: never
}

/** One moment of one life; `snapshot.reading === 'A'` tells the compiler which. */
export type Snapshot<R extends ReadingId = ReadingId> = { readonly [K in R]: SnapshotOf<K> }[R]

/** Plain, frozen JSON from which a life continues identically. */
export interface SnapshotOf<R extends ReadingId> {
  readonly reading: R
  /** Changes with any change of outcome; a replay refuses rules it was not recorded with. */
  readonly rules: `${R}@1`
  /** Commands so far, refused ones included. */
  readonly seq: number
  /** Milliseconds on the host's clock. */
  readonly at: number
  /** The next id to hand out: counted, never random. */
  readonly ids: number
  readonly rng: RngState
  readonly timers: readonly Timer[]
  readonly pet: Pets[R]
  /** Fields of a save that these rules do not know, kept for those that do. */
  readonly others?: JsonObject
}

/** A command and the moment it arrives. Unknown commands are data too, see `unknown-command`. */
export interface Input<R extends ReadingId = ReadingId> {
  readonly at: number
  readonly command: Commands[R]
}

export interface Step<R extends ReadingId = ReadingId> {
  readonly next: Snapshot<R>
  readonly events: readonly EngineEvent<R>[]
}

/** Whether a command would be accepted as things stand, whatever its parameters. */
export type Legality<R extends ReadingId = ReadingId> = { readonly type: Commands[R]['type'] } & (
  | { readonly ok: true }
  | ({ readonly ok: false } & Refusal)
)

/** The one interface that both readings implement. */
export interface Engine<R extends ReadingId = ReadingId> {
  readonly reading: R
  readonly rules: `${R}@1`
  readonly extensions: boolean
  create(options: {
    readonly seed: string
    readonly at: number
    readonly name?: Names[R]
  }): Snapshot<R>
  /** Fires what is due, then applies the command. Pure, and never throws. */
  step(snapshot: Snapshot<R>, input: Input<R>): Step<R>
  /** The same as folding {@link Engine.step}, in bulk and far faster. */
  run(
    snapshot: Snapshot<R>,
    inputs: Iterable<Input<R>>,
    sink?: (event: EngineEvent<R>, seq: number) => void,
  ): Snapshot<R>
  legal(snapshot: Snapshot<R>): readonly Legality<R>[]
  /** When something happens next if nothing is done; `undefined` when nothing is pending. */
  nextDue(snapshot: Snapshot<R>): number | undefined
  /** Reading C: what the navigation shows. */
  mascot(snapshot: Snapshot<R>): Mascot
  /** A fingerprint of 16 hex digits. */
  hash(snapshot: Snapshot<R>): string
  readonly save: Saves<R>
}

/** What the rules change while they run: one mutable object of a fixed shape. */
export interface Life<R extends ReadingId = ReadingId> {
  seq: number
  at: number
  ids: number
  /** The earliest deadline, or a moment before it. */
  due: number
  readonly dice: LiveRng
  readonly emit: Emit<R> | undefined
  readonly extensions: boolean
}

/** What a reading brings; the driver brings time, order, sharing and freezing. */
export interface Reading<R extends ReadingId, L extends Life<R>> {
  readonly id: R
  /** What each command does, by its type; a map, because types come from outside. */
  readonly handlers: ReadonlyMap<string, Handler<L>>
  /** Reads a pet from unknown data, for saves and scenarios. */
  readonly shape: Reader<Pets[R]>
  /** The slices that lie beside the engine's own data in a save, and not in its `state`. */
  readonly beside: readonly (keyof Pets[R] & string)[]
  fresh(dice: LiveRng, at: number, name?: Names[R]): Pets[R]
  /** Brings older forms of saved slices up to date. */
  migrate?(state: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /**
   * Makes what follows from the rest follow from it. Of a save, flags and timers too: they are taken
   * as given where a scenario says so. Whatever did not agree is noted.
   */
  agree(snapshot: Snapshot<R>, to?: Issue[]): Pets[R]
  /** When something happens if nothing is done, or `NEVER`. */
  due(life: L): number
  /** The highest numbered id that the pet holds, where it numbers anything. */
  lastId?(pet: Pets[R]): number
  thaw(snapshot: Snapshot<R>, tools: Tools<R>): L
  /** Fires everything due up to `until`, in order. */
  fire(life: L, until: number): void
  /** Told of every command but the unknown, where extensions are on. */
  attend?(life: L, command: Raw): void
  /** The pet as it stands, with untouched parts still shared with the snapshot's. */
  pet(life: L): Pets[R]
  /** The deadlines as they stand, in firing order for equal moments. */
  timers(life: L): readonly Timer[]
  /** Why a command would be refused whatever its parameters. */
  obstacle?(life: L, type: Commands[R]['type']): Refusal | undefined
}

/** Does what a command asks, or says why not before anything has changed. */
export type Handler<L> = (life: L, command: Raw) => Refusal | void

export type Tools<R extends ReadingId> = Pick<Life<R>, 'dice' | 'emit' | 'extensions'>

/** A command before its parameters have been checked. */
export type Raw = Readonly<Record<string, unknown>> & { readonly type: string }
