import type { ReadingId } from './companion.ts'
import type { ActionA } from './reading-a/action-table.ts'
import type { CommandA } from './reading-a/commands.ts'
import type { MoodA } from './reading-a/mood.ts'
import type { StatA } from './reading-a/stats.ts'
import type { ActionB } from './reading-b/actions.ts'
import type { CommandB } from './reading-b/commands.ts'
import type { MoodB } from './reading-b/mood.ts'
import type { StatB } from './reading-b/stats.ts'
import type { CurrencyA } from './reading-a/economy.ts'
import type { Child } from './reading-a/genetics.ts'
import type { StageA } from './reading-a/stage.ts'
import type { Notification, Removal } from './reading-b/notifications.ts'
import type { Slot } from './reading-b/equipment.ts'
import type { Id } from './id.ts'
import type { Item } from './reading-b/items.ts'
import type { Settings } from './reading-b/settings.ts'
import { freeze } from './share.ts'

/**
 * Everything that happens, as keys and values and never as text: the host finds the words.
 * Events of one command come in the order in which things happened.
 */
export type EngineEvent<R extends ReadingId = ReadingId> = {
  readonly [K in R]: EventOf<EventFields[K]>
}[R]

export type EventOf<Fields> = {
  readonly [T in keyof Fields]: { readonly type: T } & Fields[T]
}[keyof Fields]

/** What each reading's events say, by their type. */
export interface EventFields {
  readonly A: EventsA
  readonly B: EventsB
}

export type EventType = EngineEvent['type']

/** Receives events while they happen; leaving it out costs nothing. */
export type Emit<R extends ReadingId = ReadingId> = (event: EngineEvent<R>) => void

/** What happens in either, in its own words. */
export interface EventsOfBoth<Command, Action, Mood, Stat extends string> {
  /** The host's clock went back; time stood still instead. */
  readonly 'clock-went-back': { readonly by: number }
  /** `at` was no usable number; time stood still. */
  readonly 'clock-invalid': NoFields
  readonly 'unknown-command': { readonly command: string }
  readonly refused: { readonly command: Command } & Refusal
  readonly reset: NoFields
  readonly acted: { readonly action: Action; readonly experience: number }
  readonly 'activity-ended': NoFields
  readonly 'logo-clicked': { readonly happiness: number; readonly energy: number }
  readonly 'experience-gained': { readonly amount: number }
  readonly 'level-up': { readonly level: number }
  readonly 'mood-changed': {
    readonly mood: Mood
    readonly previousMood: Mood
    readonly reason: string
  }
  /** The new values of the stats that moved. */
  readonly 'stats-changed': { readonly stats: Readonly<Partial<Record<Stat, number>>> }
}

export interface EventsA extends EventsOfBoth<CommandA['type'], ActionA, MoodA, StatA> {
  readonly woke: NoFields
  readonly 'stage-changed': {
    readonly from: StageA
    readonly to: StageA
    readonly rarity: number
  }
  readonly earned: Payment
  readonly spent: Payment
  readonly 'friend-added': { readonly id: Id; readonly name: string }
  readonly bred: { readonly child: Child }
  readonly renamed: { readonly name: string }
}

export interface EventsB extends EventsOfBoth<CommandB['type'], ActionB, MoodB, StatB> {
  readonly 'achievement-unlocked': {
    readonly id: string
    readonly name: string | null
    readonly experience: number
  }
  readonly notified: { readonly notification: Notification }
  readonly 'notification-removed': { readonly id: number; readonly cause: Removal }
  readonly 'emotion-evolved': {
    readonly emotion: string
    readonly previous: string
    readonly intensity: number
  }
  readonly 'item-added': { readonly item: Item }
  /** Something was found or made, and there was no room for it. */
  readonly 'inventory-full': { readonly name: string }
  readonly 'item-equipped': { readonly itemId: Id; readonly slot: Slot }
  readonly 'item-unequipped': { readonly itemId: Id; readonly slot: Slot }
  readonly 'item-used': { readonly itemId: Id }
  readonly 'item-discarded': { readonly itemId: Id }
  readonly shown: NoFields
  readonly hidden: { readonly sessionTime: number }
  readonly 'settings-changed': { readonly settings: Settings }
  readonly remembered: { readonly id: number }
  readonly rested: { readonly energy: number }
}

/** Why a command was turned down. Nothing but `seq`, and perhaps a notification, has changed. */
export type Refusal =
  | {
      readonly reason: 'stat-too-low'
      readonly stat: string
      readonly needs: number
      readonly has: number
    }
  | { readonly reason: 'invalid' | 'unknown'; readonly field: string }
  | { readonly reason: PlainReason }

export const PLAIN_REASONS = freeze([
  'insufficient-balance',
  'already-friend',
  'already-unlocked',
  'already-shown',
  'already-hidden',
  'duplicate-item',
  'inventory-full',
  'inventory-empty',
  'nothing-equipped',
  'nothing-to-dismiss',
  'not-usable',
  'extensions-off',
] as const)
export type PlainReason = (typeof PLAIN_REASONS)[number]

export type NoFields = unknown

export interface Payment {
  readonly currency: CurrencyA
  readonly amount: number
  readonly balance: number
}
