/** The door: everything that is public. */
export type {
  Commands,
  Engine,
  Input,
  Legality,
  Names,
  Pets,
  ReadingId,
  Snapshot,
  SnapshotOf,
  Step,
} from './companion.ts'
export { READINGS } from './companion.ts'
export { createEngine } from './create-engine.ts'
export type { EngineOptions } from './engine.ts'
export {
  type EngineEvent,
  type EventFields,
  type EventOf,
  type EventsA,
  type EventsB,
  type EventsOfBoth,
  type EventType,
  type NoFields,
  type Payment,
  type PlainReason,
  type Refusal,
} from './events.ts'
export {
  type Devtools,
  type DevtoolsConnection,
  type DevtoolsMessage,
  inspect,
  type Inspectable,
} from './inspect.ts'
export type { Growth } from './growth.ts'
export type { Id } from './id.ts'
export type { Json, JsonObject } from './json.ts'
export { createKeeper, type ByteStore, type Keeper, type Keeping } from './keeper.ts'
export { type Logo, LOGO, type LogoInput } from './logo.ts'
export {
  type Permission,
  PROMPT,
  type Prompt,
  type PromptInput,
  type PromptStep,
} from './prompt.ts'
export { recorder, type Recorder } from './recorder.ts'
export { MARKS } from './marks.ts'
export { replay, type ReplayOptions, type Trace } from './replay.ts'
export { Dice, type LiveRng, type Rng, type RngKit, type RngState } from './rng.ts'
export { type Decoded, SAVE_KEYS, type SaveStatus, type Saves, VISIBILITY } from './save.ts'
export { type Expectation, type Scenario, SCENARIO, ScenarioError } from './scenario.ts'
export type { Issue } from './shape.ts'
export type { NamedTimer, Timer, TimerKey } from './timers.ts'
export { tycheiKit } from './tyche.ts'
export { createStore, type Clock, type Listener, type Store, type StoreOptions } from './store.ts'
export { type QuotedKey, quote } from './wording.ts'
export * from './reading-a/public.ts'
export * from './reading-b/public.ts'
export { MASCOT, type Mascot, type MascotMood } from './reading-c/mascot.ts'
