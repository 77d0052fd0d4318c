import { amountOf, saturate } from '../amount.ts'
import type { Raw } from '../companion.ts'
import type { Json } from '../json.ts'
import { invalid, unknown } from '../refuse.ts'
import type { HandlerA } from './life.ts'
import { freeze } from '../share.ts'

export const CURRENCIES_A = freeze(['coins', 'gems', 'stardust', 'energy'] as const)
export type CurrencyA = (typeof CURRENCIES_A)[number]

export interface Economy extends Readonly<Record<CurrencyA, number>> {
  readonly marketTransactions: readonly Json[]
  readonly investments: readonly Json[]
  /** In coins. */
  readonly totalEarned: number
  /** In coins. */
  readonly totalSpent: number
}

/** [3.1.31] What everything is worth, in coins. */
export const totalWealth = ({ coins, gems, stardust }: Economy): number =>
  saturate(coins + 10 * gems + 100 * stardust)

export const earn: HandlerA = (life, command) => {
  const { economy } = life.pet
  const currency = currencyOf(command)
  const amount = amountOf(command['amount'])
  if (!currency) return unknown('currency')
  if (amount === undefined) return invalid('amount')
  economy[currency] = saturate(economy[currency] + amount)
  if (currency === 'coins') economy.totalEarned = saturate(economy.totalEarned + amount)
  life.emit?.({ type: 'earned', currency, amount, balance: economy[currency] })
}

/** [4.1.36] Succeeds only if the balance is at least the amount. */
export const spend: HandlerA = (life, command) => {
  const { economy } = life.pet
  const currency = currencyOf(command)
  const amount = amountOf(command['amount'])
  if (!currency) return unknown('currency')
  if (amount === undefined) return invalid('amount')
  if (economy[currency] < amount) return { reason: 'insufficient-balance' }
  economy[currency] -= amount
  if (currency === 'coins') economy.totalSpent = saturate(economy.totalSpent + amount)
  life.emit?.({ type: 'spent', currency, amount, balance: economy[currency] })
}

const currencyOf = ({ currency }: Raw): CurrencyA | undefined =>
  CURRENCIES_A.find((known) => known === currency)
