/** Hours that a task gives back and takes, row by row. */

export interface Balanced {
  readonly title: string
  readonly inputs: readonly {
    readonly name: string
    readonly min: number
    readonly max: number
    readonly step: number
    readonly value: number
    /** In per cent. */
    readonly share?: true | undefined
  }[]
  readonly rows: readonly {
    readonly name: string
    readonly takes?: true | undefined
    readonly factors: readonly Factor[]
    /** The product is in minutes. */
    readonly minutes?: true | undefined
  }[]
  /** What an hour is worth, and where that was read. */
  readonly hour: { readonly value: number; readonly href: string; readonly source: string }
}

/** A number, or the place of an input. */
export type Factor = number | { readonly input: number }

/** Hours of each row, those that it takes below zero, and what is left. */
export interface Hours {
  readonly rows: readonly number[]
  readonly left: number
}

/** @param values of the inputs, in their order */
export const hoursOf = (
  { inputs, rows }: Pick<Balanced, 'inputs' | 'rows'>,
  values: readonly number[],
): Hours => {
  const valueOf = (factor: Factor): number => {
    if (typeof factor === 'number') return factor
    const value = values[factor.input] ?? 0
    return inputs[factor.input]?.share ? value / 100 : value
  }
  const hours = rows.map(({ factors, takes, minutes }) => {
    const product = factors.reduce<number>((all, factor) => all * valueOf(factor), 1)
    return ((takes ? -1 : 1) * product) / (minutes ? 60 : 1)
  })
  return { rows: hours, left: hours.reduce((all, each) => all + each, 0) }
}

/** Hours as one says them: to the tenth, and whole from a hundred on. */
export const roundHours = (hours: number): number =>
  Math.abs(hours) < 100 ? Math.round(hours * 10) / 10 : Math.round(hours)

/** What hours are worth, to the ten: no more is known. */
export const worthOf = (hours: number, hour: number): number => Math.round((hours * hour) / 10) * 10
