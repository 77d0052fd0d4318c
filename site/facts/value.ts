/** How the value of a fact reads: prices, shares, days, durations and counted things. */
import type { Unit } from '../content/facts/schema.ts'
import { dateIn } from '../i18n/date.ts'
import { MINUS, numberIn, moneyIn } from '../i18n/number.ts'
import type { Bilingual, Language } from '../routes/language.ts'

/** @param value text where the unit is a day or a name, else a number */
export const valueIn = (language: Language, unit: Unit, value: number | string): string => {
  if (typeof value === 'string') return unit === 'date' ? dateIn(language, value) : value
  switch (unit) {
    case 'EUR':
    case 'USD':
      return money(language, unit, value)
    case 'percent':
      return `${numberIn(language, value)}${language === 'fr' ? `${NBSP}%` : '%'}`
    case 'article':
      return `${language === 'fr' ? 'article' : 'Article'}${NBSP}${value}`
    case 'minutes':
      return duration(language, value)
    case 'number':
    case 'name':
    case 'date':
      return numberIn(language, value)
    default:
      return counted(language, unit, value)
  }
}

const NBSP = '\u00A0'
const MILLION = 1_000_000
const SIGNS = { EUR: '€', USD: '$' } as const
const CURRENCIES = { EUR: 'd’euros', USD: 'de dollars' } as const

const money = (language: Language, unit: keyof typeof SIGNS, value: number): string => {
  // The sign stands before the currency, too.
  if (value < 0) return MINUS + money(language, unit, -value)
  if (isMillions(value))
    return language === 'fr'
      ? `${millions('fr', value)} ${CURRENCIES[unit]}`
      : `${SIGNS[unit]}${millions('en', value)}`
  const amount = moneyIn(language, value)
  return language === 'fr' ? `${amount}${NBSP}${SIGNS[unit]}` : `${SIGNS[unit]}${amount}`
}

/** « 2 h 05 » in French, “2 h 5 min” in English; « 20 min » and « 2 h » in both. */
const duration = (language: Language, minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}${NBSP}min`
  const whole = `${hours}${NBSP}h`
  if (rest === 0) return whole
  return language === 'fr'
    ? `${whole}${NBSP}${String(rest).padStart(2, '0')}`
    : `${whole}${NBSP}${rest}${NBSP}min`
}

/** Singular and plural. */
const fr = {
  hours: ['heure', 'heures'],
  days: ['jour', 'jours'],
  months: ['mois', 'mois'],
  years: ['an', 'ans'],
  tokens: ['token', 'tokens'],
  dimensions: ['dimension', 'dimensions'],
  people: ['personne', 'personnes'],
} as const

const en: Readonly<Record<keyof typeof fr, readonly [one: string, many: string]>> = {
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  months: ['month', 'months'],
  years: ['year', 'years'],
  tokens: ['token', 'tokens'],
  dimensions: ['dimension', 'dimensions'],
  people: ['person', 'people'],
}

const WORDS: Bilingual<typeof en> = { fr, en }

const counted = (language: Language, unit: keyof typeof fr, value: number): string => {
  const [one, many] = WORDS[language][unit]
  if (isMillions(value))
    return `${millions(language, value)}${language === 'fr' ? ' de ' : ' '}${many}`
  return `${numberIn(language, value)}${NBSP}${isOne(language, value) ? one : many}`
}

/** French has its plural from two on. */
const isOne = (language: Language, value: number): boolean =>
  language === 'fr' ? Math.abs(value) < 2 : value === 1

/** Round enough to be said in millions, with one decimal at most. */
const isMillions = (value: number): boolean => value >= MILLION && value % (MILLION / 10) === 0

const millions = (language: Language, value: number): string => {
  const many = language === 'fr' && !isOne('fr', value / MILLION)
  return `${numberIn(language, value / MILLION)}${NBSP}million${many ? 's' : ''}`
}
