import { color, type Theme } from '#ui/theme/tokens'
import { LAYERS, pointsIn } from './points.ts'
import { BACKGROUND } from './settings.ts'

/** The background at rest, as an SVG document of its own. */
export const backgroundMarkup = (theme: Theme, width: number, height: number): string => {
  const { ground, lineStrong } = color[theme]
  const points = pointsIn(width, height, 0, { x: 0, y: 0, strength: 0 })
  const radii = [...new Set(LAYERS.map(({ radius }) => radius))]
  const dots = radii.map((radius) => {
    const d = points
      .filter((point) => point.radius === radius)
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
      .join('')
    return `<path d="${d}" stroke-width="${2 * radius}"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g stroke="${lineStrong}" stroke-linecap="round" opacity="${BACKGROUND.opacityMultiplier}">${dots.join('')}</g></svg>`
  )
}
