import type { Bilingual } from '../routes/language.ts'

/** What a badge of the bar means, before what the page says of itself. */
const fr = {
  expert: 'Expert : pour qui automatise déjà. ',
  premium: 'Premium : branché sur vos outils, sur devis. ',
  pro: 'Pro : pour un projet d’entreprise. ',
}

const en: typeof fr = {
  expert: 'Expert: for those who automate already. ',
  premium: 'Premium: connected to your tools, on quote. ',
  pro: 'Pro: for a company’s project. ',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
