import type { ActionB } from '#engine'
import { moods, statsB, tiers, gestures } from '../../../i18n/opale/names.fr.ts'
import { listedIn } from '../../../i18n/opale/derived.ts'
import { numberIn } from '../../../i18n/number.ts'
import type { GameWords } from './words.ts'
import { words as first } from './first/words.fr.ts'
import { birth } from './birth.fr.ts'
import { happenings } from './happenings.fr.ts'
import { items } from './items.fr.ts'
import { keeping } from './keeping.fr.ts'
import { portrait } from './portrait.fr.ts'

const number = (value: number) => numberIn('fr', value)

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

const lower = (text: string) => text.toLowerCase()
const waiting = listedIn('Laissée au calme : ', ' et ')

/** French, whole. */
export const words: GameWords = {
  ...happenings,
  ...birth,
  ...keeping,
  portrait,
  ...items,
  give: (item) => `Donner : ${item}`,
  energy: (left) => {
    if (left === 0) return 'Plus du tout d’énergie.'
    return left === 1 ? 'Il lui reste 1 point d’énergie.' : `Il lui reste ${left} points d’énergie.`
  },
  gives: (way, points) => (points > 0 ? `${way}, +${points}` : way),
  help: {
    rested: 'Elle est en pleine forme.',
    sleep: 'Dormir lui rend des forces, un signe de vous aussi.',
    waits: (waits) =>
      waiting(
        waits.map(
          ({ action, ms }) =>
            `${lower(gestures[action as ActionB])} dans ${Math.ceil(ms / 60_000)} min`,
        ),
      ),
  },
  speech: {
    first: first.speech,
    level: 'Un niveau de plus, merci ! On continue ?',
    found: 'Regardez ce que j’ai trouvé. C’est dans l’inventaire.',
    full: 'Je n’ai plus de place. On trie l’inventaire ?',
    tired: 'Je n’ai plus de force. Une petite pause, et je repars.',
    dull: 'La page reste blanche. On explore un peu d’abord ?',
    asleep: 'Zzz… Je me réveille toute seule.',
    low: 'J’ai bien travaillé. Une petite pause et je repars.',
    glad: 'Quelle belle journée. Encore une partie ?',
    well: 'Je suis bien ici. Vous me racontez quelque chose ?',
    meh: 'Je m’ennuie un peu. Un jeu, peut-être ?',
    sad: 'Je n’ai pas trop le moral. Un câlin, si vous voulez.',
  },
  groups: {
    heart: { title: 'Cœur', text: 'Ce qu’une caresse ou un jeu fait grandir.' },
    mind: { title: 'Esprit', text: 'Ce qu’elle apprend avec vous, et toute seule.' },
    character: { title: 'Caractère', text: 'Ce qui ne grandit presque qu’en changeant de niveau.' },
    growth: { title: 'Jour après jour', text: 'Ce que vos soins lui apportent.' },
  },
  achievements: {
    table: 'Succès par statistique',
    stat: 'Statistique',
    stats: statsB,
    tiers,
    got: 'obtenu',
    open: 'à venir',
    near: 'Bientôt à portée',
    name: (tier, stat) => `${tier} ${stat}`,
    missing: (points) => (points === 1 ? 'encore 1 point' : `encore ${points} points`),
    none: 'Tout est obtenu.',
  },
  emotions: {
    now: 'En ce moment',
    before: 'Juste avant',
    intensity: 'Intensité',
    emotion: (key) => EMOTIONS[key] ?? key,
    trigger: (key) => gestures[key as ActionB] ?? key,
    touched: 'Ce qui l’a touchée',
    description: 'Combien de fois chaque geste a fait évoluer ce qu’elle ressent.',
    untouched: 'Rien encore : un premier geste suffira.',
    times: (count) => `${number(count)} fois`,
    table: { table: 'Les chiffres', category: 'Geste' },
    temper: 'Tempérament',
    temperament: {
      volatility: 'Volatilité',
      resilience: 'Résilience',
      sensitivity: 'Sensibilité',
      expressiveness: 'Expressivité',
    },
  },
  personality: {
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
  },
  history: {
    moods,
    to: 'puis',
    reason: (key) => REASONS[key] ?? key,
    ago: (ms) => {
      const minutes = Math.floor(ms / 60_000)
      if (minutes >= 2880) return `il y a ${number(Math.floor(minutes / 1440))} jours`
      if (minutes >= 60) return `il y a ${Math.floor(minutes / 60)} h`
      return minutes <= 0 ? 'à l’instant' : `il y a ${minutes} min`
    },
    empty: 'Son humeur n’a pas encore changé.',
  },
  moodChart: {
    title: 'Son humeur, changement après changement',
    description: (count, from, to) =>
      `${number(count)} changements d’humeur, de ${from.toLowerCase()} à ${to.toLowerCase()}.`,
    caption: 'Plus la ligne est haute, plus elle va bien.',
    change: (nth, mood) => `${nth}. ${mood}`,
    series: 'Humeur',
    table: { table: 'Les humeurs', category: 'Changement' },
  },
  parts: {
    growth: {
      title: 'Ce qui grandit en elle',
      short: 'Statistiques',
      sum: (all, left) => `${all} jauges, ${left} à faire grandir`,
    },
    personality: {
      title: 'Personnalité',
      short: 'Personnalité',
      sum: (...traits) => traits.join(', '),
    },
    emotions: {
      title: 'Émotions',
      short: 'Émotions',
      sum: (now, stability) => `${now} en ce moment, stabilité ${stability}`,
    },
    inventory: {
      title: 'Inventaire',
      short: 'Inventaire',
      sum: (count, most) => `${count} ${Number(count) > 1 ? 'objets' : 'objet'} sur ${most}`,
    },
    achievements: { title: 'Succès', short: 'Succès', sum: (got, all) => `${got} sur ${all}` },
    history: { title: 'Journal d’humeur', short: 'Journal', sum: (last) => String(last) },
    birth: { title: 'Naissance', short: 'Naissance', sum: (...traits) => traits.join(', ') },
    wallet: { title: 'Bourse', short: 'Bourse', sum: (coins) => `${coins} pièces` },
    friends: {
      title: 'Amies et enfants',
      short: 'Amies et enfants',
      sum: (friends, children) => `Amies : ${friends}, enfants : ${children}`,
    },
    settings: {
      title: 'Réglages',
      short: 'Réglages',
      sum: () => 'Mouvements, messages, langue',
    },
    portrait: { title: 'Son portrait', short: 'Portrait', sum: () => 'Une image, un lien' },
    save: {
      title: 'Sauvegarde',
      short: 'Sauvegarde',
      sum: () => 'Exporter, importer, recommencer',
    },
  },
  about: 'Tout sur elle',
  notifications: { label: 'Nouvelles d’Opale', dismiss: 'Fermer' },
  close: 'Fermer',
}
