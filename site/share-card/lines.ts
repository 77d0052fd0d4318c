/** Words on lines, without a browser to measure them: by how wide letters are on average. */
export const lines = (
  text: string,
  { width, size, most }: { readonly width: number; readonly size: number; readonly most: number },
): readonly string[] => {
  const room = Math.floor(width / (size * AVERAGE))
  const found: string[] = []
  for (const word of text.split(/\s+/u)) {
    const last = found.at(-1)
    if (last !== undefined && last.length + word.length < room)
      found[found.length - 1] = `${last} ${word}`
    else found.push(word.length > room ? `${word.slice(0, room - 1)}…` : word)
  }
  if (found.length <= most) return found
  return [...found.slice(0, most - 1), `${(found[most - 1] ?? '').slice(0, room - 1)}…`]
}

/** Of a letter's size, its width. A little more than Figtree's, as the machine's font may be wider. */
const AVERAGE = 0.54
