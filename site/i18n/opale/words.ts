import type { ActionB } from '#engine'
import type { CompanionLogoWords } from '#companion/companion-logo'
import type { CompanionModalWords } from '#companion/companion-modal'
import type { CompanionNotificationsWords } from '#companion/companion-notifications'
import type { FloatingCompanionWords } from '#companion/floating-companion'
import type { Mood } from '#companion/character'
import type { NotificationPromptWords } from '../../components/notification-prompt/index.ts'
import type { Behaviour } from '../../ports/visit-behaviour.ts'
import type { News } from '../../layout/corner/use-news.ts'
import type { OfferKey, SpeechKey } from '../../layout/corner/speech.ts'

/** All that the floating companion says. */
export interface CompanionWords {
  readonly moods: Readonly<Record<Mood, string>>
  readonly floating: Omit<FloatingCompanionWords, 'mood' | 'open'> & {
    readonly open: (mood: string) => string
    readonly cuddle: string
    readonly care: string
    readonly later: string
  }
  readonly speech: Readonly<Record<SpeechKey, string>>
  readonly offers: Readonly<Record<OfferKey, string>>
  /** What she knows of the visit; an admin reads it. */
  readonly facts: (behaviour: Behaviour) => string
  readonly logo: CompanionLogoWords
  readonly modal: CompanionModalWords<ActionB> & {
    /** Nothing where there is none. */
    readonly news: (news: News) => string
    /** It could not be fetched. */
    readonly away: string
  }
  readonly done: Readonly<Record<ActionB, string>>
  readonly refused: Readonly<Partial<Record<ActionB, string>>>
  readonly links: { readonly page: string; readonly guide: string }
  readonly notifications: CompanionNotificationsWords
  readonly kept: { readonly refused: string; readonly newer: string }
  readonly prompt: NotificationPromptWords & { readonly enabled: string }
}
