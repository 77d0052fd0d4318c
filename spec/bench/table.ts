/** Prints figures in columns: words to the left, numbers to the right. */

/** A figure and the most (or the least) that is allowed; without one it only informs. */
export interface Figure {
  readonly value: number
  readonly most?: number | undefined
  readonly least?: number | undefined
  readonly digits?: number
}
export type Cell = string | Figure

export const isMissed = ({ value, most = Infinity, least = -Infinity }: Figure): boolean =>
  // What could not be measured is no success.
  Number.isNaN(value) || value > most || value < least

/** @returns whether every figure keeps its budget; those that do not are marked */
export const printTable = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): boolean => {
  const texts = [head, ...rows.map((row) => row.map(textOf))]
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  const pad = (text: string, column: number) =>
    typeof rows[0]?.[column] === 'string'
      ? text.padEnd(widths[column] ?? 0)
      : text.padStart(widths[column] ?? 0)
  console.log(`\n${title}\n`)
  for (const row of texts) console.log(`  ${row.map(pad).join('  ').trimEnd()}`)
  const missed = rows.flat().filter((cell) => typeof cell !== 'string' && isMissed(cell))
  console.log(missed.length === 0 ? '' : `\n  ${missed.length} over budget, marked with !\n`)
  return missed.length === 0
}

/** The middle one, or the mean of the middle two. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
}

export const textOf = (cell: Cell): string =>
  typeof cell === 'string'
    ? cell
    : `${cell.value.toFixed(cell.digits ?? 0)}${isMissed(cell) ? '!' : ' '}`
