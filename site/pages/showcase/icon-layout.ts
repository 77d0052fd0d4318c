/** Where icons stand on a surface of a given width: pure, for painting and for finding them again. */
export interface Layout {
  readonly columns: number
  readonly count: number
  /** From one icon to the next. */
  readonly step: number
  readonly height: number
  readonly cornerOf: (index: number) => readonly [x: number, y: number]
}

export const layoutFor = (width: number, size: number, count: number): Layout => {
  // As far apart as they are clear, with the same margin around them all.
  const step = Math.round(size * 1.6)
  const gap = step - size
  const columns = Math.max(1, Math.floor((width - gap) / step))
  const rows = Math.ceil(count / columns)
  // What is left over stands at both sides.
  const left = Math.round((width - columns * step + gap) / 2)
  return {
    columns,
    count,
    step,
    height: rows * step + gap,
    cornerOf: (index) => [
      left + (index % columns) * step,
      gap + Math.floor(index / columns) * step,
    ],
  }
}

/** Index of the icon at a place, its margin included; nothing beside them. */
export const cellAt = (layout: Layout, x: number, y: number): number | undefined => {
  const [left, top] = layout.cornerOf(0)
  const half = (layout.step * 0.6) / 1.6 / 2
  const column = Math.floor((x - left + half) / layout.step)
  const row = Math.floor((y - top + half) / layout.step)
  const index = row * layout.columns + column
  return column >= 0 && column < layout.columns && row >= 0 && index < layout.count
    ? index
    : undefined
}
