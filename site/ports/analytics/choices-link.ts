import type { Bilingual } from '../../routes/language.ts'

/** The link that opens the visitor's choices: on the cookie page, and in the footer of every page. */
export const CHOICES_NAME: Bilingual<string> = { fr: 'Vos choix', en: 'Your choices' }

/** The section of the cookie page that speaks of them: where it leads without scripts. */
export const CHOICES_HASH: Bilingual<string> = { fr: '#vos-choix', en: '#your-choices' }
