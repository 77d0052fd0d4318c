/** The parts of the area, in the order of its navigation. */
import type { Bilingual } from '../routes/language.ts'
import { ACCOUNT, AUDIENCE, INBOX } from './addresses.ts'

const fr = { inbox: 'Messages', audience: 'Audience', account: 'Compte' }
const en: typeof fr = { inbox: 'Messages', audience: 'Audience', account: 'Account' }

export const WORDS: Bilingual<typeof fr> = { fr, en }
export type SectionId = keyof typeof fr

/** Where it begins. */
export const sectionPath = (id: SectionId): string =>
  SECTIONS.find(([each]) => each === id)?.[1] ?? INBOX

export const SECTIONS: readonly (readonly [id: SectionId, path: string])[] = [
  ['inbox', INBOX],
  ['audience', AUDIENCE],
  ['account', ACCOUNT],
]
