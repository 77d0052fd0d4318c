import { createElement, type ReactElement, useId } from 'react'
import { eyes, opale, rim } from './character.css.ts'
import { figure, type FigureOptions } from './figure.ts'
import type { Mood } from './moods.ts'
import type { Shape } from './shape.ts'
import type { Stage } from './stages.ts'

export interface CharacterProps extends Omit<FigureOptions, 'rim'> {
  mood: Mood
  stage: Stage
  /** What a screen reader says. Without it she is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** Opale, inline. Without `size` the page's CSS decides how large she is. */
export const Character = ({
  mood,
  stage,
  label,
  className,
  id,
  ...options
}: CharacterProps): ReactElement => {
  const own = useId().replaceAll(/\W/g, '')
  const { box, shapes } = figure(mood, stage, { ...options, id: id ?? own })
  const { size } = options
  return (
    <svg
      className={className ? `${opale} ${className}` : opale}
      viewBox={box.join(' ')}
      width={size}
      height={size && Math.round((size * box[3]) / box[2])}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
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
