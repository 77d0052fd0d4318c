import { createElement, type ReactElement, useId } from 'react'
import { join, type Attributes } from '../../render/index.ts'
import { eyes, opale, rim } from './character.css.ts'
import { figure, type FigureOptions } from './figure.ts'
import type { Mood } from './moods.ts'
import type { Shape } from './shape.ts'
import type { Stage } from './stages.ts'

/** What she is like, whatever she stands in. */
export interface Likeness extends Omit<FigureOptions, 'rim'> {
  mood: Mood
  stage: Stage
  /** What a screen reader says. Without it she is decoration. */
  label?: string | undefined
}

export interface CharacterProps extends Likeness, Attributes<'svg', keyof Likeness | 'children'> {}

/** Opale, inline. Without `size` the page's CSS decides how large she is. */
export const Character = ({
  mood,
  stage,
  label,
  className,
  id,
  crop,
  size,
  wear,
  aura,
  blink,
  gaze,
  ...rest
}: CharacterProps): ReactElement => {
  const own = useId().replaceAll(/\W/g, '')
  const { box, shapes } = figure(mood, stage, {
    crop,
    size,
    wear,
    aura,
    blink,
    gaze,
    id: id ?? own,
  })
  return (
    <svg
      className={join(opale, className)}
      viewBox={box.join(' ')}
      width={size}
      height={size && Math.round((size * box[3]) / box[2])}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {shapes.map(draw)}
    </svg>
  )
}

const draw = ({ tag, part, attributes, children }: Shape): ReactElement =>
  createElement(tag, { key: part, ...attributes, className: classOf[part] }, children?.map(draw))

const classOf: Readonly<Record<string, string>> = {
  rim,
  eyes,
  lashes: eyes,
  glint: eyes,
  spark: eyes,
}
