import type { Role } from '../../ports/visitor.ts'
import type { Behaviour } from '../../ports/visit-behaviour.ts'

/** [2.2.11] [3.4.7] [6.0.1] What she is told of the page and of who reads it. */
export interface CompanionContext {
  readonly category: string
  readonly mode: Role
  readonly behaviour: Behaviour
}

export interface Speech {
  readonly key: SpeechKey
  readonly offer?: OfferKey | undefined
}

export type SpeechKey = keyof typeof OFFERS
export type OfferKey = 'visit' | 'quiz' | 'glossary' | 'home' | 'projects' | 'studio' | 'contact'

/** After so many seconds and so much of a page, she asks whether something is left open. */
export const READ = { seconds: 60, depth: 75 } as const

/** What she says here and now: two sentences at most, and one offer. */
export const speechFor = ({ category, mode, behaviour }: CompanionContext): Speech => {
  const key = mode === 'admin' ? 'admin' : keyFor(category, behaviour)
  return { key, offer: OFFERS[key] }
}

const keyFor = (category: string, { timeOnPage, scrollDepth }: Behaviour): SpeechKey => {
  const read = timeOnPage >= READ.seconds && scrollDepth >= READ.depth
  if (read && category !== 'contact' && category !== 'opale') return 'read'
  return category in OFFERS ? (category as SpeechKey) : 'web-dev'
}

const OFFERS = {
  unified: 'visit',
  'ai-services': 'quiz',
  'opale-freelance': 'home',
  opale: undefined,
  blog: 'glossary',
  media: 'home',
  cv: 'projects',
  contact: undefined,
  workflows: 'studio',
  'web-dev': 'home',
  read: 'contact',
  admin: undefined,
} as const satisfies Readonly<Record<string, OfferKey | undefined>>
