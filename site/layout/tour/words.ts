import type { TourBarWords } from '#ui/tour-bar'
import type { Language } from '../../routes/language.ts'

export interface TourWords extends TourBarWords {
  readonly next: string
  readonly end: string
  /** On a page that is no stop. */
  readonly astray: string
  readonly back: string
}

/** Both languages: too little for a file each. */
export const TOUR_WORDS: Readonly<Record<Language, TourWords>> = {
  fr: {
    name: 'Visite guidée',
    position: (stop, stops) => `Étape ${stop} sur ${stops}`,
    previous: 'Précédente',
    next: 'Suivante',
    end: 'Finir la visite',
    leave: 'Quitter la visite',
    astray: 'Vous flânez, c’est permis. Je vous attends là où nous en étions.',
    back: 'Reprendre',
  },
  en: {
    name: 'Guided tour',
    position: (stop, stops) => `Stop ${stop} of ${stops}`,
    previous: 'Previous',
    next: 'Next',
    end: 'End the tour',
    leave: 'Leave the tour',
    astray: 'You’re wandering, which is fine. I’ll wait where we left off.',
    back: 'Carry on',
  },
}
