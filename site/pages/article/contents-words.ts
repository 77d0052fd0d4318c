import type { Bilingual } from '../../routes/language.ts'

const fr = {
  title: 'Sommaire',
  chapters: 'Chapitres',
  /** @param minutes of reading and trying, all chapters together */
  length: (count: number, minutes: number) => `${count} chapitres, environ ${hours(minutes)}`,
  minutes: (minutes: number) => `${minutes} min`,
  folded: (count: number, at: number, read: number) =>
    at > 0
      ? `Chapitre ${at} sur ${count}`
      : read > 0
        ? `Chapitres : ${read} sur ${count} lus`
        : `${count} chapitres`,
  read: 'Lu',
  kept: 'Progression gardée sur cet appareil.',
  forget: 'L’effacer',
}

const en: typeof fr = {
  title: 'Contents',
  chapters: 'Chapters',
  length: (count, minutes) => `${count} chapters, about ${hours(minutes)}`,
  minutes: (minutes) => `${minutes} min`,
  folded: (count, at, read) =>
    at > 0
      ? `Chapter ${at} of ${count}`
      : read > 0
        ? `Chapters: ${read} of ${count} read`
        : `${count} chapters`,
  read: 'Read',
  kept: 'Your progress is kept on this device.',
  forget: 'Clear it',
}

/** To the half hour. */
const hours = (minutes: number): string => {
  const halves = Math.max(1, Math.round(minutes / 30))
  return halves === 1 ? '30 min' : `${Math.floor(halves / 2)} h${halves % 2 === 1 ? ' 30' : ''}`
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
