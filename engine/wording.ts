import type { MessageKey } from './reading-b/notifications.ts'
import { freeze } from './share.ts'

/**
 * The French sentences that the rules quote to the letter, by the key under which the engine
 * speaks of them. Values stand in double braces. The engine itself never uses these: they are
 * here so that a host need not type them again, and so that they can be checked.
 */
export const QUOTED_FRENCH = freeze({
  'level-up': 'Félicitations ! {{companion}} est maintenant niveau {{level}} ! 🎉',
  'achievement-unlocked': '🏆 Nouveau succès débloqué : {{name}}',
  'too-tired-to-play': '{{companion}} est trop fatiguée pour jouer...',
  'too-tired-to-learn': "{{companion}} a besoin de plus d'énergie pour apprendre...",
  'no-inspiration': "{{companion}} manque d'inspiration créative...",
  'too-tired-to-explore': '{{companion}} est trop fatiguée pour explorer...',
  'notifications-enabled': 'Notifications activées ! Je vous tiendrai informé discrètement.',
  'notifications-prompt': 'Recevez des mises à jour discrètes sur mes projets et disponibilités',
  'notifications-allow': 'Autoriser',
  'notifications-later': 'Plus tard',
} as const satisfies Readonly<Record<Exclude<MessageKey, Unquoted>, string>> &
  Readonly<Record<string, string>>)

export type QuotedKey = keyof typeof QUOTED_FRENCH

/** A quoted sentence with its values put in. */
export const quote = (key: QuotedKey, values: Readonly<Record<string, string | number>>): string =>
  QUOTED_FRENCH[key].replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole))

/** Messages for which the rules give a key and no sentence. */
type Unquoted = 'new-item' | 'tamagotchi-activated'
