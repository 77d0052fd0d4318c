/** What each page type's picture shows beside its words. One thread runs through each of them. */
import type { Screen } from '../../routes/table.ts'
import { scenes } from './scenes.ts'
import { bar, box, dot, dotted, hair, loop, node, pebble, rule, thread } from './strokes.ts'

/** Markup in the coordinates of the picture, right of its words, in painting order. */
export type Motif = readonly string[]

/** Where the thread comes in, under the words, on its way to every motif. */
export const LEAD = 'M-10 516C150 552 330 540 480 516'

/** A large letter or sign. */
const sign = (x: number, y: number, text: string, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" text-anchor="middle" letter-spacing="-.03em" fill="#F5F0FF">${text}</text>`

/** Numbers made into one string of markup. */
const each = <T>(values: readonly T[], draw: (value: T, index: number) => string): string =>
  values.map(draw).join('')

export const MOTIFS: Readonly<Record<Screen, Motif>> = {
  ...scenes,
  services: [
    thread(
      `${LEAD}C580 500 640 500 700 470${loop(34)}c60-26 90-60 134-92${loop(34)}c60-26 80-60 124-92${loop(34)}c60-26 70-50 120-76${loop(34)}c30 0 90-20 150-60`,
    ),
  ],
  service: [
    dotted(
      'M846 148C900 148 880 250 906 270M846 258C870 258 860 290 892 296M846 368C880 368 870 330 902 322',
    ),
    each([112, 222, 332], (y) => box(716, y, 130, 72) + bar(744, y + 36, 74)),
    thread(`${LEAD}C640 490 860 500 930 420C950 400 950 380 950 350M996 296H1040${''}`),
    node(950, 296, 46, 'ia'),
    box(1050, 254, 110, 84),
  ],
  article: [
    box(800, 84, 320, 450, 24),
    bar(844, 148, 170, 'text'),
    each([204, 240, 276, 424, 460], (y, i) => bar(844, y, i % 2 ? 232 : 208)),
    thread(
      `${LEAD}C600 494 660 356 760 350S820 350 860 350H1010${loop(26)}H1060C1120 350 1160 330 1210 300`,
    ),
  ],
  comparison: [
    box(728, 150, 190, 330, 24),
    bar(764, 206, 90),
    each([268, 312, 356], (y) => bar(764, y, 118)),
    thread(`${LEAD}C640 494 860 560 960 510C1000 492 1010 452 1020 420`),
    box(948, 110, 190, 330, 24),
    bar(984, 166, 90, 'text'),
    each([228, 272, 316], (y) => bar(984, y, 118)),
  ],
  question: [
    pebble(752, 96, 300, 240),
    sign(902, 276, '?', 180),
    thread(`${LEAD}C600 496 660 470 740 450H940${loop(32)}C1040 450 1120 430 1210 380`),
  ],
  'use-case': [
    each(
      [
        [700, 200],
        [752, 300],
        [716, 372],
        [790, 176],
        [806, 392],
        [826, 262],
      ] as const,
      ([x, y]) => node(x, y, 15),
    ),
    thread(`${LEAD}C620 490 700 300 850 300H930${loop(54)}H1210`),
    each([210, 255, 345, 390], (y) => each([1040, 1085, 1130], (x) => node(x, y, 15, 'ia'))),
  ],
  place: [
    each([90, 150, 210], (r) =>
      rule(`M${930 - r} 310a${r} ${r * 0.62} 0 1 0 ${2 * r} 0a${r} ${r * 0.62} 0 1 0 ${-2 * r} 0`),
    ),
    each(
      [
        [790, 270],
        [1040, 232],
        [1082, 350],
        [846, 400],
      ] as const,
      ([x, y]) => dot(x, y, 9, 'ia'),
    ),
    thread(
      `${LEAD}C640 490 720 470 800 400C850 360 890 366 930 366${loop(30)}C990 366 1100 440 1210 400`,
    ),
    hair('M930 306c-40-52-58-78-58-112a58 58 0 0 1 116 0c0 34-18 60-58 112z'),
    node(930, 194, 22),
  ],
  tool: [
    rule('M740 420A190 190 0 0 1 1120 420'),
    each(
      [-75, -50, -25, 0, 25, 50, 75],
      (turn) => `<g transform="rotate(${turn} 930 420)">${hair('M930 262v20')}</g>`,
    ),
    thread(`${LEAD}C600 496 740 560 740 420A190 190 0 0 1 1026 256`),
    dot(1026, 256, 17, 'text'),
    bar(880, 420, 100, 'text'),
  ],
  term: [
    sign(880, 320, 'Aa', 250),
    thread(`${LEAD}C600 494 640 408 740 396S900 396 960 396${loop(30)}C1040 396 1120 380 1210 340`),
    each([470, 512], (y, i) => bar(764, y, i ? 210 : 320)),
  ],
  workflow: [
    dotted('M820 300C860 300 850 440 880 440H930'),
    thread(`${LEAD}C600 494 640 300 720 300H870${''}H950${loop(46)}H1210`),
    box(724, 252, 96, 96),
    node(772, 300, 16, 'plus'),
    box(1052, 252, 96, 96),
    node(1100, 300, 16, 'plus'),
    box(930, 400, 96, 80),
  ],
  workflows: [
    thread(`${LEAD}C600 494 640 466 700 450S860 440 880 300S1040 190 1210 150`),
    each([100, 240, 380], (y) =>
      each(
        [728, 872, 1016],
        (x) => box(x, y, 120, 112) + node(x + 32, y + 38, 11, 'plus') + bar(x + 26, y + 80, 66),
      ),
    ),
  ],
  list: [
    each(
      [130, 210, 370, 450],
      (y) => rule(`M750 ${y + 36}H1130`) + bar(806, y, 220) + hair(`M766 ${y - 9}a10 10 0 1 0 8 8`),
    ),
    thread(`${LEAD}C600 494 640 330 740 326H790${loop(24)}H1210`),
    bar(850, 290, 230, 'text'),
  ],
  contact: [
    box(756, 180, 360, 250, 24),
    thread(
      `${LEAD}C620 490 660 200 756 200C800 200 860 290 936 318${loop(28)}C1010 290 1060 200 1116 196C1160 192 1190 186 1210 180`,
    ),
  ],
  cv: [
    rule('M790 120V500'),
    each(
      [150, 250, 350],
      (y, i) =>
        node(790, y, 14, i ? undefined : 'ia') +
        bar(836, y - 4, i ? 150 : 190, i ? 'quiet' : 'text') +
        bar(836, y + 28, 260 - i * 20),
    ),
    thread(`${LEAD}C600 496 790 560 790 430V364`),
  ],
  profile: [
    thread(`${LEAD}C640 490 760 500 910 466${loop(160)}C1040 466 1120 440 1210 390`),
    node(910, 250, 52),
    hair('M808 420c0-66 44-98 102-98s102 32 102 98'),
    dot(1052, 150, 26, 'text'),
  ],
  legal: [
    box(800, 84, 320, 450, 24),
    sign(960, 254, '§', 130),
    each([324, 360, 396, 470], (y, i) => bar(844, y, i % 2 ? 200 : 232)),
    thread(`${LEAD}C640 490 700 434 800 432H1120C1150 432 1180 424 1210 410`),
  ],
  vcard: [
    thread(`${LEAD}C640 490 720 560 900 470${loop(40)}C1000 470 1130 500 1210 440`),
    box(746, 150, 390, 240, 28),
    node(820, 226, 34),
    bar(884, 212, 160, 'text'),
    bar(884, 244, 110),
    each([308, 342], (y, i) => bar(788, y, i ? 190 : 260)),
  ],
  sitemap: [
    rule(
      'M930 140V220M930 220H780V300M930 220H1080V300M780 300V400M1080 300V400M780 380H720V440M780 380H840V440M1080 380H1020V440M1080 380H1140V440',
    ),
    thread(`${LEAD}C600 496 640 470 720 440`),
    node(930, 130, 26, 'code'),
    each([780, 1080], (x) => node(x, 300, 20)),
    each([720, 840, 1020, 1140], (x) => node(x, 450, 15)),
  ],
  showcase: [
    box(730, 104, 410, 400, 28),
    each([-96, -48, 48, 96], (dy) => rule(`M760 ${304 + dy}c60-70 120-70 180 0s110 60 170-10`)),
    thread(
      `${LEAD}C600 494 660 340 760 304c60-70 120-70 180 0${loop(30)}c60 40 110 40 170-20 40-40 70-80 100-120`,
    ),
  ],
}
