/** What Opale says, and the names of what she has, in English. */
import { STATS_B } from '#engine'
import type { CompanionWords } from './words.ts'

const percent = (value: number) => `${value}%`
const lower = (text: string) => text.toLowerCase()

const moods: CompanionWords['moods'] = {
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
  melancholy: 'Melancholy',
  sad: 'Sad',
  depressed: 'Downcast',
  tired: 'Tired',
  sleeping: 'Asleep',
  sick: 'Sick',
  critical: 'At her worst',
}
const bars = { happiness: 'Happiness', energy: 'Energy', intelligence: 'Intelligence', percent }

const STATS: ReadonlySet<string> = new Set(STATS_B)
const TIERS: ReadonlySet<string> = new Set(['advanced', 'expert', 'master'])

/** "Happiness, expert"; one that somebody else made keeps its own name. */
const achievement = (id: string): string | undefined => {
  const [stat = '', tier = ''] = id.split('_')
  // "Hunger" rises when she is fed: it is how full she is.
  const name = stat === 'hunger' ? 'fullness' : stat
  return STATS.has(stat) && TIERS.has(tier)
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${tier}`
    : undefined
}

export const words: CompanionWords = {
  moods,
  floating: {
    name: 'Opale',
    open: (mood) => `Opale, ${lower(mood)}. Talk to her`,
    fold: 'Fold away',
    hide: 'Hide',
    recall: 'brings me back',
    keys: ['Alt', 'O'],
    cuddle: 'Cuddle',
    care: 'Look after her',
    later: 'Later',
  },
  speech: {
    unified: 'I’m Opale, I live on this site. I can show you around.',
    'ai-services': 'Not sure where to start yet? The maturity quiz helps you find out.',
    'opale-freelance': 'On this page I do the talking. Ask, and I’ll show you the rest.',
    opale: 'This is my place. Whatever you do here stays on this device.',
    blog: 'Is a word in the way? The glossary explains them one by one.',
    media: 'These are my portraits, and the pictures of the site.',
    cv: 'The journey is here. The projects show the rest.',
    contact: 'Write it as it comes. Two sentences are enough to begin with.',
    workflows: 'You can read each workflow before you import it. The editor lets you make one.',
    'web-dev': 'I stay in this corner. One click, and I’m out of the way.',
    read: 'You’ve come a long way down this page. Any question? A message is one click away.',
    admin: 'Administrator mode. I show all I know about this page.',
  },
  offers: {
    visit: 'Take the tour',
    quiz: 'Open the quiz',
    glossary: 'Open the glossary',
    home: 'See her page',
    projects: 'See the projects',
    studio: 'Open the editor',
    contact: 'Write to me',
  },
  facts: ({ timeOnPage, scrollDepth, interactions, referrer }) =>
    `${timeOnPage} s on this page, read to ${percent(scrollDepth)}, ${interactions} interactions, came from: ${referrer}.`,
  logo: {
    ...bars,
    title: 'Opale in brief',
    moods: {
      happy: 'Happy',
      excited: 'Excited',
      ecstatic: 'Ecstatic',
      neutral: 'Calm',
      sad: 'Sad',
      tired: 'Tired',
      sleeping: 'Asleep',
    },
    level: (level) => `Level ${level}`,
    hint: 'Double-click to close.',
    button: (mood) => `Opale, ${lower(moods[mood])}. One click opens, two show her figures`,
  },
  modal: {
    ...bars,
    above: (level) => `Opale, level ${level}`,
    titles: {
      happy: 'Happy to see you',
      excited: 'Keen to play',
      ecstatic: 'Over the moon',
      neutral: 'All quiet here, and you?',
      sad: 'A little sad',
      tired: 'A little tired',
      sleeping: 'She’s asleep',
    },
    speech: 'I live here. Look after me, or let me show you around.',
    close: 'Close',
    actions: {
      feed: { label: 'Feed' },
      play: { label: 'Play' },
      cuddle: { label: 'Cuddle' },
      teach: { label: 'Teach' },
      create: { label: 'Create' },
      explore: { label: 'Explore' },
    },
  },
  done: {
    feed: 'Thank you, that was good.',
    play: 'Another round whenever you like.',
    cuddle: 'I feel better with you around.',
    teach: 'I’ll remember that.',
    create: 'Here’s what I made.',
    explore: 'I’ve been out and about.',
  },
  refused: {
    play: 'Opale is too tired to play...',
    teach: 'Opale needs more energy to learn...',
    create: 'Opale lacks creative inspiration...',
    explore: 'Opale is too tired to explore...',
  },
  links: { page: 'Her page', guide: 'Show me around the site' },
  notifications: {
    label: 'News from Opale',
    dismiss: 'Close',
    messages: {
      'level-up': ({ level }) => `Well done: Opale is now level ${level}.`,
      'achievement-unlocked': ({ id, name }) =>
        `New achievement unlocked: ${achievement(String(id)) ?? name}`,
      'new-item': () => 'Opale found something. It’s in her inventory.',
      'tamagotchi-activated': () => 'Opale is here.',
      'too-tired-to-play': () => 'Opale is too tired to play...',
      'too-tired-to-learn': () => 'Opale needs more energy to learn...',
      'no-inspiration': () => 'Opale lacks creative inspiration...',
      'too-tired-to-explore': () => 'Opale is too tired to explore...',
    },
  },
  kept: {
    refused: 'This browser keeps nothing: Opale will forget when you leave.',
    newer: 'A newer version of Opale is kept here. This one leaves it alone.',
  },
  prompt: {
    label: 'Notifications',
    text: 'Get occasional updates about my projects and availability',
    allow: 'Allow',
    later: 'Later',
    enabled: 'Notifications are on. I’ll keep you posted, quietly.',
  },
}
