import type { CodeActivity } from '../../content/code-activity.ts'
import { dateFormat } from '../../i18n/date.ts'
import type { Language } from '../../routes/language.ts'

// Every machine writes the same: the zone is fixed.
const UTC = { timeZone: 'UTC' } as const

/** How a period is called at the head of its column. */
export const periodOf = (start: string, step: CodeActivity['step'], language: Language): string =>
  dateFormat(
    language,
    step === 'hour'
      ? { ...UTC, hour: '2-digit', minute: '2-digit' }
      : { ...UTC, day: 'numeric', month: 'short' },
  )(new Date(start))

/** A day and a time. */
export const momentOf = (at: string, language: Language): string =>
  dateFormat(language, {
    ...UTC,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })(new Date(at))
