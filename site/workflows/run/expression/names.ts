/** What an expression can see, by name: `$json`, `$`, `$now`… Functions among them are trusted. */
export type Names = Readonly<Record<string | symbol, unknown>>

/** The moment, and the zone, in which dates are reckoned. */
export interface Clock {
  readonly now: Date
  readonly zone: string
}

/** Under this name an expression's clock travels with its other names; no expression can say it. */
export const CLOCK = Symbol('clock')

export function clockOf(names: Names): Clock | undefined {
  return names[CLOCK] as Clock | undefined
}
