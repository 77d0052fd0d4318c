import { messages } from '../../../i18n/opale/messages.en.ts'
import { achievement, moods } from '../../../i18n/opale/names.en.ts'
import { refused } from '../../../i18n/opale/refused.en.ts'
import type { GameWords } from './words.ts'
import { words as first } from './first/words.en.ts'
import { itemName } from './items.en.ts'

const { who } = first.stage.B

const DONE: Readonly<Record<string, string>> = {
  feed: 'You fed her',
  play: 'You played together',
  cuddle: 'You cuddled her',
  teach: 'She learnt something',
  create: 'She made something up',
  explore: 'She went exploring',
  clean: 'You washed her',
  sleep: 'She falls asleep',
  study: 'You studied together',
}

const COINS: Readonly<Record<string, string>> = {
  coins: 'coins',
  gems: 'gems',
  stardust: 'stardust',
  energy: 'exchange energy',
}

const SLOTS = { hat: 'hat', accessory: 'accessory', background: 'background', special: 'special' }

const mood = (key: string) => (moods[key as 'happy'] ?? key).toLowerCase()

export const happenings: Pick<GameWords, 'messages' | 'events' | 'refused' | 'lack'> = {
  messages: {
    ...messages,
    'new-item': ({ name }) => `Opale now has: ${itemName({ name: String(name) })}.`,
  },
  events: {
    'clock-went-back': () => 'The device’s clock went back: time stood still for Opale.',
    'clock-invalid': () => 'The device’s clock cannot be read: time stood still for Opale.',
    'unknown-command': () => 'Opale does not know how to do that.',
    refused: () => 'She cannot.',
    reset: () => 'A new life begins.',
    acted: ({ action, experience }) => `${DONE[action] ?? action}: +${experience} xp.`,
    'activity-ended': () => 'She is free again.',
    'logo-clicked': () => 'She waves at you.',
    'experience-gained': ({ amount }) => `+${amount} xp.`,
    'level-up': ({ level }) => `She has reached level ${level}!`,
    'mood-changed': (event) => `Mood: ${mood(event.mood)}.`,
    'stats-changed': () => 'Her gauges have changed.',
    woke: () => 'She wakes up.',
    'stage-changed': ({ to }) => `She grows up. ${who(to)}!`,
    earned: ({ currency, amount }) => `She is given ${amount} ${COINS[currency]}.`,
    spent: ({ currency, amount, balance }) =>
      `${amount} ${COINS[currency]} spent, ${balance} left.`,
    'friend-added': ({ name }) => `${name} is now her friend.`,
    bred: ({ child }) => `A child is born: ${child.dna}.`,
    renamed: ({ name }) => `Her name is now ${name}.`,
    'achievement-unlocked': ({ id }) => `Achievement: ${achievement(id) ?? id}.`,
    notified: () => 'She has something to say.',
    'notification-removed': () => 'A message has gone.',
    'emotion-evolved': () => 'What she feels is changing.',
    'item-added': ({ item }) => `New thing: ${itemName(item)}.`,
    'inventory-full': ({ name }) =>
      `The inventory is full: there was no room for ${itemName({ name }).toLowerCase()}.`,
    'item-equipped': ({ slot }) => `She is wearing it (${SLOTS[slot]}).`,
    'item-unequipped': ({ slot }) => `She wears nothing there any more (${SLOTS[slot]}).`,
    'item-used': () => 'She enjoys it.',
    'item-discarded': () => 'It is gone.',
    shown: () => 'Opale is here.',
    hidden: () => 'Opale steps aside.',
    'settings-changed': () => 'Setting saved.',
    remembered: () => 'She will remember that.',
    rested: ({ energy }) => `She has rested. Her energy is at ${energy}.`,
  },
  refused,
  lack: ({ stat, needs, has }) =>
    stat === 'energy'
      ? {
          reason: `It takes ${needs} energy, she has ${has === 0 ? 'none left' : `${has} left`}.`,
        }
      : {
          reason: `It takes ${needs} creativity, she has ${has === 0 ? 'none' : has}.`,
          otherwise: 'A rare find or a new level will bring some back.',
        },
}
