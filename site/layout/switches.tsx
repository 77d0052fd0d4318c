import type { ReactElement } from 'react'
import {
  LanguageSwitcher,
  type LanguageSwitcherProps,
} from '../components/language-switcher/index.ts'
import { ThemeSwitch } from '#ui/theme-switch'
import { useWords } from '../i18n/use-words.ts'
import { isLanguage } from '../routes/language.ts'
import type { PageData } from '../routes/page-data.ts'
import { languageOptions } from './language-options.ts'
import { useAskedLanguage, useKeptLanguage } from './use-language.ts'
import { useThemeToggle } from './use-theme.ts'

interface LanguageLinksProps extends Pick<LanguageSwitcherProps, 'form' | 'framed'> {
  readonly page: PageData
}

/** [2.5.7] The same page in the other language. */
export function LanguageLinks({ page, ...look }: LanguageLinksProps): ReactElement {
  const t = useWords()
  const kept = useKeptLanguage()
  const asked = useAskedLanguage()
  return (
    <LanguageSwitcher
      label={t('language.choose')}
      unavailable={t('language.unavailable')}
      soon={t('language.soon')}
      preferred={kept && { code: kept, hint: t('language.kept') }}
      current={page.language}
      {...look}
      options={languageOptions(asked).map((option) => ({
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
