/** From degrees to the pixels of a drawing: near enough to true over a country. */
import type { PlaceMap } from '../../content/map.ts'
import type { Box, Point } from '../diagram/box.ts'

export type Project = (at: readonly [east: number, north: number]) => Point

/** The places fill `inside`, whichever of its sides is reached first; what surrounds them runs on. */
export const projection = ({ places }: PlaceMap, inside: Box): Project => {
  const at = Object.values(places).map((place) => place.at)
  const [west, east] = ends(at.map(([x]) => x))
  const [south, north] = ends(at.map(([, y]) => y))
  // A degree of longitude is that much shorter here than one of latitude.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(
    inside.width / Math.max((east - west) * shrink, TINY),
    inside.height / Math.max(north - south, TINY),
  )
  const middle = { x: inside.x + inside.width / 2, y: inside.y + inside.height / 2 }
  return ([x, y]) => ({
    x: middle.x + (x - (west + east) / 2) * shrink * scale,
    y: middle.y - (y - (south + north) / 2) * scale,
  })
}

const TINY = 1e-6
const ends = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
]
