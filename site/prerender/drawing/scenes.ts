/** The pictures that Opale herself is in. */
import { characterMarkup } from '../../../ui/character/markup.ts'
import { moon } from './moon.ts'
import { hair, loop, thread } from './strokes.ts'

export const scenes = {
  home: [
    moon(930, 268, 186),
    opale(738, 130, 384, characterMarkup('happy', 'adult', { id: 'home', size: 384 })),
    thread(
      `M-10 516C150 552 330 540 480 516S720 486 860 506C960 520 1020 528 1080 508${loop(26)}C1120 508 1160 500 1210 480`,
    ),
  ],
  companion: [
    opale(560, 380, 110, characterMarkup('content', 'baby', { id: 'a', size: 110, crop: 'fit' })),
    thread(`M-10 516C150 552 330 540 480 516S720 500 860 500S1100 460 1210 440`),
  ],
  'not-found': [hair('M1210 300c-60-22-110-14-150 8'), thread(`M-10 516C150 552 330 540 480 516`)],
} as const

/** Her drawing, `width` pixels wide, its top left corner at (x, y). */
function opale(x: number, y: number, width: number, markup: string): string {
  return markup.replace('<svg ', `<svg x="${x}" y="${y}" `)
}
