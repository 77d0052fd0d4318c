import type { ReactElement } from 'react'
import { LanguageSwitcher } from '#ui/language-switcher'
import { ThemeSwitch } from '#ui/theme-switch'
import { useWords } from '../i18n/use-words.ts'
import { isLanguage } from '../routes/language.ts'
import type { PageData } from '../routes/page-data.ts'
import { LANGUAGE_OPTIONS } from './language-options.ts'
import { useKeptLanguage } from './use-language.ts'
import { useThemeToggle } from './use-theme.ts'

/** [2.5.7] The same page in the other language, or spelt out in full in the dropdown form. */
export function LanguageLinks(props: { page: PageData; framed?: boolean }): ReactElement {
  const { page, framed = false } = props
  const t = useWords()
  const kept = useKeptLanguage()
  return (
    <LanguageSwitcher
      label={t('language.choose')}
      unavailable={t('language.unavailable')}
      soon={t('language.soon')}
      preferred={kept && { code: kept, hint: t('language.kept') }}
      current={page.language}
      framed={framed}
      options={LANGUAGE_OPTIONS.map((option) => ({
        ...option,
        href: isLanguage(option.code) ? page.alternates[option.code] : page.here,
      }))}
    />
  )
}

export function ThemeToggle({ framed = false }: { framed?: boolean }): ReactElement {
  const t = useWords()
  return (
    <ThemeSwitch
      framed={framed}
      onClick={useThemeToggle()}
      labels={{ toLight: t('theme.toLight'), toDark: t('theme.toDark') }}
    />
  )
}
