/** A balance of hours in one language, with what an hour is worth. */
import type { Balance } from '../content/balance.ts'
import { english, french } from '../content/typography.ts'
import type { Balanced } from '../costing/balance.ts'
import { factIn, factValue } from '../facts/facts.ts'
import { dateIn } from '../i18n/date.ts'
import type { Language } from './language.ts'

export const balancedIn = ({ title, inputs, rows }: Balance, language: Language): Balanced => {
  const set = language === 'fr' ? french : english
  const ids = Object.keys(inputs)
  const { source, checked } = factIn(HOUR, language)!
  return {
    title: set(title[language]),
    inputs: Object.values(inputs).map(({ name, ...input }) => ({
      ...input,
      name: set(name[language]),
    })),
    rows: rows.map(({ name, factors, ...row }) => ({
      ...row,
      name: set(name[language]),
      factors: factors.map((factor) =>
        typeof factor === 'number' ? factor : { input: ids.indexOf(factor) },
      ),
    })),
    hour: {
      value: factValue(HOUR),
      href: source.url,
      source: `${source.publisher}, ${dateIn(language, checked)}`,
    },
  }
}

const HOUR = 'use-cases.labour-hour'
