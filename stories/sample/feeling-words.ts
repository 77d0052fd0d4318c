/** Words for what she feels, what she is like and where she comes from, in French. */
import type { EmotionCardWords } from '#ui/emotion-card'
import type { GeneticsWords, WalletWords } from '#ui/genetics-card'
import type { MoodHistoryWords } from '#ui/mood-history'
import type { PersonalityRadarWords } from '#ui/personality-radar'
import { moods, number } from './companion-words.ts'

const EMOTIONS: Readonly<Record<string, string>> = {
  joy: 'Joie',
  excitement: 'Excitation',
  happiness: 'Bonheur',
  contentment: 'Contentement',
  curiosity: 'Curiosité',
  love: 'Amour',
  sadness: 'Tristesse',
  anger: 'Colère',
  fear: 'Peur',
  surprise: 'Surprise',
}

const TRIGGERS: Readonly<Record<string, string>> = {
  feed: 'Nourrir',
  play: 'Jouer',
  cuddle: 'Câliner',
  teach: 'Apprendre',
  create: 'Créer',
  explore: 'Explorer',
}

export const emotions: EmotionCardWords = {
  now: 'En ce moment',
  before: 'Juste avant',
  intensity: 'Intensité',
  stability: 'Stabilité',
  emotion: (key) => EMOTIONS[key] ?? key,
  trigger: (key) => TRIGGERS[key] ?? key,
  touched: 'Ce qui l’a touchée',
  description: 'Combien de fois chaque geste a fait évoluer ce qu’elle ressent.',
  untouched: 'Rien encore : un premier geste suffira.',
  times: (count) => `${count} fois`,
  table: { table: 'Les chiffres', category: 'Geste' },
  temper: 'Tempérament',
  temperament: {
    volatility: 'Volatilité',
    resilience: 'Résilience',
    sensitivity: 'Sensibilité',
    expressiveness: 'Expressivité',
  },
}

export const personality: PersonalityRadarWords = {
  title: 'Personnalité d’Opale',
  description: (dominant) => `Surtout : ${dominant.join(', ').toLowerCase()}.`,
  caption: 'Vos gestes la façonnent : explorer nourrit la curiosité, câliner l’affection.',
  traits: {
    playfulness: 'Jeu',
    curiosity: 'Curiosité',
    empathy: 'Empathie',
    creativity: 'Créativité',
    independence: 'Indépendance',
    sociability: 'Sociabilité',
    openness: 'Ouverture',
    conscientiousness: 'Sérieux',
    extraversion: 'Extraversion',
    agreeableness: 'Amabilité',
    neuroticism: 'Nervosité',
    affection: 'Affection',
    patience: 'Patience',
    mischief: 'Malice',
    loyalty: 'Loyauté',
    intelligence: 'Esprit',
  },
  today: 'Aujourd’hui',
  atBirth: 'À sa naissance',
  table: { table: 'Les chiffres', category: 'Trait' },
}

const TRAITS: Readonly<Record<string, string>> = {
  curious: 'curieuse',
  playful: 'joueuse',
  calm: 'calme',
  energetic: 'énergique',
  friendly: 'amicale',
  shy: 'timide',
  brave: 'courageuse',
  creative: 'créative',
  analytical: 'analytique',
  empathetic: 'empathique',
  independent: 'indépendante',
  social: 'sociable',
}

export const genetics: GeneticsWords = {
  dna: 'ADN',
  dominant: 'Dominants',
  recessive: 'Récessifs',
  mutations: 'Mutations',
  none: 'aucun',
  trait: (key) => TRAITS[key] ?? key,
  list: (items) => items.join(', '),
  rarity: 'Rareté',
  number,
  generation: 'Génération',
  parents: 'Parents',
  noParents: 'première génération',
  children: 'Enfants',
  age: 'Âge',
  days: (days) => (days < 2 ? `${days} jour` : `${number(days)} jours`),
}

export const wallet: WalletWords = {
  currencies: {
    coins: 'Pièces',
    gems: 'Gemmes',
    stardust: 'Poussière d’étoile',
    energy: 'Énergie d’échange',
  },
  wealth: 'Richesse totale',
}

const REASONS: Readonly<Record<string, string>> = {
  feed: 'Vous l’avez nourrie.',
  play: 'Une partie ensemble.',
  cuddle: 'Vous l’avez câlinée.',
  teach: 'Elle a appris.',
  create: 'Elle a créé.',
  explore: 'Elle a exploré.',
  rest: 'Elle s’est reposée.',
  'logo-click': 'Vous lui avez fait signe.',
  'use-item': 'Vous lui avez donné quelque chose.',
}

export const history: MoodHistoryWords = {
  moods,
  to: 'puis',
  reason: (key) => REASONS[key] ?? key,
  ago: (ms) => {
    const minutes = Math.floor(ms / 60_000)
    if (minutes >= 60) return `il y a ${Math.floor(minutes / 60)} h`
    return minutes === 0 ? 'à l’instant' : `il y a ${minutes} min`
  },
  empty: 'Son humeur n’a pas encore changé.',
}
