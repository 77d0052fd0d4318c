/** What the engine tells by a key, in English. */
import type { MessageKey, Notification } from '#engine'
import { achievement } from './names.en.ts'

/** What she has found is named where all her things have names. */
export const messages: Readonly<
  Record<Exclude<MessageKey, 'new-item'>, (values: Notification['values']) => string>
> = {
  'level-up': ({ level }) => `Congratulations! Opale is now level ${level}! 🎉`,
  'achievement-unlocked': ({ id, name }) =>
    `🏆 New achievement unlocked: ${achievement(id) ?? String(name ?? id)}`,
  'tamagotchi-activated': () => 'Opale is here.',
  'too-tired-to-play': () => 'Opale is too tired to play...',
  'too-tired-to-learn': () => 'Opale needs more energy to learn...',
  'no-inspiration': () => 'Opale lacks creative inspiration...',
  'too-tired-to-explore': () => 'Opale is too tired to explore...',
}
