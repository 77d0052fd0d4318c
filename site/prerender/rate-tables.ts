/** Tables of the rate calculator: the rates it uses with their sources, and how it was checked. */
import { facts, factIn } from '../facts/facts.ts'
import { dateIn } from '../i18n/date.ts'
import { numberIn } from '../i18n/number.ts'
import { table } from '../legal/table.ts'
import type { Bilingual, Language } from '../routes/language.ts'
import { loadOfficialAnswers } from '../content/official-model.ts'
import { freelanceRates } from '../routes/freelance-rates.ts'
import { compare, JUDGED, NEAR_ENOUGH, reasonFor } from '../tools/rate/checked.ts'

/** Each rate with the day of the version that was read; its name leads to the source. */
export const ratesTable =
  (group: keyof typeof GROUPS) =>
  (language: Language): string => {
    const words = WORDS[language]
    return table(
      words.rates,
      GROUPS[group].map((id) => {
        const { label, text, version, source } = factIn(id, language)!
        return [`[${label}](${source.url})`, text, dateIn(language, version)]
      }),
    )
  }

/** How far ours are from the official model's answers, status by status. */
export const officialTable = (language: Language): string => {
  const words = WORDS[language]
  const rates = freelanceRates()
  const { points } = loadOfficialAnswers()
  const compared = points.map(({ official, ...point }) => compare(point, official, rates))
  return table(
    words.official,
    JUDGED.map((status) => {
      const own = compared.filter(({ point }) => point.status === status)
      const aparts = own.map(({ apart }) => Math.abs(apart))
      const near = aparts.filter((apart) => apart <= NEAR_ENOUGH).length
      const reason = reasonFor(own[0]!.point)
      return [
        words.statuses[status],
        numberIn(language, own.length),
        numberIn(language, near),
        words.percent(numberIn(language, Math.max(...aparts))),
        reason === undefined ? words.rounding : words.reasons[reason],
      ]
    }),
  )
}

const all = (topic: string): readonly string[] =>
  [...facts.keys()].filter((id) => id.startsWith(`${topic}.`))

const GROUPS = {
  micro: [
    'micro-ceiling-services',
    'micro-contributions-liberal',
    'micro-training-liberal',
    'micro-allowance-liberal',
    'micro-flat-tax-liberal',
    'micro-flat-tax-income',
    'vat-services',
    'vat-services-current',
  ].map((name) => `freelance.${name}`),
  // Each rate of health names its step.
  self: all('self-employed').filter((id) => !id.includes('health-step')),
  payroll: all('payroll'),
  taxes: all('taxes'),
} as const

const fr = {
  rates: ['Taux ou seuil, et sa source', 'Valeur', 'Version lue'],
  official: ['Statut', 'Points', 'À 1 % près', 'Plus grand écart', 'Règle qui diffère'],
  statuses: {
    micro: 'Micro-entreprise',
    ei: 'EI au réel',
    eurl: 'EURL à l’IS',
    sasu: 'SASU',
    employee: 'Salarié cadre',
  },
  percent: (value: string) => `${value} %`,
  rounding: 'arrondis du modèle',
  reasons: {
    reform: 'assiette d’avant la réforme',
    death: 'assurance décès des cadres',
    apec: 'cotisation Apec',
  },
}

const en: typeof fr = {
  rates: ['Rate or threshold, and its source', 'Value', 'Version read'],
  official: ['Status', 'Points', 'Within 1%', 'Largest gap', 'Rule that differs'],
  statuses: {
    micro: 'Micro scheme',
    ei: 'EI on real profit',
    eurl: 'EURL, corporate tax',
    sasu: 'SASU',
    employee: 'Employed manager',
  },
  percent: (value) => `${value}%`,
  rounding: 'rounding by the model',
  reasons: {
    reform: 'base from before the reform',
    death: 'managers’ death insurance',
    apec: 'Apec levy',
  },
}

const WORDS: Bilingual<typeof fr> = { fr, en }
