/** What the form says of what it is given. */
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  call: (days: string, moment: string) =>
    `Visioconférence proposée : ${days} (${moment.toLowerCase()}).`,
  from: (path: string) => `Vous venez de ${path} : je le dirai avec votre message.`,
  result: (title: string) => `J’ai gardé votre résultat sous la main : « ${title} ». Le joindre ?`,
  joined: (title: string) => `« ${title} » partira avec votre message.`,
  problems: (count: number) => (count > 1 ? `${count} points à revoir` : 'Un point à revoir'),
}

const en: typeof fr = {
  call: (days, moment) => `Video call suggested: ${days} (${moment.toLowerCase()}).`,
  from: (path) => `You come from ${path}: I’ll say so with your message.`,
  result: (title) => `I kept your result at hand: “${title}”. Enclose it?`,
  joined: (title) => `“${title}” will go with your message.`,
  problems: (count) => (count > 1 ? `${count} things to look at` : 'One thing to look at'),
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
