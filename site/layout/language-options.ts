import type { LanguageOption } from '../components/language-switcher/index.ts'

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

/** [2.5.11] [2.5.12] Languages that the site does not speak yet. */
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

/**
 * The languages one can choose from. Whoever asks for one that is coming [2.5.4] reads on in French
 * and is told so; nobody else hears of it.
 * @param asked value of `?lang`
 */
export const languageOptions = (asked?: string | null): readonly Option[] => [
  ...SPOKEN,
  ...COMING.filter(({ code }) => code === asked),
]
