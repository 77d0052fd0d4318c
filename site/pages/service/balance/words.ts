import type { Bilingual } from '../../../routes/language.ts'

const fr = {
  intro: 'Des nombres à remplacer par les vôtres.',
  left: (hours: string) => `Il reste ${hours} à votre équipe`,
  lost: (hours: string) => `Votre équipe y perd ${hours}`,
  worth: (hour: string, euros: string) => `À ${hour} l’heure, environ ${euros}.`,
  hour: 'Coût moyen en France',
}

const en: typeof fr = {
  intro: 'Numbers to replace with yours.',
  left: (hours) => `Your team has ${hours} left`,
  lost: (hours) => `Your team loses ${hours}`,
  worth: (hour, euros) => `At ${hour} an hour, about ${euros}.`,
  hour: 'Average cost in France',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
