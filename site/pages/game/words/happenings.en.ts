import type { GameWords } from './all.ts'
import { firstEn } from './first.en.ts'
import { itemName } from './items.en.ts'

const { moods, who } = firstEn.stage.B

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
const tiers = { advanced: 'Advanced', expert: 'Expert', master: 'Master' }

const achievementName = (id: unknown): string => {
  const [stat = '', tier = ''] = String(id).split('_')
  const name = firstEn.stats.B[stat as 'love'] as string | undefined
  return name === undefined ? String(id) : `${tiers[tier as 'expert']} ${name}`
}

export const happeningsEn: Pick<GameWords, 'messages' | 'events' | 'refused' | 'lack'> = {
  messages: {
    'level-up': ({ level }) => `Congratulations! Opale is now level ${level}! 🎉`,
    'achievement-unlocked': ({ id }) => `🏆 New achievement unlocked: ${achievementName(id)}`,
    'new-item': ({ name }) => `Opale now has: ${itemName({ name: String(name) })}.`,
    'tamagotchi-activated': () => 'Opale is here.',
    'too-tired-to-play': () => 'Opale is too tired to play...',
    'too-tired-to-learn': () => 'Opale needs more energy to learn...',
    'no-inspiration': () => 'Opale lacks creative inspiration...',
    'too-tired-to-explore': () => 'Opale is too tired to explore...',
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
    'achievement-unlocked': ({ id }) => `Achievement: ${achievementName(id)}.`,
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
    rested: ({ energy }) => `She has rested: +${energy} energy.`,
  },
  refused: {
    'stat-too-low': () => 'She lacks something for that.',
    invalid: () => 'That request is not complete.',
    unknown: () => 'Opale does not know that.',
    'insufficient-balance': () => 'There are not enough coins for that.',
    'already-friend': () => 'That card is already a friend’s.',
    'already-unlocked': () => 'That achievement is already hers.',
    'already-shown': () => 'She is already here.',
    'already-hidden': () => 'She is already out of sight.',
    'duplicate-item': () => 'She already has that.',
    'inventory-full': () => 'The inventory is full.',
    'inventory-empty': () => 'The inventory is empty.',
    'nothing-equipped': () => 'She wears nothing there.',
    'nothing-to-dismiss': () => 'That message has already gone.',
    'not-usable': () => 'That is to keep or to wear, not to give.',
    'extensions-off': () => 'These rules do not have that.',
  },
  lack: ({ stat, needs, has }) =>
    stat === 'energy'
      ? {
          reason: `It takes ${needs} energy, she has ${has}.`,
          otherwise: 'Or come back later: +1 for each minute away.',
        }
      : {
          reason: `It takes ${needs} creativity, she has ${has}.`,
          otherwise: 'A rare find or a new level will bring some back.',
        },
}
