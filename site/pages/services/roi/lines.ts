/** The sum as it is printed: each line with its operation, made of what the page shows. */
import { valueIn } from '../../../facts/value.ts'
import { numberIn } from '../../../i18n/number.ts'
import type { Language } from '../../../routes/language.ts'
import type { Roi } from '../../../tools/roi/compute.ts'
import type { RoiInputs } from '../../../tools/roi/inputs.ts'
import { WORDS } from './words.ts'

export interface RoiLine {
  readonly key: keyof (typeof WORDS)['fr']['lines']
  readonly operation: string
  readonly result: string
}

/** How quantities read. */
export const quantitiesIn = (language: Language) => {
  const number = (value: number) => numberIn(language, value)
  return {
    number,
    euros: (value: number) => valueIn(language, 'EUR', value),
    dollars: (value: number) => valueIn(language, 'USD', value),
    percent: (value: number) => valueIn(language, 'percent', value),
    hours: (value: number) => `${number(value)}\u00A0${WORDS[language].units.hours}`,
  }
}

export const roiLines = (inputs: RoiInputs, roi: Roi, language: Language): readonly RoiLine[] => {
  const { number, euros, percent, hours } = quantitiesIn(language)
  const { spent, freed, back, worth, monthly, cost, year, months } = roi
  const words = WORDS[language]
  const line = (key: RoiLine['key'], operation: string, result: string) => ({
    key,
    operation,
    result,
  })
  return [
    line('spent', `${number(inputs.volume)} × ${number(inputs.minutes)} ÷ 60`, hours(spent)),
    line('freed', `${number(spent)} × ${percent(inputs.share)}`, hours(freed)),
    line('back', `${number(freed)} − ${number(inputs.upkeep)}`, hours(back)),
    line('worth', `${number(back)} × ${euros(inputs.hourly)}`, euros(worth)),
    line('monthly', `${euros(worth)} − ${euros(inputs.running)}`, euros(monthly)),
    line('cost', `${number(inputs.days)} × ${euros(inputs.rate)}`, euros(cost)),
    line('year', `12 × ${euros(monthly)} − ${euros(cost)}`, euros(year)),
    line(
      'months',
      months === undefined ? '' : `${euros(cost)} ÷ ${euros(monthly)}`,
      months === undefined ? words.never : words.months(number(months)),
    ),
  ]
}

/** The result in a sentence. */
export const verdictOf = ({ months, year }: Roi, language: Language): string => {
  const { number, euros } = quantitiesIn(language)
  const { verdict } = WORDS[language]
  if (months === undefined) return verdict.never
  return year < 0
    ? verdict.late(number(months), euros(-year))
    : verdict.paid(number(months), euros(year))
}
