import type { Bilingual } from '../../routes/language.ts'

const fr = {
  name: 'Visite guidée',
  position: (stop: number, stops: number) => `Étape ${stop} sur ${stops}`,
  previous: 'Précédente',
  next: 'Suivante',
  end: 'Finir la visite',
  leave: 'Quitter la visite',
  /** On a page that is no stop. */
  astray: 'Vous flânez, c’est permis. Je vous attends là où nous en étions.',
  back: 'Reprendre',
}

const en: typeof fr = {
  name: 'Guided tour',
  position: (stop, stops) => `Stop ${stop} of ${stops}`,
  previous: 'Previous',
  next: 'Next',
  end: 'End the tour',
  leave: 'Leave the tour',
  astray: 'You’re wandering, which is fine. I’ll wait where we left off.',
  back: 'Carry on',
}

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }
