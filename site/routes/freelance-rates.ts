/** The figures of the rate calculator, taken from the dated facts. */
import { factValue } from '../facts/facts.ts'
import type { PayBands, Rates } from '../tools/rate/rates.ts'

export const freelanceRates = (): Rates => ({
  year: 2026,
  ceiling: CEILING,
  micro: {
    most: factValue('freelance.micro-ceiling-services'),
    contributions: factValue('freelance.micro-contributions-liberal'),
    training: factValue('freelance.micro-training-liberal'),
    allowance: factValue('freelance.micro-allowance-liberal'),
    allowanceLeast: factValue('taxes.micro-allowance-least'),
    flatTax: factValue('freelance.micro-flat-tax-liberal'),
    flatTaxIncome: factValue('freelance.micro-flat-tax-income'),
  },
  self: {
    allowance: {
      rate: factValue('self-employed.allowance'),
      least: factValue('self-employed.allowance-least'),
      most: factValue('self-employed.allowance-most'),
    },
    health: STEPS.map(
      (step) =>
        [
          factValue(`self-employed.health-step-${step}`),
          factValue(`self-employed.health-rate-${step}`),
        ] as const,
    ),
    healthAbove: factValue('self-employed.health-above'),
    sickPay: {
      rate: factValue('self-employed.sick-pay'),
      least: factValue('self-employed.sick-pay-least'),
      most: factValue('self-employed.sick-pay-most'),
    },
    family: {
      rate: factValue('self-employed.family'),
      from: factValue('self-employed.family-from'),
      full: factValue('self-employed.family-full'),
    },
    pension: {
      rate: factValue('self-employed.pension'),
      above: factValue('self-employed.pension-above'),
      least:
        factValue('self-employed.pension-least-hours') * factValue('self-employed.minimum-wage'),
    },
    supplementary: {
      rate: factValue('self-employed.supplementary'),
      above: factValue('self-employed.supplementary-above'),
      most: factValue('self-employed.supplementary-most'),
    },
    disability: {
      rate: factValue('self-employed.disability'),
      least: factValue('self-employed.disability-least'),
    },
    csg: {
      deductible: factValue('self-employed.csg-deductible'),
      other: factValue('self-employed.csg-other'),
    },
    training: factValue('self-employed.training'),
  },
  pay: {
    employee: EMPLOYEE,
    company: COMPANY,
    death: factValue('payroll.company-death'),
    csg: {
      base: factValue('payroll.csg-base'),
      deductible: factValue('payroll.csg-deductible'),
      other: factValue('payroll.csg-other'),
    },
  },
  tax: {
    bands: BANDS.map(
      (band) =>
        [factValue(`taxes.income-band-${band}`), factValue(`taxes.income-rate-${band}`)] as const,
    ),
    relief: {
      single: factValue('taxes.relief-single'),
      couple: factValue('taxes.relief-couple'),
      share: factValue('taxes.relief-share'),
    },
    halfShareMost: factValue('taxes.half-share-most'),
    loneParentMost: factValue('taxes.lone-parent-most'),
    payAllowance: {
      rate: factValue('taxes.pay-allowance'),
      least: factValue('taxes.pay-allowance-least'),
      most: factValue('taxes.pay-allowance-most'),
    },
  },
  company: {
    low: factValue('taxes.corporate-low'),
    lowMost: factValue('taxes.corporate-low-most'),
    rate: factValue('taxes.corporate'),
    dividendTax: factValue('taxes.dividend-tax'),
    dividendLevies: sumOf([
      factValue('taxes.dividend-csg'),
      factValue('taxes.dividend-crds'),
      factValue('taxes.dividend-solidarity'),
    ]),
  },
  vat: {
    previous: factValue('freelance.vat-services'),
    current: factValue('freelance.vat-services-current'),
  },
})

const CEILING = factValue('self-employed.ceiling')
const STEPS = [1, 2, 3, 4, 5, 6] as const
const BANDS = [1, 2, 3, 4] as const

const sumOf = (rates: readonly number[]): number => {
  // Sums of per cents keep their decimals: 10.6 + 0.5 + 7.5 is 18.6.
  const sum = rates.reduce((total, rate) => total + rate, 0)
  return Math.round(sum * 1000) / 1000
}

const EMPLOYEE: PayBands = {
  all: factValue('payroll.pension'),
  capped: sumOf([
    factValue('payroll.pension-capped'),
    factValue('payroll.supplementary-1'),
    factValue('payroll.balance-1'),
  ]),
  above: sumOf([factValue('payroll.supplementary-2'), factValue('payroll.balance-2')]),
  technical: factValue('payroll.technical'),
}

const COMPANY: PayBands = {
  all: sumOf([
    factValue('payroll.company-health'),
    factValue('payroll.company-solidarity'),
    factValue('payroll.company-pension'),
    factValue('payroll.company-family'),
    factValue('payroll.company-accidents'),
    factValue('payroll.company-training'),
    factValue('payroll.company-apprentices'),
  ]),
  capped: sumOf([
    factValue('payroll.company-pension-capped'),
    factValue('payroll.company-housing'),
    factValue('payroll.company-supplementary-1'),
    factValue('payroll.company-balance-1'),
  ]),
  above: sumOf([
    factValue('payroll.company-supplementary-2'),
    factValue('payroll.company-balance-2'),
  ]),
  technical: factValue('payroll.company-technical'),
}
