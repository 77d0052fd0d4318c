/** Taxes on what is earned: income tax of households, corporate tax, dividends. */
import { officialModel, percent } from './official-model.ts'
import { topic } from './topic.ts'

const income = officialModel('impôt sur le revenu', 'modele-social', 'impôt')
const company = officialModel('imposition', 'modele-social', 'entreprise/imposition')
const shareholder = officialModel('bénéficiaire de dividendes', 'modele-social', 'bénéficiaire')

type Source = typeof income
const euros = (value: number, fr: string, en: string, read: Source = income) =>
  ({ value, unit: 'EUR', label: { fr, en }, ...read }) as const

const band = (value: number, rate: string, en: string) =>
  euros(
    value,
    `impôt sur le revenu : la tranche à ${rate} commence après, par part`,
    `income tax: the ${en} band begins above, per share`,
  )
const bandRate = (value: number, number: string, en: string) =>
  percent(
    value,
    `impôt sur le revenu, ${number} tranche imposée`,
    `income tax, ${en} taxed band`,
    income,
  )

export const taxes = topic({
  'income-band-1': band(11_600, '11 %', '11%'),
  'income-band-2': band(29_579, '30 %', '30%'),
  'income-band-3': band(84_577, '41 %', '41%'),
  'income-band-4': band(181_917, '45 %', '45%'),
  'income-rate-1': bandRate(11, 'première', 'first'),
  'income-rate-2': bandRate(30, 'deuxième', 'second'),
  'income-rate-3': bandRate(41, 'troisième', 'third'),
  'income-rate-4': bandRate(45, 'quatrième', 'fourth'),
  'relief-single': euros(897, 'décote, personne seule', 'low-tax relief, one person'),
  'relief-couple': euros(1483, 'décote, couple', 'low-tax relief, couple'),
  'relief-share': percent(
    45.25,
    'décote : part de l’impôt qui s’en déduit',
    'low-tax relief: share of the tax taken off it',
    income,
  ),
  'half-share-most': euros(
    1807,
    'quotient familial : avantage maximal d’une demi-part',
    'family shares: highest gain of a half share',
  ),
  'lone-parent-most': euros(
    4262,
    'quotient familial : avantage maximal du premier enfant d’un parent isolé',
    'family shares: highest gain of a lone parent’s first child',
  ),
  'pay-allowance': percent(
    10,
    'salaires et rémunérations : abattement pour frais',
    'pay: allowance for expenses',
    income,
  ),
  'pay-allowance-least': euros(
    509,
    'abattement pour frais, au moins',
    'allowance for expenses, at least',
  ),
  'pay-allowance-most': euros(
    14_555,
    'abattement pour frais, au plus',
    'allowance for expenses, at most',
  ),
  'corporate-low': percent(
    15,
    'impôt sur les sociétés, taux réduit',
    'corporate tax, reduced rate',
    company,
  ),
  'corporate-low-most': euros(
    42_500,
    'impôt sur les sociétés : bénéfice au taux réduit, au plus',
    'corporate tax: profit at the reduced rate, at most',
    company,
  ),
  corporate: percent(
    25,
    'impôt sur les sociétés, taux normal',
    'corporate tax, standard rate',
    company,
  ),
  'micro-allowance-least': euros(
    305,
    'micro : abattement forfaitaire, au moins',
    'micro scheme: flat allowance, at least',
    company,
  ),
  'dividend-tax': percent(
    12.8,
    'dividendes : impôt forfaitaire',
    'dividends: flat income tax',
    income,
  ),
  'dividend-csg': percent(10.6, 'dividendes : CSG', 'dividends: CSG levy', shareholder),
  'dividend-crds': percent(0.5, 'dividendes : CRDS', 'dividends: CRDS levy', shareholder),
  'dividend-solidarity': percent(
    7.5,
    'dividendes : prélèvement de solidarité',
    'dividends: solidarity levy',
    shareholder,
  ),
})
