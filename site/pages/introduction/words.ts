import type { Language } from '../../routes/language.ts'

export interface Words {
  readonly begin: string
  readonly resume: string
  readonly leave: string
  readonly see: string
  readonly stops: string
  readonly stopsLead: string
  readonly stop: (number: number) => string
}

/** Both languages: too little for a file each. */
export const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    begin: 'Commencer la visite',
    resume: 'Reprendre la visite',
    leave: 'Quitter la visite',
    see: 'Voir les étapes',
    stops: 'La visite, étape par étape',
    stopsLead: 'Suivez-moi dans l’ordre, ou entrez par la porte qui vous plaît.',
    stop: (number) => `Étape ${number}`,
  },
  en: {
    begin: 'Start the tour',
    resume: 'Carry on with the tour',
    leave: 'Leave the tour',
    see: 'See the stops',
    stops: 'The tour, stop by stop',
    stopsLead: 'Follow me in order, or walk in through any door you like.',
    stop: (number) => `Stop ${number}`,
  },
}
