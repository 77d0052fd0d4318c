import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'

/** What the client ticks, under the value that the CRM keeps for it. */
const REASONS: Readonly<Record<string, Bilingual<string>>> = {
  price: { fr: 'Le prix', en: 'The price' },
  timing: { fr: 'Les délais', en: 'The timing' },
  fit: { fr: 'Votre offre ne répondait pas au besoin', en: 'Your offer did not fit the need' },
  trust: { fr: 'La relation, la confiance', en: 'The relation, the trust' },
  dropped: { fr: 'Le projet est abandonné', en: 'The project was dropped' },
}
/** As the client's words lead back to it. */
export const keys = (language: 'fr' | 'en'): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(REASONS).map(([key, words]) => [words[language], key])),
  )

/** A box, a sentence, a yes or no. */
export const QUESTIONS: readonly Params[] = [
  {
    fieldLabel: { fr: 'Ce qui a le plus compté', en: 'What mattered most' },
    fieldType: 'radio',
    fieldOptions: { values: Object.values(REASONS).map((option) => ({ option })) },
    requiredField: true,
  },
  { fieldLabel: { fr: 'En une phrase', en: 'In a sentence' }, fieldType: 'textarea' },
  {
    fieldLabel: {
      fr: 'Accepteriez-vous dix minutes au téléphone ?',
      en: 'Would you take a ten-minute call?',
    },
    fieldType: 'radio',
    fieldOptions: {
      values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
    },
    requiredField: true,
  },
]
