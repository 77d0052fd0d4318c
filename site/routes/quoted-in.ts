/** A worked quote in one language, with the prices that stand among the facts. */
import { QUOTED_MODELS, type Quote } from '../content/quote.ts'
import { english, french } from '../content/typography.ts'
import type { Quoted } from '../costing/quoted.ts'
import { factIn, factValue } from '../facts/facts.ts'
import { hrefTo } from './entries.ts'
import type { Language } from './language.ts'

export const quotedIn = (
  { subject, rate, lots, without, scale, ranges, month }: Quote,
  language: Language,
): Quoted => {
  const set = language === 'fr' ? french : english
  const told = <T extends Named>({ name, note, ...rest }: T) => ({
    ...rest,
    name: set(name[language]),
    note: set(note[language]),
  })
  return {
    subject: set(subject[language]),
    rate,
    calculator: hrefTo('calculateur-tarifs-freelance', language),
    lots: lots.map(told),
    without: without[language].map(set),
    scale: scale.map(told),
    ranges: ranges.map(told),
    month: {
      usage: month.usage,
      models: month.models.map((model) => ({
        name: QUOTED_MODELS[model],
        prices: {
          read: factValue(`models.${model}-input`),
          written: factValue(`models.${model}-output`),
        },
      })),
      upkeep: month.upkeep,
      checked: factIn(`models.${month.models[0]!}-input`, language)!.checked,
    },
  }
}

interface Named {
  readonly name: { readonly fr: string; readonly en: string }
  readonly note: { readonly fr: string; readonly en: string }
}
