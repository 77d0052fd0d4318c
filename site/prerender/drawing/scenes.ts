/** The pictures that Opale herself is in. */
import { characterMarkup } from '#companion/character'
import { moon } from './moon.ts'
import { loop } from './loop.ts'
import { dotted, hair, lead, rule, thread } from './strokes.ts'

/** Her drawing, `width` pixels wide, its top left corner at (x, y). */
const at = (x: number, y: number, markup: string): string =>
  markup.replace('<svg ', `<svg x="${x}" y="${y}" `)

export const SCENES = {
  home: [
    moon(958, 278, 160),
    at(784, 172, characterMarkup('happy', 'adult', { id: 'home', size: 348 })),
    thread(`${lead(760, 504, 160)}C900 504 990 524 1070 518${loop(22)}C1165 514 1190 502 1210 492`),
  ],
  introduction: [
    thread(`${lead(600, 514, 60, 5)}C760 501 980 480 1210 414`),
    at(550, 403, characterMarkup('content', 'baby', { id: 'a', size: 120, crop: 'fit' })),
    at(659, 342, characterMarkup('playful', 'child', { id: 'b', size: 165, crop: 'fit' })),
    at(784, 282, characterMarkup('curious', 'teen', { id: 'c', size: 205, crop: 'fit' })),
    at(938, 200, characterMarkup('joyful', 'adult', { id: 'd', size: 255, crop: 'fit' })),
  ],
  // A line of commands, and the place where two lives part.
  lab: [
    rule(
      Array.from({ length: 13 }, (_, i) => `M${620 + i * 48} 538v${i % 4 === 0 ? 34 : 20}`).join(
        '',
      ),
    ),
    dotted('M960 502c90 0 130 62 250 66'),
    thread(`${lead(600, 502, 60, 5)}C760 502 870 502 960 502c90 0 130-70 250-92`),
    at(640, 226, characterMarkup('curious', 'teen', { id: 'l', size: 250, crop: 'fit' })),
  ],
  game: [
    moon(958, 292, 168),
    at(772, 176, characterMarkup('playful', 'teen', { id: 'g', size: 348 })),
    thread(`${lead(720, 512, 160)}C860 512 960 530 1050 520${loop(22)}C1150 514 1180 504 1210 494`),
  ],
  // Here alone the thread is cut: its loop is a bed, its other end hangs out of reach.
  'not-found': [
    hair('M1210 262c-70-24-130-14-160 14c-14 14-4 32 14 26'),
    at(780, 262, characterMarkup('sleeping', 'child', { id: 'n', size: 192, crop: 'nap' })),
    thread(`${lead(680, 484, 140)}${loop(124)}c30 0 50 12 60 32`),
  ],
} as const
