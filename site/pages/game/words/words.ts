import type { EngineEvent, EventType, MessageKey, Notification, ReadingId, Refusal } from '#engine'
import type { AchievementsWords } from '#companion/achievements'
import type { Lack } from '#companion/care-panel'
import type { StatsWords } from '#companion/companion-stats'
import type { EmotionCardWords } from '#companion/emotion-card'
import type { GeneticsWords, WalletWords } from '#companion/genetics-card'
import type { InventoryWords } from '#companion/inventory'
import type { MoodHistoryWords } from '#companion/mood-history'
import type { PersonalityRadarWords } from '#companion/personality-radar'
import type { Wait } from '../energy.ts'
import type { ImportResult } from '../read-file.ts'
import type { Speech } from '../speech.ts'
import type { Treat } from '../treats.ts'

/** All that the page says once she lives; a language is fetched with her. */
export interface GameWords {
  /** [4.2.28] [4.2.35] [5.0.7] What the engine tells by a key. */
  readonly messages: Readonly<Record<MessageKey, (values: Notification['values']) => string>>
  readonly events: EventWords
  readonly refused: RefusedWords
  readonly lack: (lack: Lack) => { readonly reason: string; readonly otherwise?: string }
  readonly give: (item: string) => string
  /** How much of it she has. */
  readonly energy: (left: number) => string
  /** A way to give some back, and how much. */
  readonly gives: (way: string, points: number) => string
  readonly help: {
    /** She lacks none. */
    readonly rested: string
    /** In reading A it does not come back by itself. */
    readonly sleep: string
    readonly waits: (waits: readonly Wait[]) => string
  }
  readonly speech: Readonly<Record<Speech, string>>
  readonly groups: StatsWords['groups']
  readonly inventory: InventoryWords
  readonly found: FoundWords
  readonly achievements: AchievementsWords
  readonly emotions: EmotionCardWords
  readonly personality: PersonalityRadarWords
  readonly history: MoodHistoryWords
  readonly moodChart: ChartWords
  readonly genetics: GeneticsWords
  readonly naming: { readonly label: string; readonly keep: string; readonly missing: string }
  readonly wallet: WalletWords
  readonly treats: TreatWords
  readonly friends: FriendWords
  readonly rules: { readonly title: string; readonly text: string } & Readonly<
    Record<ReadingId, string>
  >
  readonly settings: SettingsWords
  readonly save: SaveWords
  readonly portrait: PortraitWords
  readonly notifications: { readonly label: string; readonly dismiss: string }
  /** What the tabs are of. */
  readonly about: string
  readonly parts: Readonly<Record<PartName, PartWords>>
  readonly close: string
}

/** [8.0.12] Every event has words, those too that the page does not say aloud. */
export type EventWords = {
  readonly [T in EventType]: (event: Extract<EngineEvent, { type: T }>) => string
}

export type RefusedWords = Readonly<Record<Refusal['reason'], string>>

export const PARTS = [
  'growth',
  'personality',
  'emotions',
  'inventory',
  'achievements',
  'history',
  'birth',
  'wallet',
  'friends',
  'settings',
  'portrait',
  'save',
] as const
export type PartName = (typeof PARTS)[number]

export interface PortraitWords {
  readonly title: string
  readonly text: string
  readonly wears: (items: readonly string[]) => string
  /** Name of its files. */
  readonly file: string
  readonly link: string
  readonly copied: string
  readonly copyFailed: string
  readonly tooLong: string
}

/** A part's title, and on phones what its row sums up. */
export interface PartWords {
  readonly title: string
  readonly short: string
  /** Of figures that the part shows. */
  readonly sum: (...values: readonly (number | string)[]) => string
}

export interface FoundWords {
  readonly title: string
  readonly total: string
  readonly unique: string
  readonly rare: string
  readonly last: string
  readonly none: string
}

export interface ChartWords {
  readonly title: string
  readonly description: (count: number, from: string, to: string) => string
  readonly caption: string
  readonly change: (nth: number, mood: string) => string
  readonly series: string
  readonly table: { readonly table: string; readonly category: string }
}

export interface TreatWords {
  readonly title: string
  readonly text: string
  readonly names: Readonly<Record<Treat, { readonly name: string; readonly effect: string }>>
  readonly buy: (coins: number) => string
  readonly buyLabel: (name: string, coins: number) => string
}

export interface FriendWords {
  readonly card: string
  readonly cardHelp: string
  readonly copy: string
  readonly copied: string
  readonly name: string
  readonly code: string
  readonly codeHelp: string
  readonly add: string
  readonly nameMissing: string
  readonly codeWrong: string
  readonly none: string
  readonly since: (day: string) => string
  readonly breed: string
  readonly breedLabel: (name: string) => string
  readonly child: string
}

export interface SettingsWords {
  readonly volume: string
  readonly volumeHelp: string
  readonly percent: (share: number) => string
  readonly animations: string
  readonly animationsHelp: string
  readonly notifications: string
  readonly notificationsHelp: string
  readonly autoPlay: string
  readonly autoPlayHelp: string
  readonly reducedMotion: string
  readonly reducedMotionHelp: string
  readonly highPerformance: string
  readonly highPerformanceHelp: string
  readonly theme: string
  readonly neon: string
  readonly pastel: string
  readonly language: string
}

export interface SaveWords {
  readonly text: string
  readonly export: string
  readonly file: (reading: string, level: number) => string
  readonly import: string
  readonly importHint: string
  readonly results: Readonly<Record<ImportResult, string>>
  readonly reset: string
  readonly resetTitle: string
  readonly resetText: string
  readonly resetConfirm: string
  readonly resetDone: string
  readonly cancel: string
  readonly undo: string
  readonly undone: string
  readonly lab: string
  /** How the save on this device stands, where there is something to tell. */
  readonly states: Readonly<Record<'refused' | 'newer' | 'corrupt' | 'repaired', Notice>>
}

interface Notice {
  readonly title: string
  readonly text: string
}
