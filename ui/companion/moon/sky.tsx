import { useId, type ReactElement } from 'react'
import { color } from '../../theme/tokens.ts'
import * as css from './moon.css.ts'

/** The stone alone: a body, seven broad glints, seven flecks, a lit rim. */
export function Sky(): ReactElement {
  const id = useId()
  const paint = (name: string) => `url(#${id}${name})`
  // A group a hue: said once, it weighs nothing on the pages that show the stone.
  const lights = (patches: readonly Patch[]) =>
    HUES.map(([hue]) => (
      <g key={hue} fill={paint(hue)}>
        {patches.filter((patch) => patch[5] === hue).map(light)}
      </g>
    ))
  return (
    <svg viewBox="0 0 480 480" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}body`} cx=".36" cy=".28" r=".82">
          <stop stopColor={css.tint.core} />
          <stop offset=".34" stopColor={css.tint.pale} />
          <stop offset=".74" stopColor={css.tint.deep} />
          <stop offset="1" stopColor={css.tint.edge} />
        </radialGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset=".62" stopColor={css.tint.deep} stopOpacity=".34" />
          <stop offset="1" stopColor={css.tint.deep} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor={css.tint.rim} stopOpacity=".9" />
          <stop offset=".4" stopColor={css.tint.rim} stopOpacity=".3" />
          <stop offset=".8" stopColor={css.tint.opal} stopOpacity=".2" />
          <stop offset="1" stopColor={css.tint.opal} stopOpacity=".9" />
        </linearGradient>
        {HUES.map(([hue, stopColor, opacity]) => (
          <radialGradient key={hue} id={id + hue}>
            <stop stopColor={stopColor} stopOpacity={opacity} />
            <stop offset="1" stopColor={stopColor} stopOpacity="0" />
          </radialGradient>
        ))}
        <clipPath id={`${id}disc`}>
          <circle cx="240" cy="240" r="190" />
        </clipPath>
      </defs>
      <circle cx="240" cy="240" r="238" fill={paint('halo')} />
      <g clipPath={paint('disc')}>
        <circle cx="240" cy="240" r="190" fill={paint('body')} />
        <g opacity={css.tint.glints}>{lights(GLINTS)}</g>
        <g opacity={css.tint.flecks}>{lights(FLECKS)}</g>
      </g>
      <circle cx="240" cy="240" r="189" fill="none" stroke={paint('rim')} strokeWidth="2" />
    </svg>
  )
}

const light = ([x, y, rx, ry, turn]: Patch) => (
  <ellipse
    key={`${x} ${y}`}
    cx={x}
    cy={y}
    rx={rx}
    ry={ry}
    {...(turn !== 0 && { transform: `rotate(${turn} ${x} ${y})` })}
  />
)

// The stone's fire is the same by day and by night.
const { opal1, opal2, opal3, opal4 } = color.dark
const HUES = [
  ['c', opal1, 0.75],
  ['v', opal2, 0.8],
  ['p', opal3, 0.7],
  ['g', opal4, 0.8],
] as const

/** Centre, radii, turn in degrees, hue. */
type Patch = readonly [number, number, number, number, number, (typeof HUES)[number][0]]

const GLINTS: readonly Patch[] = [
  [356, 150, 120, 74, 38, 'c'],
  [392, 272, 70, 116, 0, 'v'],
  [330, 366, 120, 66, -28, 'p'],
  [196, 404, 110, 44, 0, 'g'],
  [104, 322, 58, 100, -24, 'p'],
  [236, 98, 86, 34, -8, 'g'],
  [84, 206, 36, 90, 12, 'c'],
]
const FLECKS: readonly Patch[] = [
  [292, 104, 69, 25.5, 16, 'g'],
  [376, 158, 39, 69, -38, 'p'],
  [398, 236, 22.5, 66, 4, 'c'],
  [92, 214, 21, 75, 10, 'v'],
  [134, 138, 72, 22.5, -42, 'c'],
  [214, 82, 57, 16.5, -8, 'p'],
  [330, 398, 81, 19.5, -26, 'c'],
]
