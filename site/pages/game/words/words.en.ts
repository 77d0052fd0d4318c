import type { ActionB } from '#engine'
import { gestures, moods, statsB, tiers } from '../../../i18n/opale/names.en.ts'
import { listedIn } from '../../../i18n/opale/derived.ts'
import { numberIn } from '../../../i18n/number.ts'
import type { GameWords } from './words.ts'
import { birth } from './birth.en.ts'
import { words as first } from './first/words.en.ts'
import { happenings } from './happenings.en.ts'
import { items } from './items.en.ts'
import { keeping } from './keeping.en.ts'
import { portrait } from './portrait.en.ts'

const number = (value: number) => numberIn('en', value)

const GESTURES: Readonly<Record<string, string>> = {
  feed: 'Feeding',
  play: 'Playing',
  cuddle: 'Cuddling',
  teach: 'Teaching',
  create: 'Creating',
  explore: 'Exploring',
}

const EMOTIONS: Readonly<Record<string, string>> = {
  joy: 'Joy',
  excitement: 'Excitement',
  happiness: 'Happiness',
  contentment: 'Contentment',
  curiosity: 'Curiosity',
  love: 'Love',
  sadness: 'Sadness',
  anger: 'Anger',
  fear: 'Fear',
  surprise: 'Surprise',
}

const REASONS: Readonly<Record<string, string>> = {
  feed: 'You fed her.',
  play: 'You played together.',
  cuddle: 'You cuddled her.',
  teach: 'She learnt something.',
  create: 'She made something up.',
  explore: 'She went exploring.',
  rest: 'She had a rest.',
  'logo-click': 'You waved at her.',
  'use-item': 'You gave her something.',
}

const lower = (text: string) => text.toLowerCase()
const waiting = listedIn('Left in peace: ', ' and ')

