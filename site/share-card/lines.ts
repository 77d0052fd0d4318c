/** Words on lines, without a browser to measure them. */
import { widthOf } from './width.ts'

interface Room {
  readonly width: number
  readonly size: number
  readonly most: number
}

/** A word that is wider than a line, and what no line is left for, ends in an ellipsis. */
export const lines = (text: string, { width, size, most }: Room): readonly string[] => {
  const room = width / size
  const found: string[] = []
  for (const word of text.trim().split(/[^\S\u00A0\u202F]+/u)) {
    const last = found.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= room) found[found.length - 1] = longer
    else found.push(word)
  }
  const rest = found.slice(most - 1).join(' ')
  return [...found.slice(0, most - 1), rest]
    .filter((line) => line !== '')
    .map((line) => fitted(line, room))
}

const fitted = (line: string, room: number): string => {
  if (widthOf(line) <= room) return line
  let short = line
  while (short !== '' && widthOf(`${short}…`) > room) short = short.slice(0, -1)
  // Not half of a letter of two.
  return `${short.replace(/[\uD800-\uDBFF]$/u, '').trimEnd()}…`
}
