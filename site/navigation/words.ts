import type { Language } from '../routes/language.ts'

/** [2.3.42] [6.0.2] What an admin's menu says. */
export const adminLine = (language: Language): string =>
  language === 'fr' ? 'Mode Administrateur' : 'Administrator mode'
