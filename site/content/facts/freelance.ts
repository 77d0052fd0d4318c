/** Working for oneself in France: ceilings, contributions, VAT. */
import { officialModel } from './official-model.ts'
import { topic } from './topic.ts'

const contributions = officialModel(
  'cotisations et contributions',
  'modele-social',
  'dirigeant/auto-entrepreneur/cotisations-et-contributions',
)
const incomeTax = officialModel('impôt', 'modele-social', 'dirigeant/auto-entrepreneur/impôt')
const ceilings = officialModel('chiffre d’affaires', 'modele-social', 'entreprise/entreprise')
const taxation = officialModel('imposition', 'modele-social', 'entreprise/imposition')

/** The law of 3 November 2025 brought back the thresholds of 1 January 2025. */
const vat = {
  checked: '2026-11-22',
  review: '2027-01-31',
  version: '2025-11-12',
  dated: 'stated',
  source: {
    title: 'Le régime de franchise de TVA en vigueur au 1-1-2025 est rétabli',
    publisher: 'Éditions Francis Lefebvre',
    url: 'https://www.efl.fr/actualite/regime-franchise-tva-vigueur-1-1-2025-retabli_f43c1d4cb-f202-4daa-9a40-89b7343471fa',
  },
} as const

export const freelance = topic({
  'micro-ceiling-services': {
    value: 83_600,
    unit: 'EUR',
    label: {
      fr: 'plafond annuel du régime micro, prestations de services',
      en: 'yearly ceiling of the micro scheme, services',
    },
    ...ceilings,
  },
  'micro-ceiling-sales': {
    value: 203_100,
    unit: 'EUR',
    label: {
      fr: 'plafond annuel du régime micro, ventes',
      en: 'yearly ceiling of the micro scheme, sales',
    },
    ...ceilings,
  },
  'micro-contributions-liberal': {
    value: 25.6,
    unit: 'percent',
    label: {
      fr: 'cotisations sociales d’un micro-entrepreneur libéral non réglementé (BNC)',
      en: 'social contributions, micro scheme, unregulated professional services (BNC)',
    },
    ...contributions,
  },
  'micro-contributions-commercial': {
    value: 21.2,
    unit: 'percent',
    label: {
      fr: 'cotisations sociales, prestations commerciales ou artisanales (BIC)',
      en: 'social contributions, micro scheme, commercial services (BIC)',
    },
    ...contributions,
  },
  'micro-contributions-sales': {
    value: 12.3,
    unit: 'percent',
    label: {
      fr: 'cotisations sociales, ventes',
      en: 'social contributions, micro scheme, sales',
    },
    ...contributions,
  },
  'micro-training-liberal': {
    value: 0.2,
    unit: 'percent',
    label: {
      fr: 'contribution à la formation professionnelle, activité libérale',
      en: 'training levy, professional services',
    },
    ...contributions,
  },
  'micro-flat-tax-liberal': {
    value: 2.2,
    unit: 'percent',
    label: {
      fr: 'versement libératoire de l’impôt, activité libérale',
      en: 'optional flat-rate income tax, professional services',
    },
    ...incomeTax,
  },
  'micro-flat-tax-commercial': {
    value: 1.7,
    unit: 'percent',
    label: {
      fr: 'versement libératoire de l’impôt, prestations commerciales',
      en: 'optional flat-rate income tax, commercial services',
    },
    ...incomeTax,
  },
  'micro-flat-tax-income': {
    value: 29_315,
    unit: 'EUR',
    label: {
      fr: 'revenu fiscal de référence 2024 par part, au plus, pour l’option en 2026',
      en: 'highest 2024 reference income per household share to opt in for 2026',
    },
    ...incomeTax,
  },
  'micro-allowance-liberal': {
    value: 34,
    unit: 'percent',
    label: {
      fr: 'abattement forfaitaire pour frais, activité libérale',
      en: 'flat allowance for expenses, professional services',
    },
    ...taxation,
  },
  'micro-allowance-commercial': {
    value: 50,
    unit: 'percent',
    label: {
      fr: 'abattement forfaitaire pour frais, prestations commerciales',
      en: 'flat allowance for expenses, commercial services',
    },
    ...taxation,
  },
  'vat-services': {
    value: 37_500,
    unit: 'EUR',
    label: {
      fr: 'seuil de la franchise de TVA, services, année précédente',
      en: 'VAT exemption threshold, services, previous year',
    },
    ...vat,
  },
  'vat-services-current': {
    value: 41_250,
    unit: 'EUR',
    label: {
      fr: 'seuil majoré de la franchise de TVA, services, année en cours',
      en: 'upper VAT threshold, services, current year',
    },
    ...vat,
  },
  'vat-sales': {
    value: 85_000,
    unit: 'EUR',
    label: {
      fr: 'seuil de la franchise de TVA, ventes, année précédente',
      en: 'VAT exemption threshold, sales, previous year',
    },
    ...vat,
  },
  'vat-sales-current': {
    value: 93_500,
    unit: 'EUR',
    label: {
      fr: 'seuil majoré de la franchise de TVA, ventes, année en cours',
      en: 'upper VAT threshold, sales, current year',
    },
    ...vat,
  },
})
