import type { ReactElement } from 'react'
import { RATINGS, type Rating } from '#ui/rating-dots'
import * as css from './value-map.css.ts'

export interface MapPoint {
  name: string
  effort: Rating
  value: Rating
}

export interface ValueMapProps {
  /** Names the drawing. */
  title: string
  /** In order: the number of each is its place. */
  points: readonly MapPoint[]
  /** A point in words, for those who do not see it. */
  describe: (point: MapPoint, place: number) => string
  /** What to begin with: of this value and more, of this effort and less. */
  zone: { name: string; effort: Rating; value: Rating }
  words: { effort: string; value: string }
}

/** What one gets against what it takes: numbered points, the corner to begin in above at the left. */
export function ValueMap({ title, points, describe, zone, words }: ValueMapProps): ReactElement {
  const edge = { x: across(zone.effort) + HALF, y: up(zone.value) + HALF }
  return (
    <svg
      className={css.map}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: there is no file to name
      role="img"
      aria-label={`${title}. ${points.map((point, index) => describe(point, index + 1)).join('. ')}.`}
    >
      <rect className={css.zone} x="0" y="0" width={`${edge.x}%`} height={`${edge.y}%`} rx="14" />
      <text className={css.zoneName} x="16" y={`${BETWEEN_ROWS}%`} dy=".35em">
        {zone.name}
      </text>
      <path className={css.axis} d="M.75 0V400M0 399.25H2000" />
      {points.map((point, index) => {
        const { effort, value } = point
        const together = points.filter((one) => isAt(one, point))
        const [dx, dy] = placeAmong(together.indexOf(point), together.length)
        return (
          <g key={point.name} className={index === 0 ? css.first : css.point}>
            <g transform={`translate(${dx} ${dy})`}>
              <circle cx={`${across(effort)}%`} cy={`${up(value)}%`} r="17" />
              <text x={`${across(effort)}%`} y={`${up(value)}%`} dy=".35em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          </g>
        )
      })}
      <text className={css.axisName} x="50%" y="426" textAnchor="middle">
        {words.effort} →
      </text>
      <text className={css.axisName} x="100%" y="18" textAnchor="end">
        ↑ {words.value}
      </text>
    </svg>
  )
}

/**
 * Where a point stands among those of the same place, which would hide each other: in rows about
 * that place, so that all stay in their cell, and within the zone or out of it as they are.
 * @returns px to the right and down
 */
const placeAmong = (index: number, count: number): readonly [number, number] => {
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const row = Math.floor(index / columns)
  const inRow = Math.min(columns, count - row * columns)
  return [((index % columns) - (inRow - 1) / 2) * STEP, (row - (rows - 1) / 2) * STEP]
}

/** Pixels between points of one place. */
const STEP = 36

/** Half of a cell, in per cent. */
const HALF = 50 / RATINGS.length
const across = (effort: Rating): number => (effort - 0.5) * 2 * HALF
/** The drawing is 430 px high, 400 of them above the axis. */
const up = (value: Rating): number => ((RATINGS.length - value + 0.5) * 2 * HALF * 400) / 430

/** Between the two highest rows, where no point stands. */
const BETWEEN_ROWS = (up(5) + up(4)) / 2

const isAt = (one: MapPoint, other: MapPoint): boolean =>
  one.effort === other.effort && one.value === other.value
