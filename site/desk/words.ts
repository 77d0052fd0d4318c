/** Words of every page of the area. */
import type { Bilingual } from '../routes/language.ts'

const fr = {
  area: 'Bureau',
  skip: 'Aller au contenu',
  navigation: 'Bureau',
  languages: 'Langue',
  site: 'Le site',
  sitePath: '/',
  leave: 'Sortir',
  unread: (count: number) => (count > 1 ? `${count} messages non lus` : '1 message non lu'),
  problem: 'À revoir',
  done: 'C’est fait',
  stale: 'Cette page n’était plus à jour, et rien n’a changé. Recommencez.',
  away: 'Le bureau ne répond pas. Recommencez dans une minute.',
  again: 'Recommencer',
}

const en: typeof fr = {
  area: 'Desk',
  skip: 'Go to content',
  navigation: 'Desk',
  languages: 'Language',
  site: 'The site',
  sitePath: '/en',
  leave: 'Sign out',
  unread: (count) => (count > 1 ? `${count} unread messages` : '1 unread message'),
  problem: 'Look again',
  done: 'Done',
  stale: 'This page was out of date, and nothing has changed. Try again.',
  away: 'The desk doesn’t answer. Try again in a minute.',
  again: 'Try again',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
