/** Every figure the rules compute with, read from the dated facts: nothing here knows a number. */

/** Euros a year; shares are per cents of the thing their name says, or of the ceiling. */
export interface Rates {
  /** The year they are those of. */
  readonly year: number
  /** Social security ceiling, a year. */
  readonly ceiling: number
  readonly micro: MicroRates
  readonly self: SelfEmployedRates
  readonly pay: PayRates
  readonly tax: IncomeTaxRates
  readonly company: CompanyRates
  readonly vat: { readonly previous: number; readonly current: number }
}

export interface MicroRates {
  readonly most: number
  readonly contributions: number
  readonly training: number
  readonly allowance: number
  readonly allowanceLeast: number
  /** Flat income tax on turnover, and the highest reference income per share that may opt for it. */
  readonly flatTax: number
  readonly flatTaxIncome: number
}

export interface SelfEmployedRates {
  readonly allowance: Bounded
  /** The rate at each step of the ceiling; straight lines between them. */
  readonly health: readonly (readonly [step: number, rate: number])[]
  readonly healthAbove: number
  readonly sickPay: Bounded
  readonly family: { readonly rate: number; readonly from: number; readonly full: number }
  readonly pension: TwoBands & { readonly least: number }
  readonly supplementary: TwoBands & { readonly most: number }
  readonly disability: { readonly rate: number; readonly least: number }
  readonly csg: Csg
  readonly training: number
}

/** Of a salary: what an employee pays, and what the company pays on top for its president. */
export interface PayRates {
  readonly employee: PayBands
  readonly company: PayBands
  readonly death: number
  readonly csg: Csg & { readonly base: number }
}

export interface PayBands {
  /** On the whole salary. */
  readonly all: number
  /** Up to one ceiling. */
  readonly capped: number
  /** From one to eight ceilings. */
  readonly above: number
  /** On the whole up to eight ceilings, where the salary exceeds one. */
  readonly technical: number
}

export interface IncomeTaxRates {
  /** Euros per share, and the rate above them. */
  readonly bands: readonly (readonly [from: number, rate: number])[]
  readonly relief: { readonly single: number; readonly couple: number; readonly share: number }
  readonly halfShareMost: number
  readonly loneParentMost: number
  readonly payAllowance: Bounded
}

export interface CompanyRates {
  readonly low: number
  readonly lowMost: number
  readonly rate: number
  readonly dividendTax: number
  readonly dividendLevies: number
}

interface Bounded {
  readonly rate: number
  readonly least: number
  readonly most: number
}

interface TwoBands {
  readonly rate: number
  /** Above one ceiling. */
  readonly above: number
}

interface Csg {
  readonly deductible: number
  readonly other: number
}
