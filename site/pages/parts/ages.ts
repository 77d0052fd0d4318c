import type { Stage } from '#ui/character'
import type { Language } from '../../routes/language.ts'

/** What her six ages are called beside their pictures. */
export const ages: Readonly<Record<Language, Readonly<Record<Stage, string>>>> = {
  fr: {
    baby: 'Bébé',
    child: 'Enfant',
    teen: 'Adolescente',
    adult: 'Adulte',
    master: 'Maître',
    legendary: 'Légendaire',
  },
  en: {
    baby: 'Baby',
    child: 'Child',
    teen: 'Teenager',
    adult: 'Adult',
    master: 'Master',
    legendary: 'Legendary',
  },
}
