import type { LanguageOption } from '#ui/language-switcher'
import { QUERY_LANGUAGES } from '../routes/language.ts'

type Option = Omit<LanguageOption, 'href'>

/** [2.5.8] [2.5.10] The languages that the site speaks. */
const SPOKEN: readonly Option[] = [
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

/** [2.5.11] [2.5.12] Languages that `?lang` may accept before the site speaks them. */
const COMING: readonly Option[] = [
  {
    code: 'es',
    name: 'ES',
    nativeName: 'Español',
    fullName: 'Español (España)',
    disabled: true,
    comingSoon: true,
  },
]

/** The languages one can choose from, where `?lang` accepts these values. */
export const languageOptions = (accepted: readonly string[]): readonly Option[] =>
  [...SPOKEN, ...COMING].filter(({ code }) => accepted.includes(code))

export const LANGUAGE_OPTIONS: readonly Option[] = languageOptions(QUERY_LANGUAGES)
