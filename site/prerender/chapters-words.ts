/** What a guide says of its chapters: in its data, so that no script carries both languages. */
import type { Bilingual } from '../routes/language.ts'

const fr = {
  title: 'Chapitres',
  /** @param minutes of reading and trying, all chapters together */
  length: (count: number, minutes: number) => `${count} chapitres, environ ${hours(minutes)}`,
  minutes: (minutes: number) => `${minutes}\u00A0min`,
  place: (at: number, count: number) => `Chapitre ${at} sur ${count}`,
  read: 'Lu',
  kept: 'Progression gardée sur cet appareil.',
  forget: 'L’effacer',
}

const en: typeof fr = {
  title: 'Chapters',
  length: (count, minutes) => `${count} chapters, about ${hours(minutes)}`,
  minutes: (minutes) => `${minutes}\u00A0min`,
  place: (at, count) => `Chapter ${at} of ${count}`,
  read: 'Read',
  kept: 'Your progress is kept on this device.',
  forget: 'Clear it',
}

/** To the half hour. */
const hours = (minutes: number): string => {
  const halves = Math.max(1, Math.round(minutes / 30))
  return halves === 1
    ? '30\u00A0min'
    : `${Math.floor(halves / 2)}\u00A0h${halves % 2 === 1 ? '\u00A030' : ''}`
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
