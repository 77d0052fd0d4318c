/** [4.2.28] [4.2.31] [5.0.7] What the engine tells by a key, in French: to the letter of the rules. */
import { quote, type MessageKey, type Notification } from '#engine'
import { achievement } from './names.fr.ts'

const companion = 'Opale'

/** What she has found is named where all her things have names. */
export const messages: Readonly<
  Record<Exclude<MessageKey, 'new-item'>, (values: Notification['values']) => string>
> = {
  'level-up': (values) => quote('level-up', { companion, ...values }),
  'achievement-unlocked': ({ id, name }) =>
    quote('achievement-unlocked', { name: achievement(id) ?? String(name ?? id) }),
  'tamagotchi-activated': () => 'Opale est là.',
  'too-tired-to-play': () => quote('too-tired-to-play', { companion }),
  'too-tired-to-learn': () => quote('too-tired-to-learn', { companion }),
  'no-inspiration': () => quote('no-inspiration', { companion }),
  'too-tired-to-explore': () => quote('too-tired-to-explore', { companion }),
}
