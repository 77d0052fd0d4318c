/** Words of the companion's components, in French, as a page would give them. */
import { quote, type Item, type Notification } from '#engine'
import type { AchievementsWords } from '#ui/achievements'
import type { CareWords, Lack } from '#ui/care-panel'
import type { CompanionLogoWords } from '#ui/companion-logo'
import type { CompanionModalWords } from '#ui/companion-modal'
import type { CompanionNotificationsWords } from '#ui/companion-notifications'
import type { CompanionStageWords } from '#ui/companion-stage'
import type { StatsWords } from '#ui/companion-stats'
import type { FloatingCompanionWords } from '#ui/floating-companion'
import type { InventoryWords } from '#ui/inventory'
import type { ActionA, ActionB, ReadingId } from '#engine'
import { itemName, STATS_OF_B } from './item-words.ts'

export const moods: CompanionStageWords['moods'] = {
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

export const number = (value: number) => value.toLocaleString('fr-FR')
const percent = (value: number) => `${value} %`
const duration = (ms: number) => `${number(ms / 1000)} s`
const bars = { happiness: 'Bonheur', energy: 'Énergie', intelligence: 'Intelligence', percent }

export const careB: CareWords<ActionB> = {
  title: 'Que faites-vous ensemble ?',
  actions: {
    feed: { label: 'Nourrir', effect: 'Satiété jusqu’à +30' },
    play: { label: 'Jouer', effect: 'Bonheur +15 à +34, énergie −10 à −24' },
    cuddle: { label: 'Câliner', effect: 'Tendresse +10 à +24, stress en baisse' },
    teach: { label: 'Apprendre', effect: 'Intelligence +8 à +19, énergie −8 à −19' },
    create: { label: 'Créer', effect: 'Créativité +10 à +24, énergie −5 à −14' },
    explore: { label: 'Explorer', effect: 'Curiosité +12 à +29, énergie −15 à −34' },
  },
  experience: (least, most) => `+${least} à +${most} xp`,
  duration,
  missing: ({ needs, has }) => `Il manque ${needs - has}`,
}

export const careA: CareWords<ActionA> = {
  ...careB,
  actions: {
    feed: { label: 'Nourrir', effect: 'Faim −20, bonheur +10' },
    play: { label: 'Jouer', effect: 'Bonheur +15, énergie −10' },
    clean: { label: 'Laver', effect: 'Propreté +30, santé +5' },
    sleep: { label: 'Dormir', effect: 'Énergie +40, 30 secondes' },
    study: { label: 'Étudier', effect: 'Intelligence +10, énergie −15' },
  },
  experience: (least) => `+${least} xp`,
}

/** For a panel that shows either reading. */
export const careAny: Readonly<Record<ReadingId, CareWords<ActionA | ActionB>>> = {
  A: { ...careA, actions: { ...careB.actions, ...careA.actions } },
  B: { ...careB, actions: { ...careA.actions, ...careB.actions } },
}

export const floating: Omit<FloatingCompanionWords, 'mood'> = {
  name: 'Opale',
  open: 'Opale. Lui parler',
  fold: 'Réduire',
  hide: 'Me cacher pour toujours',
  recall: 'me rappelle',
  keys: ['Alt', 'O'],
}

export const stage: CompanionStageWords = {
  who: (name) => `Opale, ${STAGE[name]}`,
  moods,
  level: (level) => `Niveau ${level}`,
  progress: ({ experience, needed }) => `${number(experience)} sur ${number(needed)} xp`,
  progressLabel: (next) => `Progression vers le niveau ${next}`,
  next: (next) =>
    `Au niveau ${next}, chaque jauge gagne ${Math.floor(next / 5) + 2} et Opale trouve un objet.`,
}

/** Reading A pays in coins instead. */
export const stageA: CompanionStageWords = {
  ...stage,
  next: (next) => `Au niveau ${next}, elle reçoit ${10 * next} pièces.`,
}

const STAGE = {
  baby: 'tout juste née',
  child: 'enfant',
  teen: 'adolescente',
  adult: 'adulte',
  master: 'maîtresse',
  legendary: 'légendaire',
}

export const stats: StatsWords = {
  stats: {
    A: {
      happiness: 'Bonheur',
      energy: 'Énergie',
      intelligence: 'Intelligence',
      health: 'Santé',
      hunger: 'Faim',
      cleanliness: 'Propreté',
      social: 'Sociabilité',
      creativity: 'Créativité',
    },
    B: STATS_OF_B,
  },
  groups: {
    heart: { title: 'Cœur', text: 'Ce qu’une caresse ou un jeu fait grandir.' },
    mind: { title: 'Esprit', text: 'Ce qu’elle apprend avec vous, et toute seule.' },
    character: { title: 'Caractère', text: 'Ce qui ne grandit presque qu’en changeant de niveau.' },
    growth: { title: 'Ce qui grandit', text: 'Ce que vos soins lui apportent.' },
  },
}

export const logo: CompanionLogoWords = {
  ...bars,
  title: 'Opale en bref',
  moods: {
    happy: 'Heureuse',
    excited: 'Surexcitée',
    ecstatic: 'Euphorique',
    neutral: 'Calme',
    sad: 'Triste',
    tired: 'Fatiguée',
    sleeping: 'Endormie',
  },
  level: (level) => `Niveau ${level}`,
  hint: 'Double clic pour fermer.',
  button: (mood) => `Opale, ${moods[mood].toLowerCase()}. Un clic ouvre, deux montrent ses jauges`,
}

export const modal: CompanionModalWords<ActionA | ActionB> = {
  ...bars,
  above: (level) => `Opale, niveau ${level}`,
  titles: {
    happy: 'Heureuse de vous voir',
    excited: 'Impatiente de jouer',
    ecstatic: 'Aux anges',
    neutral: 'Tranquille, et vous ?',
    sad: 'Un peu triste',
    tired: 'Un peu fatiguée',
    sleeping: 'Elle dort',
  },
  speech: 'J’habite ici. Occupez-vous de moi, ou laissez-moi vous guider.',
  close: 'Fermer',
  actions: { ...careA.actions, ...careB.actions },
}

export const inventory: InventoryWords = {
  item: itemName,
  rarities: {
    common: 'commun',
    uncommon: 'peu commun',
    rare: 'rare',
    epic: 'épique',
    legendary: 'légendaire',
  },
  categories: {
    food: 'nourriture',
    toys: 'jouet',
    books: 'livre',
    decorations: 'décor',
    clothing: 'vêtement',
    accessories: 'accessoire',
    special: 'spécial',
    collectibles: 'collection',
  },
  effects: ({ effects, type }: Item) => {
    if (type !== 'food' && type !== 'toy') return 'Se porte ou se garde.'
    const gains = Object.entries(effects).map(
      ([stat, by]) => `${STATS_OF_B[stat as keyof typeof STATS_OF_B].toLowerCase()} +${by}`,
    )
    const list = gains.join(', ')
    return `${list.charAt(0).toUpperCase()}${list.slice(1)}. Utilisé une fois, il disparaît.`
  },
  slots: { hat: 'Chapeau', accessory: 'Accessoire', background: 'Décor', special: 'Spécial' },
  count: (count) => `${count} exemplaires`,
  worn: 'porté',
  free: 'Libre',
  wears: 'Elle porte',
  empty: 'Rien encore : elle trouve des objets en explorant, en créant et en changeant de niveau.',
  full: (most) =>
    `L’inventaire est plein : ${most} objets. Donnez-en ou jetez-en un pour la suite.`,
  use: 'Donner à Opale',
  discard: 'Jeter',
  equip: (slot) => `Porter (${slot.toLowerCase()})`,
  unequip: (item) => `Retirer : ${item}`,
  takeOff: 'Retirer',
}

export const achievements: AchievementsWords = {
  table: 'Succès par statistique',
  stat: 'Statistique',
  stats: STATS_OF_B,
  tiers: { advanced: 'Avancé', expert: 'Expert', master: 'Maître' },
  got: 'obtenu',
  open: 'à venir',
  near: 'Bientôt à portée',
  name: (tier, stat) => `${tier} ${stat}`,
  missing: (points) => (points === 1 ? 'encore 1 point' : `encore ${points} points`),
  none: 'Tout est obtenu.',
}

const companion = 'Opale'
export const notifications: CompanionNotificationsWords = {
  label: 'Nouvelles d’Opale',
  dismiss: 'Fermer',
  messages: {
    'level-up': (values) => quote('level-up', { companion, ...values }),
    'achievement-unlocked': ({ id }) =>
      quote('achievement-unlocked', { name: achievementName(id) }),
    'new-item': ({ name }) => `Opale a maintenant : ${itemName({ name: String(name) })}.`,
    'tamagotchi-activated': () => 'Opale est là.',
    'too-tired-to-play': () => quote('too-tired-to-play', { companion }),
    'too-tired-to-learn': () => quote('too-tired-to-learn', { companion }),
    'no-inspiration': () => quote('no-inspiration', { companion }),
    'too-tired-to-explore': () => quote('too-tired-to-explore', { companion }),
  },
}

const achievementName = (id: Notification['values'][string] | undefined): string => {
  const [stat = '', tier = ''] = String(id).split('_')
  return `${achievements.tiers[tier as 'expert']} ${STATS_OF_B[stat as 'love']}`
}

/** What the engine says when it refuses, and why. */
export const refusal = (action: string, { stat, needs, has }: Lack) => ({
  sentence: quote(SENTENCE[action] ?? 'too-tired-to-play', { companion }),
  reason:
    stat === 'energy'
      ? `Il lui faut ${needs} d’énergie, elle en a ${has}.`
      : `Il lui faut ${needs} de créativité, elle en a ${has}.`,
  otherwise: stat === 'energy' ? 'Ou revenez : +1 par minute d’absence.' : undefined,
})

const SENTENCE: Readonly<
  Record<
    string,
    'too-tired-to-play' | 'no-inspiration' | 'too-tired-to-learn' | 'too-tired-to-explore'
  >
> = {
  play: 'too-tired-to-play',
  teach: 'too-tired-to-learn',
  create: 'no-inspiration',
  explore: 'too-tired-to-explore',
}
