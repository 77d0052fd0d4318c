/** What one fills in, as it was typed: read, or told what is wrong with it. */
import type { Language } from '../../routes/language.ts'
import { readNumber } from '../typed-number.ts'

/** Least and most of each, in its own unit; the order is that of the form. */
export const RANGES = {
  /** Tasks a month. */
  volume: [1, 1_000_000],
  /** For one task, by hand. */
  minutes: [0.1, 480],
  /** Of that time, what is no longer spent, in per cent. */
  share: [0, 100],
  /** Hours a month to read over, correct and keep it going. */
  upkeep: [0, 10_000],
  /** What an hour of work costs, in euros. */
  hourly: [1, 1000],
  /** To build it. */
  days: [0, 2000],
  /** A day of building, in euros. */
  rate: [0, 10_000],
  /** Model, hosting and subscriptions, in euros a month. */
  running: [0, 1_000_000],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>

export type RoiField = keyof typeof RANGES
export const ROI_FIELDS = Object.keys(RANGES) as readonly RoiField[]

export type RoiInputs = Readonly<Record<RoiField, number>>
export type Typed = Readonly<Record<RoiField, string>>

export type Fault = 'empty' | 'no-number' | 'too-small' | 'too-large'
export type Faults = Readonly<Partial<Record<RoiField, Fault>>>

export type Read =
  | { readonly inputs: RoiInputs; readonly faults?: undefined }
  | { readonly inputs?: undefined; readonly faults: Faults }

/** Never throws: whatever was typed is numbers, or a fault for each field that is none. */
export const readInputs = (typed: Typed, language: Language): Read => {
  const read = ROI_FIELDS.map((field) => [field, readField(field, typed[field], language)] as const)
  const faults = read.filter(([, value]) => typeof value === 'string')
  return faults.length > 0
    ? { faults: Object.fromEntries(faults) }
    : { inputs: Object.fromEntries(read) as RoiInputs }
}

const readField = (field: RoiField, typed: string, language: Language): number | Fault => {
  const [least, most] = RANGES[field]
  const value = readNumber(typed, language)
  if (typeof value === 'string') return value
  if (value < least) return 'too-small'
  return value > most ? 'too-large' : value
}
