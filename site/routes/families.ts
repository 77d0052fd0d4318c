/** Families of pages: how they are grouped in lists, which hue they wear, what leads to what. */
import type { Screen } from './table.ts'

type Universe = 'code' | 'ia' | 'plus'

/** A family and the hue of its universe, in the order of lists. */
export const FAMILIES = {
  main: 'code',
  service: 'ia',
  place: 'ia',
  article: 'ia',
  guide: 'ia',
  comparison: 'ia',
  question: 'ia',
  'use-case': 'ia',
  tool: 'plus',
  workflow: 'plus',
  category: 'plus',
  integration: 'plus',
  term: 'ia',
  showcase: 'code',
  companion: 'plus',
  legal: 'code',
} as const satisfies Record<string, Universe>
export type Family = keyof typeof FAMILIES

const BY_FOLDER: Readonly<Record<string, Family>> = {
  service: 'service',
  city: 'place',
  region: 'place',
  article: 'article',
  guide: 'guide',
  comparison: 'comparison',
  question: 'question',
  'use-case': 'use-case',
  tool: 'tool',
  workflow: 'workflow',
  category: 'category',
  integration: 'integration',
  term: 'term',
  legal: 'legal',
}
const BY_SCREEN: Partial<Record<Screen, Family>> = {
  showcase: 'showcase',
  activity: 'showcase',
  technologies: 'showcase',
  studio: 'showcase',
  gallery: 'showcase',
  sprites: 'showcase',
  art: 'showcase',
  demo: 'showcase',
  companion: 'companion',
  lab: 'companion',
  game: 'companion',
}

export const familyOf = (page: { readonly folder: string; readonly screen: Screen }): Family =>
  BY_FOLDER[page.folder] ?? BY_SCREEN[page.screen] ?? 'main'

/** Families that a list page gathers, by page id; pages that gather everything come last. */
export const GATHERED: Readonly<Record<string, readonly Family[]>> = {
  faq: ['question'],
  'glossaire-ia': ['term'],
  'guides-ia': ['guide', 'article'],
  blog: ['article', 'guide', 'comparison'],
  workflows: ['workflow', 'category', 'integration'],
  'portfolio-projets-cas-etudes': ['use-case', 'workflow'],
  'temoignages-clients': ['use-case'],
  ia: ['service', 'use-case', 'tool'],
  sitemap: Object.keys(FAMILIES) as Family[],
  explorer: Object.keys(FAMILIES) as Family[],
}
