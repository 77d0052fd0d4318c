import type { Id } from '../id.ts'
import type { JsonObject } from '../json.ts'
import { record } from '../record.ts'
import { NEVER } from '../timers.ts'
import { change } from './achievements.ts'
import { type ActionB, ACTIONS_B } from './actions.ts'
import { discoverItem, type ItemType } from './discovery.ts'
import { evolveEmotion } from './emotions.ts'
import { equip, type Slot, unequip } from './equipment.ts'
import { discardItem, REST_MS, useItem } from './extensions.ts'
import { addGivenItem, type GivenItem } from './items.ts'
import { gainExperience, settle, unlockAchievement } from './progress.ts'
import { type HandlerB, held } from './life.ts'
import { remember } from './memories.ts'
import { feelB, type MoodB, setMood } from './mood.ts'
import { dismissNotification } from './notifications.ts'
import { patchStats, type StatPatch } from './patch.ts'
import { performing } from './perform.ts'
import { changeSettings, type Settings } from './settings.ts'
import { STAT } from './sheet.ts'
import { freshPetB } from './state.ts'
import { hide, show } from './visibility.ts'

/** Everything that can be asked of reading B. */
export type CommandB =
  | { readonly type: ActionB }
  | { readonly type: 'logo-click' }
  | { readonly type: 'gain-experience'; readonly amount: number }
  | { readonly type: 'tick' }
  | { readonly type: 'reset' }
  | { readonly type: 'patch-stats'; readonly patch: StatPatch }
  | { readonly type: 'set-mood'; readonly mood: MoodB; readonly reason?: string }
  | {
      readonly type: 'evolve-emotion'
      readonly emotion: string
      readonly amount: number
      readonly trigger?: string
    }
  | { readonly type: 'discover-item'; readonly itemType?: ItemType }
  | { readonly type: 'add-item'; readonly item: GivenItem }
  | { readonly type: 'equip'; readonly itemId: Id; readonly slot: Slot }
  | { readonly type: 'unequip'; readonly slot: Slot }
  | { readonly type: 'use-item'; readonly itemId: Id }
  | { readonly type: 'discard-item'; readonly itemId: Id }
  | {
      readonly type: 'unlock-achievement'
      readonly id: string
      readonly name?: string
      readonly experienceReward?: number
    }
  | { readonly type: 'show' }
  | { readonly type: 'hide' }
  | { readonly type: 'change-settings'; readonly settings: SettingsPatch }
  | { readonly type: 'dismiss-notification'; readonly id: number }
  | { readonly type: 'remember'; readonly fields: JsonObject }

export type SettingsPatch = Partial<Omit<Settings, 'performance'>> & {
  readonly performance?: Partial<Settings['performance']>
}

/** [4.1.44] Both readings: cheer and a little energy; no experience, no interaction counted. */
const logoClick: HandlerB = (life) => {
  const { happiness, energy } = STAT
  change(life, happiness, 5)
  change(life, energy, 3)
  const { sheet } = life
  life.emit?.({ type: 'logo-clicked', happiness: sheet[happiness]!, energy: sheet[energy]! })
  settle(life)
  feelB(life, 'logo-click')
}

/** [4.2.80] All defaults; time, chance and counters go on. */
const reset: HandlerB = (life) => {
  Object.assign(life, held(freshPetB(life.at)))
  life.activityDue = NEVER
  if (life.extensions) life.restDue = life.at + REST_MS
  life.emit?.({ type: 'reset' })
}

export const HANDLERS_B: Readonly<Record<CommandB['type'], HandlerB>> = {
  ...record(ACTIONS_B, performing),
  'logo-click': logoClick,
  'gain-experience': gainExperience,
  tick: () => {},
  reset,
  'patch-stats': patchStats,
  'set-mood': setMood,
  'evolve-emotion': evolveEmotion,
  'discover-item': discoverItem,
  'add-item': addGivenItem,
  equip,
  unequip,
  'use-item': useItem,
  'discard-item': discardItem,
  'unlock-achievement': unlockAchievement,
  show,
  hide,
  'change-settings': changeSettings,
  'dismiss-notification': dismissNotification,
  remember,
}
