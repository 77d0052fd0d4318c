/** Which column rows stand in the order of, and which end comes first. */
export interface Sorting {
  column: number
  direction: 'ascending' | 'descending'
}

/** After a press on a head: the most first, then the least, then as it was. */
export const next = (now: Sorting | undefined, column: number): Sorting | undefined => {
  if (now?.column !== column) return { column, direction: 'descending' }
  return now.direction === 'descending' ? { column, direction: 'ascending' } : undefined
}

/**
 * Rows of one value keep their order, whichever end comes first; those of which it is not known (`NaN`)
 * are the last.
 */
export const sorted = <Row extends { readonly cells: readonly { readonly value: number }[] }>(
  rows: readonly Row[],
  sorting: Sorting | undefined,
): readonly Row[] => {
  if (sorting === undefined) return rows
  const sign = sorting.direction === 'ascending' ? 1 : -1
  const valueOf = ({ cells }: Row) => cells[sorting.column]?.value ?? Number.NaN
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other))
    return sign * (one - other)
  })
}
