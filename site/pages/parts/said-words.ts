import type { Bilingual } from '../../routes/language.ts'

const fr = {
  sample: 'Personne ne parle ici : ces lignes tiennent la place de vraies voix.',
  delivered: 'Ce qui a été livré',
  reservation: 'Ce qui a résisté',
  translated: 'traduit de l’anglais',
  about: 'Le cas en entier',
  quote: (words: string) => `« ${words} »`,
}

const en: typeof fr = {
  sample: 'Nobody is speaking here: these lines hold the place of real voices.',
  delivered: 'What was delivered',
  reservation: 'What was hard',
  translated: 'translated from French',
  about: 'The whole case',
  quote: (words) => `“${words}”`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
