/** Weights as an address says them: `?poids=5-2-4-1-4`, one a criterion. */

export const WEIGHTS_NAME = 'poids'

export interface Scale {
  readonly most: number
  readonly step: number
}

/** What an address may say; `wrong` where it says something that is no choice of weights. */
export type Asked = readonly number[] | 'wrong' | undefined

export const weightsIn = (search: string, count: number, { most, step }: Scale): Asked => {
  const said = new URLSearchParams(search).get(WEIGHTS_NAME)
  if (said === null) return undefined
  const parts = said.split('-', count + 1)
  if (parts.length !== count || !parts.every((part) => /^\d{1,3}$/u.test(part))) return 'wrong'
  const weights = parts.map(Number)
  return weights.every((weight) => weight <= most && weight % step === 0) ? weights : 'wrong'
}

/** The query of an address with these weights; what else it says stays. @param usual need no saying */
export const searchWith = (
  search: string,
  weights: readonly number[],
  usual: readonly number[],
): string => {
  const query = new URLSearchParams(search)
  if (sameWeights(weights, usual)) query.delete(WEIGHTS_NAME)
  else query.set(WEIGHTS_NAME, weights.join('-'))
  return query.size === 0 ? '' : `?${query}`
}

export const sameWeights = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((weight, index) => weight === other[index])
