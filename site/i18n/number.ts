import type { Bilingual, Language } from '../routes/language.ts'

/** The typeface has no narrow space. */
const MARKS: Bilingual<{ readonly group: string; readonly point: string }> = {
  fr: { group: '\u00A0', point: ',' },
  en: { group: ',', point: '.' },
}

export const MINUS = '\u2212'

/**
 * A number as the language writes it, with two decimals at most and a minus sign as printers have
 * it. `Intl` would say much the same, but holds a slow phone for 50 to 80 ms when it is first asked.
 */
export const numberIn = (language: Language, value: number): string => {
  const { group, point } = MARKS[language]
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.')
  const grouped = whole.replace('-', MINUS).replaceAll(/\B(?=(?:\d{3})+$)/gu, group)
  return decimals === undefined ? grouped : grouped + point + decimals
}

/** An amount of money has no decimals or two: 0.10, never 0.1. */
export const moneyIn = (language: Language, value: number): string =>
  numberIn(language, value).replace(/[.,]\d$/u, (tenth) => `${tenth}0`)
