import type { Bilingual } from '../../routes/language.ts'

const fr = {
  categories: 'Catégories',
  all: 'Tout',
  shown: (count: number, topic: string) =>
    `${count} ${count === 1 ? 'texte' : 'textes'}\u00A0: ${topic}.`,
  see: 'Les voir',
  featured: 'À la une',
  recent: 'Récents',
  archive: 'Archives',
  minutes: (minutes: number) => `${minutes}\u00A0min`,
  feed: 'Flux RSS',
  older: 'Chercher dans tout le site',
}

const en: typeof fr = {
  categories: 'Categories',
  all: 'All',
  shown: (count, topic) => `${count} ${count === 1 ? 'text' : 'texts'}: ${topic}.`,
  see: 'See them',
  featured: 'Featured',
  recent: 'Recent',
  archive: 'Archive',
  minutes: (minutes) => `${minutes}\u00A0min`,
  feed: 'RSS feed',
  older: 'Search the whole site',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
