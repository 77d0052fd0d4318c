import { moods } from '../../i18n/opale/names.en.ts'
import { WORDS as AGES } from '../parts/ages-words.ts'
import type { words as fr } from './words.fr.ts'

export const words: typeof fr = {
  technologies: {
    title: 'Technologies',
    lead: 'One tile each, in the hue of its universe. A tile is no partnership, and no promise to use it.',
  },
  search: 'Find a technology',
  example: 'For example: Postgres, Claude, Next.js',
  filter: 'Universe',
  choices: { all: 'All', code: 'Development', ia: 'AI', plus: 'Data and services' },
  count: (found) => (found === 1 ? '1 technology' : `${found} technologies`),
  none: (query) => `No technology answers to “${query}” in this universe.`,
  showAll: 'Show all',
  portraits: {
    title: 'Opale, mood by mood',
    lead: 'Nineteen portraits, drawn for 256 pixels. They are how she says how she feels, all over the site.',
  },
  media: {
    title: 'Her six ages',
    lead: 'From a stone that wakes up to a legend: full-length drawings, made for 512 pixels.',
  },
  ui: {
    title: 'Interface signs',
    lead: 'One idea a sign, in two or three strokes, drawn for 48 pixels. The grey works on both themes.',
  },
  names: { ...moods, ...AGES.en },
}
