/** Lines of about so many letters: an SVG does not break its words itself. */
export const linesOf = (text: string, most: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && line.length <= most) lines.splice(-1, 1, line)
    else lines.push(word)
  }
  return lines
}
