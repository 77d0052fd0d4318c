/** Short forms for the facts of nodes, so that each fact stays on a line. */
import type { Bilingual, Operation } from './fact.ts'

export const say = (fr: string, en: string): Bilingual<string> => ({ fr, en })

/** Names that are the same in both languages. */
export const same = (name: string): Bilingual<string> => ({ fr: name, en: name })

export const op = (fr: string, en: string, ...required: readonly string[]): Operation =>
  required.length > 0 ? { label: { fr, en }, required } : { label: { fr, en } }
