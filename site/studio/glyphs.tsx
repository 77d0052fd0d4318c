/** Drawings that only the studio needs, on the grid of our icons. */
import type { ReactElement } from 'react'
import { Glyph, type IconSize } from '#ui/icon'

const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  run: 'M7 4.5v15l12-7.5z',
  stop: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM9.5 9.5h5v5h-5z',
  step: 'M5 5v14l9-7zM18 5v14',
  stepBack: 'M19 5v14l-9-7zM6 5v14',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  smaller: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  more: 'M6 12v.1M12 12v.1M18 12v.1',
  back: 'M15 5l-7 7 7 7',
} as const

export type StudioGlyphName = keyof typeof PATHS

interface StudioGlyphProps {
  readonly name: StudioGlyphName
  readonly size?: IconSize
  /** Only where it stands alone. */
  readonly label?: string
}

export function StudioGlyph({ name, ...rest }: StudioGlyphProps): ReactElement {
  return <Glyph d={PATHS[name]} {...rest} />
}
