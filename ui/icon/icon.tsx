import type { ReactElement } from 'react'
import { join, type Attributes } from '../render/index.ts'
import { ICONS, type IconName } from './paths.ts'
import * as css from './icon.css.ts'

/** The sizes the strokes are drawn for, in px. */
export const ICON_SIZES = [16, 20, 24, 28] as const
export type IconSize = (typeof ICON_SIZES)[number]

export interface IconProps extends Attributes<'svg', 'children' | 'd' | 'name'> {
  name: IconName
  size?: IconSize
  /** Only for an icon that stands alone: beside a text it is decoration, and hidden. */
  label?: string | undefined
}

export function Icon({ name, ...rest }: IconProps): ReactElement {
  return <Glyph d={ICONS[name]} {...rest} />
}

export interface GlyphProps extends Omit<IconProps, 'name'> {
  /** Path on the same grid, for sets that only a few pages need. */
  d: string
}

export function Glyph({ d, size = 20, label, className, ...rest }: GlyphProps): ReactElement {
  return (
    <svg
      className={join(css.icon, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
    >
      <path d={d} />
    </svg>
  )
}
