import type { CodeActivity } from '../../content/code-activity.ts'
import type { Bilingual, Language } from '../../routes/language.ts'

// Every machine writes the same: the zone is fixed.
const UTC = { timeZone: 'UTC' } as const

/** How a period is called at the head of its column. */
export const periodOf = (start: string, step: CodeActivity['step'], language: Language): string =>
  new Intl.DateTimeFormat(
    LOCALES[language],
    step === 'hour'
      ? { ...UTC, hour: '2-digit', minute: '2-digit' }
      : { ...UTC, day: 'numeric', month: 'short' },
  ).format(new Date(start))

/** A day and a time. */
export const momentOf = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    ...UTC,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))

/** A clock of 24 hours in English too. */
const LOCALES: Bilingual<string> = { fr: 'fr-FR', en: 'en-GB' }
