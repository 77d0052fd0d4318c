/** What charts have in common: series of figures, and how each is told from the others. */
export interface Series {
  name: string
  /** One a category, in their order. */
  values: readonly number[]
  /** The one the chart is about. A series alone needs not say so. */
  highlight?: boolean | undefined
}

const LOOKS = ['thread', 'accent', 'first', 'second', 'third'] as const
/** `thread` and `accent` lead; the others accompany. */
export type Look = (typeof LOOKS)[number]

export interface Drawn extends Series {
  look: Look
}

export type Format = (value: number) => string

/** @param thread whether the leading one wears the opal light; @throws beyond three companions */
export const drawn = (series: readonly Series[], thread: boolean): readonly Drawn[] => {
  const leader = series.find(({ highlight }) => highlight) ?? (series.length === 1 && series[0])
  let rank = 0
  return series.map((each) => {
    if (each === leader) return { ...each, look: thread ? 'thread' : 'accent' }
    const look = OTHERS[rank++]
    if (look === undefined) throw new Error(`a chart cannot tell ${series.length} series apart`)
    return { ...each, look }
  })
}

/** The leading series comes last, drawn over the others. */
export const leaderLast = (series: readonly Drawn[]): readonly Drawn[] =>
  series.toSorted((one, other) => LOOKS.indexOf(other.look) - LOOKS.indexOf(one.look))

export const leaderOf = (series: readonly Drawn[]): Drawn => leaderLast(series).at(-1)!

/** The figures as a table: a row a category, a column a series. */
export const tabled = (names: readonly string[], series: readonly Series[], format: Format) => ({
  head: series.map(({ name }) => name),
  rows: names.map((header, index) => ({
    header,
    cells: series.map(({ values }) => format(values[index]!)),
  })),
})

const OTHERS: readonly (Look | undefined)[] = ['first', 'second', 'third']
