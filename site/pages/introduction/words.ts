import type { Bilingual } from '../../routes/language.ts'

const fr = {
  begin: 'Commencer la visite',
  resume: 'Reprendre la visite',
  leave: 'Quitter la visite',
  see: 'Voir les étapes',
  stops: 'La visite, étape par étape',
  stopsLead: 'Suivez-moi dans l’ordre, ou entrez par la porte qui vous plaît.',
  stop: (number: number) => `Étape ${number}`,
}

const en: typeof fr = {
  begin: 'Start the tour',
  resume: 'Carry on with the tour',
  leave: 'Leave the tour',
  see: 'See the stops',
  stops: 'The tour, stop by stop',
  stopsLead: 'Follow me in order, or walk in through any door you like.',
  stop: (number) => `Stop ${number}`,
}

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }
