/**
 * The opal moon for a small picture: without the halo and the flecks that it has on the site, since
 * a PNG of few bytes has few colours to give them.
 */
import { color } from '#ui/theme/tokens'

export const moon = (x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y}) scale(${r})">${DEFS}` +
  `<g clip-path="url(#moon-disc)"><circle r="1" fill="url(#moon-body)"/>${GLINTS.map(glint).join('')}</g><circle r=".995" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".01"/></g>`

type Hue = 'opal1' | 'opal2' | 'opal3' | 'opal4'

const glint = ([cx, cy, rx, ry, turn, hue]: (typeof GLINTS)[number]) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${cx} ${cy})" fill="url(#moon-${hue})" opacity=".8"/>`

/** Centre, radii, turn in degrees, colour: the rim is lit, the middle stays milk. */
const GLINTS = [
  [0.62, -0.48, 0.62, 0.38, 38, 'opal1'],
  [0.8, 0.18, 0.36, 0.62, 0, 'opal2'],
  [0.46, 0.68, 0.62, 0.34, -28, 'opal3'],
  [-0.24, 0.86, 0.6, 0.26, 0, 'opal4'],
  [-0.74, 0.42, 0.3, 0.54, -24, 'opal3'],
  [-0.02, -0.78, 0.46, 0.18, -8, 'opal4'],
  [-0.84, -0.18, 0.2, 0.5, 12, 'opal1'],
] as const satisfies readonly (readonly [number, number, number, number, number, Hue])[]

const stop = (offset: number, hue: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${hue}" stop-opacity="${opacity}"/>`

const DEFS = `<defs><clipPath id="moon-disc"><circle r="1"/></clipPath>
<radialGradient id="moon-body" cx=".36" cy=".28" r=".82">${stop(0, '#fbf7ff')}${stop(0.34, '#cbb6ff')}${stop(0.74, '#6b4bd6')}${stop(1, '#2a1764')}</radialGradient>
${(['opal1', 'opal2', 'opal3', 'opal4'] as const)
  .map(
    (hue) =>
      `<radialGradient id="moon-${hue}">${stop(0, color.dark[hue], 0.85)}${stop(1, color.dark[hue], 0)}</radialGradient>`,
  )
  .join('')}</defs>`
