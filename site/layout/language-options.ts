import type { LanguageOption } from '#ui/language-switcher'
import type { Language } from '../routes/language.ts'

interface Option extends Omit<LanguageOption, 'href'> {
  readonly code: Language
}

/** [2.5.8] [2.5.10] The languages one can choose from. */
export const LANGUAGE_OPTIONS: readonly Option[] = [
  {
    code: 'fr',
    name: 'FR',
    nativeName: 'Français',
    fullName: 'Français (France)',
    disabled: false,
    comingSoon: false,
  },
  {
    code: 'en',
    name: 'EN',
    nativeName: 'English',
    fullName: 'English (International)',
    disabled: false,
    comingSoon: false,
  },
]
