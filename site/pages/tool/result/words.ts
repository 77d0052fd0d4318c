import type { Bilingual } from '../../../routes/language.ts'

const fr = {
  of: (name: string, text: string) => `${name} : ${text}`,
  dated: (version: string, checked: string) => `version du ${version}, vérifiée le ${checked}`,
}

const en: typeof fr = {
  of: (name, text) => `${name}: ${text}`,
  dated: (version, checked) => `version of ${version}, checked on ${checked}`,
}

/** How a fact that a result stands on is told. */
export const WORDS: Bilingual<typeof fr> = { fr, en }
