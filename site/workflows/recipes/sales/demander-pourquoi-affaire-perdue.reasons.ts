import type { Bilingual } from '../../nodes/fact.ts'

/** What the client ticks, under the value that the CRM keeps for it. */
export const REASONS: Readonly<Record<string, Bilingual<string>>> = {
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
