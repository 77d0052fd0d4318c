import type { ReactElement } from 'react'
import { ICONS, type IconName } from './paths.ts'
import * as css from './icon.css.ts'

/** The sizes the strokes are drawn for, in px. */
export const ICON_SIZES = [16, 20, 24, 28] as const
export type IconSize = (typeof ICON_SIZES)[number]

export interface IconProps {
  name: IconName
  size?: IconSize
  /** Only for an icon that stands alone: beside a text it is decoration, and hidden. */
  label?: string | undefined
}

export function Icon({ name, size = 20, label }: IconProps): ReactElement {
  return (
    <svg
      className={css.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
