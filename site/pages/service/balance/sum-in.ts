import type { Balanced } from '../../../costing/balance.ts'
import { valueIn } from '../../../facts/value.ts'
import { numberIn } from '../../../i18n/number.ts'
import type { Language } from '../../../routes/language.ts'

/** How a row comes about: « 1 200 × 45 % × 6 ÷ 60 ». */
export const sumIn = (
  language: Language,
  { factors, minutes }: Balanced['rows'][number],
  inputs: Balanced['inputs'],
  values: readonly number[],
): string =>
  factors
    .map((factor) => {
      if (typeof factor !== 'number')
        return inputIn(language, values[factor.input] ?? 0, inputs[factor.input]?.share)
      return inputIn(language, factor < 1 ? factor * 100 : factor, factor < 1 || undefined)
    })
    .join(' × ') + (minutes ? ' ÷ 60' : '')

/** A value of an input; a share is in per cent. */
export const inputIn = (language: Language, value: number, share: true | undefined): string =>
  share ? valueIn(language, 'percent', value) : numberIn(language, value)
