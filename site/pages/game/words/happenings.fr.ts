import { messages } from '../../../i18n/opale/messages.fr.ts'
import { achievement, moods } from '../../../i18n/opale/names.fr.ts'
import { refused } from '../../../i18n/opale/refused.fr.ts'
import type { GameWords } from './words.ts'
import { words as first } from './first/words.fr.ts'
import { itemName } from './items.fr.ts'

const { who } = first.stage.B

const DONE: Readonly<Record<string, string>> = {
  feed: 'Vous l’avez nourrie',
  play: 'Vous avez joué ensemble',
  cuddle: 'Vous l’avez câlinée',
  teach: 'Elle a appris quelque chose',
  create: 'Elle a créé',
  explore: 'Elle a exploré',
  clean: 'Vous l’avez lavée',
  sleep: 'Elle s’endort',
  study: 'Vous avez étudié ensemble',
}

const COINS: Readonly<Record<string, string>> = {
  coins: 'pièces',
  gems: 'gemmes',
  stardust: 'poussières d’étoile',
  energy: 'énergie d’échange',
}

const SLOTS = { hat: 'chapeau', accessory: 'accessoire', background: 'décor', special: 'spécial' }

const mood = (key: string) => (moods[key as 'happy'] ?? key).toLowerCase()

export const happenings: Pick<GameWords, 'messages' | 'events' | 'refused' | 'lack'> = {
  messages: {
    ...messages,
    'new-item': ({ name }) => `Opale a maintenant : ${itemName({ name: String(name) })}.`,
  },
  events: {
    'clock-went-back': () => 'L’horloge de l’appareil a reculé : le temps d’Opale s’est arrêté.',
    'clock-invalid': () => 'L’heure de l’appareil est illisible : le temps d’Opale s’est arrêté.',
    'unknown-command': () => 'Opale ne connaît pas ce geste.',
    refused: () => 'Elle ne peut pas.',
    reset: () => 'Une nouvelle vie commence.',
    acted: ({ action, experience }) => `${DONE[action] ?? action} : +${experience} xp.`,
    'activity-ended': () => 'Elle est de nouveau disponible.',
    'logo-clicked': () => 'Elle vous fait signe.',
    'experience-gained': ({ amount }) => `+${amount} xp.`,
    'level-up': ({ level }) => `La voilà au niveau ${level} !`,
    'mood-changed': (event) => `Humeur : ${mood(event.mood)}.`,
    'stats-changed': () => 'Ses jauges ont changé.',
    woke: () => 'Elle se réveille.',
    'stage-changed': ({ to }) => `Elle grandit. ${who(to)} !`,
    earned: ({ currency, amount }) => `Elle reçoit ${amount} ${COINS[currency]}.`,
    spent: ({ currency, amount, balance }) =>
      `${amount} ${COINS[currency]} dépensées, il en reste ${balance}.`,
    'friend-added': ({ name }) => `${name} est maintenant son amie.`,
    bred: ({ child }) => `Une enfant est née : ${child.dna}.`,
    renamed: ({ name }) => `Elle s’appelle maintenant ${name}.`,
    'achievement-unlocked': ({ id }) => `Succès : ${achievement(id) ?? id}.`,
    notified: () => 'Elle a quelque chose à dire.',
    'notification-removed': () => 'Un message est parti.',
    'emotion-evolved': () => 'Ce qu’elle ressent évolue.',
    'item-added': ({ item }) => `Nouvel objet : ${itemName(item)}.`,
    'inventory-full': ({ name }) =>
      `L’inventaire est plein : ${itemName({ name })} n’y tient plus.`,
    'item-equipped': ({ slot }) => `Elle le porte (${SLOTS[slot]}).`,
    'item-unequipped': ({ slot }) => `Elle ne porte plus rien ici (${SLOTS[slot]}).`,
    'item-used': () => 'Elle s’en régale.',
    'item-discarded': () => 'L’objet est jeté.',
    shown: () => 'Opale est là.',
    hidden: () => 'Opale se range.',
    'settings-changed': () => 'Réglage enregistré.',
    remembered: () => 'Elle s’en souviendra.',
    rested: ({ energy }) => `Elle s’est reposée. Son énergie est à ${energy}.`,
  },
  refused,
  lack: ({ stat, needs, has }) =>
    stat === 'energy'
      ? {
          reason: `Il lui faut ${needs} points d’énergie, ${has === 0 ? 'elle n’en a plus' : `il lui en reste ${has}`}.`,
        }
      : {
          reason: `Il lui faut ${needs} points de créativité, ${has === 0 ? 'elle n’en a pas' : `elle en a ${has}`}.`,
          otherwise: 'Un objet rare ou un nouveau niveau lui en rendra.',
        },
}
