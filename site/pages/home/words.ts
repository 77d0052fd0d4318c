import type { Bilingual } from '../../routes/language.ts'

const fr = {
  guide: 'Guider',
  index: 'Index',
  answer: 'Réponse',
  tools: (used: number, described: number) =>
    `${used} des ${described} technologies décrites sur ce site le construisent, le servent ou le testent.`,
}

const en: typeof fr = {
  guide: 'Guide me',
  index: 'Index',
  answer: 'Answer',
  tools: (used, described) =>
    `${used} of the ${described} technologies described on this site build it, serve it or test it.`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
