export { LanguageSwitcher, type LanguageSwitcherProps } from './language-switcher.tsx'
export type { LanguageOption } from './language.tsx'
