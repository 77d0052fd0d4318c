/** What her moods, figures and gestures are called in English: on her page and on every other. */
import type { ActionB, StatB } from '#engine'
import type { Mood } from '#companion/character'

export const moods: Readonly<Record<Mood, string>> = {
  ecstatic: 'Ecstatic',
  joyful: 'Joyful',
  excited: 'Excited',
  playful: 'Playful',
  loving: 'Loving',
  happy: 'Happy',
  content: 'Content',
  neutral: 'Calm',
  curious: 'Curious',
  hungry: 'Hungry',
  anxious: 'Anxious',
  frustrated: 'Annoyed',
  melancholy: 'Wistful',
  sad: 'Sad',
  depressed: 'Downhearted',
  tired: 'Tired',
  sleeping: 'Asleep',
  sick: 'Unwell',
  critical: 'At her worst',
}

export const statsB: Readonly<Record<StatB, string>> = {
  happiness: 'Happiness',
  energy: 'Energy',
  hunger: 'Fullness',
  love: 'Affection',
  intelligence: 'Intelligence',
  creativity: 'Creativity',
  social: 'Sociability',
  curiosity: 'Curiosity',
  health: 'Health',
  hygiene: 'Hygiene',
  wisdom: 'Wisdom',
  magic: 'Magic',
  charisma: 'Charisma',
  independence: 'Independence',
  empathy: 'Empathy',
  loyalty: 'Loyalty',
  confidence: 'Confidence',
  stress: 'Stress',
}

export const gestures: Readonly<Record<ActionB, string>> = {
  feed: 'Feed',
  play: 'Play',
  cuddle: 'Cuddle',
  teach: 'Teach',
  create: 'Create',
  explore: 'Explore',
}

export const tiers = { advanced: 'Advanced', expert: 'Expert', master: 'Master' } as const

/** [4.2.31] « Expert Affection »; undefined for one that somebody else made. */
export const achievement = (id: unknown): string | undefined => {
  const [stat = '', tier = ''] = String(id).split('_')
  const name: string | undefined = statsB[stat as StatB]
  const rank: string | undefined = tiers[tier as keyof typeof tiers]
  return name && rank && `${rank} ${name}`
}