/** English, whole. */
export const words: GameWords = {
  ...happenings,
  ...birth,
  ...keeping,
  portrait,
  ...items,
  give: (item) => `Give: ${item}`,
  energy: (left) => (left === 0 ? 'No energy left at all.' : `${left} energy left.`),
  gives: (way, points) => (points > 0 ? `${way}, +${points}` : way),
  help: {
    rested: 'She is in top form.',
    sleep: 'Sleep gives her strength, and so does a wave from you.',
    waits: (waits) =>
      waiting(
        waits.map(
          ({ action, ms }) =>
            `${lower(gestures[action as ActionB])} in ${Math.ceil(ms / 60_000)} min`,
        ),
      ),
  },
  speech: {
    first: first.speech,
    level: 'One more level, thank you! Shall we go on?',
    found: 'Look what I found. It is in the inventory.',
    full: 'I have no room left. Shall we sort the inventory?',
    tired: 'I have no strength left. A short rest, and I am off again.',
    dull: 'The page stays blank. Shall we explore a little first?',
    asleep: 'Zzz… I wake up on my own.',
    low: 'I have been busy. A short rest and I am off again.',
    glad: 'What a lovely day. One more game?',
    well: 'I like it here. Will you teach me something?',
    meh: 'I am a little bored. A game, perhaps?',
    sad: 'I am not in high spirits. A cuddle, if you like.',
  },
  groups: {
    heart: { title: 'Heart', text: 'What a cuddle or a game makes grow.' },
    mind: { title: 'Mind', text: 'What she learns with you, and on her own.' },
    character: { title: 'Character', text: 'What hardly grows except with a new level.' },
    growth: { title: 'Day after day', text: 'What your care gives her.' },
  },
  achievements: {
    table: 'Achievements by gauge',
    stat: 'Gauge',
    stats: statsB,
    tiers,
    got: 'earned',
    open: 'still open',
    near: 'Within reach',
    name: (tier, stat) => `${tier} ${stat}`,
    missing: (points) => (points === 1 ? '1 point to go' : `${points} points to go`),
    none: 'All of them are earned.',
  },
  emotions: {
    now: 'Right now',
    before: 'Just before',
    intensity: 'Intensity',
    emotion: (key) => EMOTIONS[key] ?? key,
    trigger: (key) => GESTURES[key] ?? key,
    touched: 'What has touched her',
    description: 'How often each gesture has changed what she feels.',
    untouched: 'Nothing yet: a first gesture will do.',
    times: (count) => (count === 1 ? 'once' : `${number(count)} times`),
    table: { table: 'The figures', category: 'Gesture' },
    temper: 'Temperament',
    temperament: {
      volatility: 'Volatility',
      resilience: 'Resilience',
      sensitivity: 'Sensitivity',
      expressiveness: 'Expressiveness',
    },
  },
  personality: {
    title: 'Opale’s personality',
    description: (dominant) => `Above all: ${dominant.join(', ').toLowerCase()}.`,
    caption: 'Your gestures shape her: exploring feeds curiosity, cuddling affection.',
    traits: {
      playfulness: 'Play',
      curiosity: 'Curiosity',
      empathy: 'Empathy',
      creativity: 'Creativity',
      independence: 'Independence',
      sociability: 'Sociability',
      openness: 'Openness',
      conscientiousness: 'Diligence',
      extraversion: 'Extraversion',
      agreeableness: 'Kindness',
      neuroticism: 'Nerves',
      affection: 'Affection',
      patience: 'Patience',
      mischief: 'Mischief',
      loyalty: 'Loyalty',
      intelligence: 'Wits',
    },
    today: 'Today',
    atBirth: 'At birth',
    table: { table: 'The figures', category: 'Trait' },
  },
  history: {
    moods,
    to: 'then',
    reason: (key) => REASONS[key] ?? key,
    ago: (ms) => {
      const minutes = Math.floor(ms / 60_000)
      if (minutes >= 2880) return `${number(Math.floor(minutes / 1440))} days ago`
      if (minutes >= 60) return `${Math.floor(minutes / 60)} h ago`
      return minutes <= 0 ? 'just now' : `${minutes} min ago`
    },
    empty: 'Her mood has not changed yet.',
  },
  moodChart: {
    title: 'Her mood, change after change',
    description: (count, from, to) =>
      `${number(count)} changes of mood, from ${from.toLowerCase()} to ${to.toLowerCase()}.`,
    caption: 'The higher the line, the better she feels.',
    change: (nth, mood) => `${nth}. ${mood}`,
    series: 'Mood',
    table: { table: 'The moods', category: 'Change' },
  },
  parts: {
    growth: {
      title: 'What grows in her',
      short: 'Gauges',
      sum: (all, left) => `${all} gauges, ${left} still growing`,
    },
    personality: {
      title: 'Personality',
      short: 'Personality',
      sum: (...traits) => traits.join(', '),
    },
    emotions: {
      title: 'Emotions',
      short: 'Emotions',
      sum: (now, stability) => `${now} right now, stability ${stability}`,
    },
    inventory: {
      title: 'Inventory',
      short: 'Inventory',
      sum: (count, most) => `${count} of ${most} places`,
    },
    achievements: {
      title: 'Achievements',
      short: 'Achievements',
      sum: (got, all) => `${got} of ${all}`,
    },
    history: { title: 'Mood journal', short: 'Journal', sum: (last) => String(last) },
    birth: { title: 'Birth', short: 'Birth', sum: (...traits) => traits.join(', ') },
    wallet: { title: 'Purse', short: 'Purse', sum: (coins) => `${coins} coins` },
    friends: {
      title: 'Friends and children',
      short: 'Friends and children',
      sum: (friends, children) => `Friends: ${friends}, children: ${children}`,
    },
    settings: { title: 'Settings', short: 'Settings', sum: () => 'Motion, messages, language' },
    portrait: { title: 'Her portrait', short: 'Portrait', sum: () => 'A picture, a link' },
    save: { title: 'Save', short: 'Save', sum: () => 'Export, import, start again' },
  },
  about: 'All about her',
  notifications: { label: 'News from Opale', dismiss: 'Close' },
  close: 'Close',
}
