/** A scene as SVG: the light, the place, the thread, and Opale. */
import { characterMarkup, type MarkupOptions } from '../../../ui/companion/character/markup.ts'
import type { color } from '../../../ui/theme/tokens.ts'
import { OPAL } from '../../../ui/opal-gradient/opal.ts'
import type { Scene } from '../../content/scene.ts'
import { lights } from './lights.ts'
import { FLOOR, STAND, type Drawn } from './place.ts'
import { places } from './places/index.ts'
import { poses } from './poses.ts'

/** Where a drawing is shown: a file of one theme, or part of a page. */
export interface Sheet {
  readonly theme: MarkupOptions['theme']
  /** What a colour of the theme is called there. */
  readonly ink: (name: keyof (typeof color)['dark']) => string
}

/** What a page opens with. */
export const wide = (scene: Scene, sheet: Sheet): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 440" aria-hidden="true">',
    gradient(sheet),
    ...light(scene, sheet, STAND, 1.5),
    ...place(places[scene.place], sheet, 1.75),
    opale(scene, sheet, { size: 300, x: STAND - 150, y: FLOOR - 282 }),
    '</svg>',
  ].join('')

/** What stands beside a text: a round picture, that she stands out of. */
export const round = (scene: Scene, sheet: Sheet): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">',
    gradient(sheet),
    `<clipPath id="scene-disc">${DISC}/></clipPath>`,
    `${DISC} fill="${sheet.ink('sunken')}"/>`,
    '<g clip-path="url(#scene-disc)">',
    `<g transform="translate(-36 -24) scale(.6)">${light(scene, sheet, 200, 2.5).join('')}</g>`,
    `<g transform="translate(-54 19) scale(.52)">${place(places[scene.place], sheet, 3).join('')}</g>`,
    '</g>',
    `${DISC} fill="none" stroke="${sheet.ink('line')}" stroke-width="1.5"/>`,
    opale(scene, sheet, { size: 206, x: -9, y: 31 }),
    '</svg>',
  ].join('')

const DISC = '<circle cx="120" cy="124" r="108"'

/** @param x above whom it shines */
const light = (scene: Scene, { ink }: Sheet, x: number, width: number): readonly string[] => {
  const { glow, hair } = lights[scene.light](x)
  return [
    `<path d="${glow}" fill="${ink('accentSoft')}"/>`,
    `<path d="${hair}" fill="none" stroke="${ink('lineStrong')}" stroke-width="${width}" stroke-linecap="round"/>`,
  ]
}

const place = (drawn: Drawn, { ink }: Sheet, width: number): readonly string[] => {
  const { solid, soft, hair, dots, thread } = drawn
  return [
    `<g fill="${ink('surface')}" stroke="${ink('lineStrong')}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">`,
    ...solid.map((d) => `<path d="${d}"/>`),
    `<path d="${soft}" fill="${ink('accentSoft')}"/>`,
    '<g fill="none">',
    `<path d="${hair}"/>`,
    ...(dots ? [`<path d="${dots}" stroke-dasharray="1 ${4 * width}"/>`] : []),
    `<path d="${thread}" stroke="url(#scene-thread)" stroke-width="${1.5 * width}"/>`,
    '</g></g>',
  ]
}

const opale = (
  { pose, mood }: Scene,
  { theme }: Sheet,
  { size, x, y }: Readonly<Record<'size' | 'x' | 'y', number>>,
): string => {
  const { stage, wear } = poses[pose]
  return characterMarkup(mood, stage, { id: 'scene', size, wear, theme }).replace(
    '<svg xmlns="http://www.w3.org/2000/svg"',
    `<svg x="${x}" y="${y}"`,
  )
}

/** Across the whole picture: wherever the thread runs, it crosses every colour. */
const gradient = ({ ink }: Sheet): string =>
  `<linearGradient id="scene-thread" gradientUnits="userSpaceOnUse" x2="620" y2="12">${OPAL.map(
    ([offset, name]) => `<stop offset="${offset}" stop-color="${ink(name)}"/>`,
  ).join('')}</linearGradient>`
