export {
  LANGUAGE_FORMS,
  LanguageSwitcher,
  type LanguageSwitcherProps,
} from './language-switcher.tsx'
export type { LanguageOption, LanguageWords } from './language.tsx'
