/** The door of the companion: all that draws Opale, or keeps her. */
export * from './achievements/index.ts'
export * from './care-panel/index.ts'
export {
  Character,
  characterMarkup,
  type CharacterProps,
  type Crop,
  CROPS,
  type Item,
  type Likeness,
  type MarkupOptions,
  type Mood,
  MOODS,
  type Slot,
  SLOTS,
  type Stage,
  STAGES,
  type Wear,
} from './character/index.ts'
export * from './companion-glyph/index.ts'
export * from './companion-logo/index.ts'
export * from './companion-modal/index.ts'
export * from './companion-notifications/index.ts'
export * from './companion-stage/index.ts'
export * from './companion-stats/index.ts'
export * from './emotion-card/index.ts'
export * from './floating-companion/index.ts'
export { FloatingStill, type FloatingStillProps } from './floating-still/index.ts'
export * from './genetics-card/index.ts'
export * from './inventory/index.ts'
export * from './living/index.ts'
export * from './mascot-button/index.ts'
export * from './mood-history/index.ts'
export * from './moon/index.ts'
export * from './pebble/index.ts'
export * from './personality-radar/index.ts'
export * from './stats-tooltip/index.ts'
export * from './tamagotchi/index.ts'
