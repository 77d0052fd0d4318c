/** A name on two lines at most, as wide as there is room. */
import { textWidth } from '../diagram/text-width.ts'

/** Signs of a name, in pixels. */
export const SIZE = 23

export const linesOf = (name: string, room: number): readonly string[] => {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, SIZE) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= 2) return lines
  return [lines[0]!, `${lines[1]!.slice(0, -1).trimEnd()}…`]
}
