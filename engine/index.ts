/** The door: everything that is public. */
export type {
  Commands,
  Engine,
  Input,
  Legality,
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
  PLAIN_REASONS,
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
export { DOUBLE_CLICK_MS, FRESH_LOGO, type Logo, type LogoInput, stepLogo } from './logo.ts'
export {
  FRESH_PROMPT,
  type Permission,
  PERMISSIONS,
  PROMPT,
  type Prompt,
  promptDue,
  type PromptInput,
  type PromptStep,
  stepPrompt,
} from './prompt.ts'
export { recorder, type Recorder } from './recorder.ts'
export { firstDifference, nextMark, replay, type ReplayOptions, type Trace } from './replay.ts'
export { Dice, type LiveRng, type Rng, type RngKit, type RngState } from './rng.ts'
export {
  decodeVisibility,
  type Decoded,
  encodeVisibility,
  SAVE_KEYS,
  SAVE_STATUSES,
  SAVE_VERSION,
  type SaveStatus,
  type Saves,
  VISIBILITY_KEY,
} from './save.ts'
export {
  type Expectation,
  readScenario,
  type Scenario,
  ScenarioError,
  SCENARIO_FORMAT,
} from './scenario.ts'
export type { Issue } from './shape.ts'
export type { NamedTimer, Timer, TimerKey } from './timers.ts'
export { tycheiKit } from './tyche.ts'
export { createStore, type Clock, type Listener, type Store, type StoreOptions } from './store.ts'
export { type QuotedKey, quote } from './wording.ts'
export * from './reading-a/public.ts'
export * from './reading-b/public.ts'
export { DEFAULT_MASCOT, type Mascot, MASCOT_MOODS, type MascotMood } from './reading-c/mascot.ts'
