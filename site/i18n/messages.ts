import type { Language } from '../routes/language.ts'
import type { fr } from './fr.ts'

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

/** The keys that the French file sets; a missing English one does not compile. */
export type Messages = Words<typeof fr>

/** One lazy chunk a language: a reader never downloads the other. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  language === 'fr' ? (await import('./fr.ts')).fr : (await import('./en.ts')).en
