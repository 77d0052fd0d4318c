/** What a model's month comes to: how often it is asked, what it reads and writes each time. */
import { within } from './quote.ts'

export interface Usage {
  readonly conversations: number
  /** Of one conversation. */
  readonly messages: number
  /** Tokens of one message. */
  readonly read: number
  readonly written: number
}

/** Dollars for a million tokens. */
export interface Prices {
  readonly read: number
  readonly written: number
}

export const USAGE = ['conversations', 'messages', 'read', 'written'] as const

/** Beyond it somebody mistyped. */
export const LIMITS: Readonly<Record<keyof Usage, { readonly min: number; readonly max: number }>> =
  {
    conversations: { min: 0, max: 1_000_000 },
    messages: { min: 1, max: 100 },
    read: { min: 0, max: 1_000_000 },
    written: { min: 0, max: 100_000 },
  }

/** In dollars, to the cent. */
export const monthOf = (usage: Usage, prices: Prices): number => {
  const each = usage.read * prices.read + usage.written * prices.written
  return Math.round((usage.conversations * usage.messages * each) / 10_000) / 100
}

/** @returns nothing where that is no whole number in reason: what stood before holds */
export const usageIn = (part: keyof Usage, typed: string): number | undefined => {
  const value = within(typed, LIMITS[part])
  return Number.isInteger(value) ? value : undefined
}
