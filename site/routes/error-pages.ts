/** What the error pages say. Build alone reads it: a page in the browser has it in its data. */
import { picture } from '../content/collection.ts'
import type { Bilingual } from './language.ts'

export const NOT_FOUND_PICTURE = picture(
  'not-found',
  ['Le fil|s’arrête ici', 'Page introuvable.'],
  ['The thread|stops here', 'Page not found.'],
)

/** By the status that the page comes with. */
const fr = {
  404: {
    title: 'Page introuvable',
    description: 'Cette adresse ne mène à aucune page du site. Voici par où repartir.',
    heading: 'Le fil s’arrête ici.',
    lead: 'Cette page n’existe pas, ou plus. Rien n’est cassé chez vous.',
  },
  500: {
    title: 'Le serveur a trébuché',
    description: 'La page demandée n’a pas pu être préparée.',
    heading: 'Un nœud dans le fil.',
    lead: 'Le serveur n’a pas pu répondre. Réessayez dans un instant ; si cela dure, écrivez-moi.',
  },
}

const en: typeof fr = {
  404: {
    title: 'Page not found',
    description: 'This address leads to no page of the site. Here is where to go instead.',
    heading: 'The thread stops here.',
    lead: 'This page does not exist, or no longer does. Nothing is broken on your side.',
  },
  500: {
    title: 'The server stumbled',
    description: 'The page you asked for could not be prepared.',
    heading: 'A knot in the thread.',
    lead: 'The server could not answer. Try again in a moment; if it lasts, write to me.',
  },
}

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }
