/** Words of the companion's components, in French: those of the site, where each is written once. */
import { quote, type ActionA, type ActionB, type ReadingId } from '#engine'
import type { CareWords, Lack } from '#companion/care-panel'
import type { CompanionModalWords } from '#companion/companion-modal'
import type { CompanionNotificationsWords } from '#companion/companion-notifications'
import type { StatsWords } from '#companion/companion-stats'
import type { FloatingCompanionWords } from '#companion/floating-companion'
import { words } from '../../site/i18n/opale/words.fr.ts'
import { words as first } from '../../site/pages/game/words/first/words.fr.ts'
import { words as game } from '../../site/pages/game/words/words.fr.ts'

export const { achievements, emotions, genetics, give, history, inventory, personality, wallet } =
  game
export const { logo, moods } = words
/** For a panel that shows either reading. */
export const care: Readonly<Record<ReadingId, CareWords<ActionA | ActionB>>> = first.care
export const { A: stageA, B: stage } = first.stage
export const help = {
  title: first.help.title,
  text: game.help.waits([
    { action: 'play', ms: 120_000 },
    { action: 'teach', ms: 720_000 },
    { action: 'explore', ms: 1_320_000 },
  ]),
}
export const stats: StatsWords = { stats: first.stats, groups: game.groups }

export const floating: Omit<FloatingCompanionWords, 'mood'> = {
  ...words.floating,
  open: words.floating.open(moods.happy),
}

export const modal: CompanionModalWords<ActionA | ActionB> = {
  ...words.modal,
  actions: { ...first.care.A.actions, ...words.modal.actions },
}

export const notifications: CompanionNotificationsWords = {
  ...words.notifications,
  messages: game.messages,
}

/** What the engine says when it refuses, and why. */
export const refusal = (action: string, lack: Lack) => ({
  sentence: words.refused[action as ActionB] ?? quote('too-tired-to-play', { companion: 'Opale' }),
  reason: game.lack(lack).reason,
})
