/**
 * Where a block of ours may end a paragraph. The parser asks about all but the first character of
 * what is left, so the beginning of what it gives is not the beginning of a line.
 * @param opening how the block's first line begins, after the line break
 */
export const laterLine =
  (opening: RegExp) =>
  (source: string): number | undefined => {
    const found = opening.exec(source)
    return found ? found.index + 1 : undefined
  }
