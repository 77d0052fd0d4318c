/** Drawings that only the studio needs, on the grid of our icons. */
import type { ReactElement } from 'react'
import { Glyph, type IconSize } from '#ui/icon'

const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  run: 'M7 4.5v15l12-7.5z',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  smaller: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  more: 'M6 12v.1M12 12v.1M18 12v.1',
  back: 'M15 5l-7 7 7 7',
} as const

export type StudioGlyphName = keyof typeof PATHS

export function StudioGlyph(props: { name: StudioGlyphName; size?: IconSize }): ReactElement {
  const { name, size = 20 } = props
  return <Glyph d={PATHS[name]} size={size} />
}
