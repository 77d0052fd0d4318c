import { useId, type ReactElement } from 'react'
import { OpalGradient } from '#ui/opal-gradient'
import { drawArt, type Piece } from './art.ts'
import * as css from './art.css.ts'
import { AT_REST, type Ink, type Motion, SIDE } from './shape.ts'

export interface ArtPictureProps {
  piece: Piece
  seed: string
  /** What it shows; without it, the picture is decoration. */
  label?: string | undefined
  motion?: Motion | undefined
}

/** A generated picture, in the colours of the theme; as wide as its place, and square. */
export function ArtPicture({
  piece,
  seed,
  label,
  motion = AT_REST,
}: ArtPictureProps): ReactElement {
  const id = useId()
  const paint = (ink: Ink | undefined) =>
    ink === 'thread' ? `url(#${id})` : ink === undefined ? 'none' : css.inks[ink]
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <OpalGradient id={id} />
      {drawArt(piece, seed, motion).map(({ d, fill, stroke, width, opacity }) => (
        <path
          key={d + (stroke ?? fill)}
          d={d}
          fill={paint(fill)}
          stroke={paint(stroke)}
          strokeWidth={width}
          opacity={opacity}
        />
      ))}
    </svg>
  )
}
