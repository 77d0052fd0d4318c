/** What Opale says, and the names of what she has, in English. */
import { labelled, listedIn, refusing } from './derived.ts'
import { messages } from './messages.en.ts'
import { gestures, moods, statsB } from './names.en.ts'
import type { CompanionWords } from './words.ts'

const percent = (value: number) => `${value}%`
const lower = (text: string) => text.toLowerCase()
const sentence = listedIn('News: ', ' and ')

const { happiness, energy, intelligence } = statsB
const bars = { happiness, energy, intelligence, percent }

export const words: CompanionWords = {
  moods,
  floating: {
    name: 'Opale',
    open: (mood) => `Opale, ${lower(mood)}. Talk to her`,
    fold: 'Fold away',
    hide: 'Hide',
    recall: 'brings me back',
    keys: ['Alt', 'O'],
    cuddle: gestures.cuddle,
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
    moods,
    level: (level) => `Level ${level}`,
    hint: 'Double-click to close.',
    button: (mood) => `Opale, ${lower(moods[mood])}. One click opens, two show her figures`,
  },
  modal: {
    ...bars,
    away: 'Her panel hasn’t come. Reload the page.',
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
    news: ({ level, achievements, things }) =>
      sentence([
        level !== undefined && `level ${level}`,
        achievements > 0 &&
          (achievements === 1 ? 'an achievement' : `${achievements} achievements`),
        things > 0 && (things === 1 ? 'something found' : `${things} things found`),
      ]),
    actions: labelled(gestures),
  },
  done: {
    feed: 'Thank you, that was good.',
    play: 'Another round whenever you like.',
    cuddle: 'I feel better with you around.',
    teach: 'I’ll remember that.',
    create: 'Here’s what I made.',
    explore: 'I’ve been out and about.',
  },
  refused: refusing(messages),
  links: { page: 'Her page', guide: 'Show me around the site' },
  notifications: {
    label: 'News from Opale',
    dismiss: 'Close',
    messages: {
      ...messages,
      'new-item': () => 'Opale found something. It’s in her inventory.',
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
