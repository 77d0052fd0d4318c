/** What her moods, figures and gestures are called in French: on her page and on every other. */
import type { ActionB, StatB } from '#engine'
import type { Mood } from '#companion/character'

export const moods: Readonly<Record<Mood, string>> = {
  ecstatic: 'Euphorique',
  joyful: 'Joyeuse',
  excited: 'Surexcitée',
  playful: 'Joueuse',
  loving: 'Aimante',
  happy: 'Heureuse',
  content: 'Sereine',
  neutral: 'Calme',
  curious: 'Curieuse',
  hungry: 'Affamée',
  anxious: 'Inquiète',
  frustrated: 'Agacée',
  melancholy: 'Mélancolique',
  sad: 'Triste',
  depressed: 'Abattue',
  tired: 'Fatiguée',
  sleeping: 'Endormie',
  sick: 'Malade',
  critical: 'Au plus mal',
}

export const statsB: Readonly<Record<StatB, string>> = {
  happiness: 'Bonheur',
  energy: 'Énergie',
  hunger: 'Satiété',
  love: 'Tendresse',
  intelligence: 'Intelligence',
  creativity: 'Créativité',
  social: 'Sociabilité',
  curiosity: 'Curiosité',
  health: 'Santé',
  hygiene: 'Propreté',
  wisdom: 'Sagesse',
  magic: 'Magie',
  charisma: 'Charisme',
  independence: 'Indépendance',
  empathy: 'Empathie',
  loyalty: 'Loyauté',
  confidence: 'Confiance',
  stress: 'Stress',
}

export const gestures: Readonly<Record<ActionB, string>> = {
  feed: 'Nourrir',
  play: 'Jouer',
  cuddle: 'Câliner',
  teach: 'Apprendre',
  create: 'Créer',
  explore: 'Explorer',
}

export const tiers = { advanced: 'Avancé', expert: 'Expert', master: 'Maître' } as const

/** [4.2.31] « Expert Tendresse »; undefined for one that somebody else made. */
export const achievement = (id: unknown): string | undefined => {
  const [stat = '', tier = ''] = String(id).split('_')
  const name: string | undefined = statsB[stat as StatB]
  const rank: string | undefined = tiers[tier as keyof typeof tiers]
  return name && rank && `${rank} ${name}`
}
