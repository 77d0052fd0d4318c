import type { ReactElement, ReactNode } from 'react'
import { universe as hue, type Universe } from '../theme/universe.css.ts'
import * as css from './avatar.css.ts'

export const { AVATAR_SIZES } = css

export interface AvatarProps {
  /** Whose it is. The initials stand in for a picture. */
  name: string
  src?: string | undefined
  /** A drawing instead of a picture: the companion's head. */
  children?: ReactNode
  size?: (typeof css.AVATAR_SIZES)[number]
  universe?: Universe | undefined
  /** It stands alone: beside the name in words it is decoration, and hidden. */
  alone?: boolean
}

/** Someone, in a circle. */
export function Avatar(props: AvatarProps): ReactElement {
  const { name, src, children, size = 'm', universe, alone = false } = props
  return (
    <span
      className={universe ? `${css.size[size]} ${hue[universe]}` : css.size[size]}
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {children ?? (src === undefined ? initials(name) : <img src={src} alt="" />)}
    </span>
  )
}

/** Of the first and of the last word. */
const initials = (name: string): string => {
  const words = name.split(/\s+/u).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.charAt(0).toLocaleUpperCase()).join('')
}
