/** Motifs of the pages about work: steps, diagrams, instruments. */
import { loop } from './loop.ts'
import { bar, box, dot, dotted, each, hair, lead, node, rule, thread } from './strokes.ts'

const HUES = ['code', 'ia', 'plus'] as const
const HEIGHTS = [120, 210, 60, 150, 300, 340, 90] as const

export const WORK_MOTIFS = {
  // The only thread that loops more than once: four steps, as on the site.
  services: [
    each([0, 1, 2, 3], (step) => bar(656 + step * 136, 532 - step * 70, 52)),
    thread(
      `${lead(640, 486)}${each([0, 1, 2, 3], (step) => loop(26) + (step < 3 ? 'c30 0 23-70 52.800-70' : 'H1210'))}`,
    ),
  ],
  service: [
    dotted(
      'M846 132C910 132 880 250 914 274M846 254C876 254 870 286 890 292M846 376C890 376 880 340 906 326',
    ),
    each([96, 218, 340], (y) => box(716, y, 130, 72) + bar(746, y + 36, 70)),
    thread(`${lead(940, 440, 0, -80)}V300H1210`),
    node(940, 300, 50, 'ia'),
    box(1040, 254, 120, 92),
    bar(1072, 300, 56, 'text'),
  ],
  'use-case': [
    each(
      [
        [708, 196],
        [764, 276],
        [704, 330],
        [806, 180],
        [812, 420],
        [838, 250],
      ] as const,
      ([x, y]) => node(x, y, 15),
    ),
    thread(`${lead(820, 340, 80)}C836 340 840 340 850 340${loop(48)}H1210`),
    each([250, 295, 385, 430], (y) => each([1050, 1095, 1140], (x) => node(x, y, 15, 'ia'))),
  ],
  place: [
    each([90, 150, 210], (r) =>
      rule(`M${930 - r} 330a${r} ${r * 0.62} 0 1 0 ${2 * r} 0a${r} ${r * 0.62} 0 1 0 ${-2 * r} 0`),
    ),
    each(
      [
        [790, 290],
        [1040, 252],
        [1082, 370],
        [846, 432],
      ] as const,
      ([x, y]) => dot(x, y, 9, 'ia'),
    ),
    thread(`${lead(876, 390, 90)}${loop(34)}C1040 390 1110 440 1210 400`),
    hair('M930 308c-44-58-64-86-64-124a64 64 0 0 1 128 0c0 38-20 66-64 124z'),
    node(930, 184, 24),
  ],
  tool: [
    rule('M740 410A190 190 0 0 1 1120 410'),
    each(
      [-75, -50, -25, 0, 25, 50, 75],
      (turn) => `<g transform="rotate(${turn} 930 410)">${hair('M930 252v20')}</g>`,
    ),
    thread(`${lead(740, 440, 0, -90)}V410A190 190 0 0 1 1026 246`),
    dot(1026, 246, 18, 'text'),
    bar(876, 380, 108, 'text'),
    bar(894, 416, 72),
  ],
  template: [
    dotted('M1100 300C1150 300 1090 452 1150 452H1210'),
    thread(`${lead(724, 300, 160)}H900${loop(34)}H1210`),
    box(724, 252, 96, 96),
    node(772, 300, 16, 'plus'),
    box(1004, 252, 96, 96),
    bar(1028, 300, 48, 'plus'),
    each([404, 440, 476], (y) => bar(740, y, 150)),
  ],
  finder: [
    each([150, 262, 374], (y) => box(728, y, 300, 84) + bar(800, y + 42, 160)),
    each([150, 262, 374], (y) => node(766, y + 42, 12, 'plus')),
    thread(`${lead(1028, 304, 60)}H1090${loop(30)}H1210`),
  ],
  editor: [
    dotted('M820 190C880 190 860 330 920 330'),
    thread(`${lead(724, 190, 160)}H800${loop(28)}C940 190 900 190 1000 190H1210`),
    box(724, 142, 96, 96),
    node(772, 190, 16, 'ia'),
    box(1000, 142, 96, 96),
    bar(1024, 190, 48, 'plus'),
    box(920, 282, 96, 96),
    bar(944, 330, 48),
    rule('M724 440H1160'),
    each([484, 524], (y) => bar(740, y, 300)),
  ],
  studio: [
    dotted('M944 262C1000 262 990 420 1050 420'),
    thread(`${lead(760, 262, 140)}H846${loop(24)}C960 262 990 150 1050 150H1210`),
    box(724, 222, 80, 80),
    bar(750, 262, 28, 'code'),
    box(1050, 110, 80, 80),
    bar(1076, 150, 28, 'plus'),
    box(1050, 380, 80, 80),
    bar(1076, 420, 28),
  ],
  activity: [
    each(
      [0, 1, 2, 3, 4, 5, 6],
      (i) =>
        hair(`M${752 + i * 62} 486V${486 - HEIGHTS[i]!}`) +
        dot(752 + i * 62, 486 - HEIGHTS[i]!, 10, HUES[i % 3]!),
    ),
    rule('M724 486H1160'),
    thread(`${lead(740, 548, 160)}H940${loop(20)}C1080 548 1150 536 1210 510`),
  ],
  technologies: [
    each([96, 220, 344], (y, row) =>
      each(
        [752, 876, 1000],
        (x, i) => box(x, y, 96, 96) + bar(x + 30, y + 48, 36, HUES[(row + i) % 3]),
      ),
    ),
    thread(`${lead(740, 524, 160)}H910${loop(26)}C1060 524 1140 514 1210 476`),
  ],
  workflows: [
    each([92, 232, 372], (y) =>
      each(
        [728, 872, 1016],
        (x) => box(x, y, 116, 112) + node(x + 32, y + 38, 11, 'plus') + bar(x + 26, y + 80, 62),
      ),
    ),
    thread(`${lead(728, 358)}H978q24 0 24-24V242q0-24 24-24H1210`),
  ],
  contact: [
    box(756, 180, 360, 250, 24),
    thread(
      `${lead(756, 198, 120)}C810 198 850 312 890 312${loop(28)}C1020 312 1060 198 1116 198H1210`,
    ),
  ],
  profile: [
    node(912, 246, 46),
    hair('M832 388c0-54 34-78 80-78s80 24 80 78'),
    thread(`${lead(694, 470, 120)}${loop(136)}C1140 470 1180 466 1210 456`),
    dot(1040, 150, 26, 'text'),
  ],
  showcase: [
    box(730, 92, 410, 424, 28),
    each([150, 204, 410, 464], (y) => rule(`M766 ${y}q42-44 84 0t84 0t84 0t84 0`)),
    thread(`${lead(800, 284, 110)}C860 284 870 340 920 340${loop(30)}C1070 340 1090 270 1210 250`),
  ],
  gallery: [
    each([104, 214, 324], (y, row) =>
      each(
        [760, 870, 980, 1090],
        (x, column) =>
          box(x, y, 84, 84, 20) + bar(x + 24, y + 42, 36, (row + column) % 3 ? 'quiet' : 'text'),
      ),
    ),
    thread(`${lead(760, 484)}H900${loop(30)}C1080 484 1150 470 1210 430`),
  ],
  // A small cell of a sheet, and the same as large as one likes.
  sprites: [
    each([96, 186, 276, 366], (y, row) =>
      each(
        [730, 820],
        (x, column) =>
          box(x, y, 68, 68, 16) +
          bar(x + 20, y + 34, 28, row === 1 && column === 1 ? 'text' : 'quiet'),
      ),
    ),
    box(960, 150, 212, 212, 40) + bar(1020, 256, 92, 'text'),
    thread(`${lead(730, 490)}H880${loop(30)}C1060 490 1140 480 1210 430`),
  ],
  art: [
    box(748, 84, 390, 450, 28),
    each([150, 200, 250, 380, 430, 480], (y, row) =>
      rule(`M784 ${y}q54-${30 + row * 6} 108 0t108 0t108 0`),
    ),
    thread(`${lead(784, 318, 110)}C850 318 870 330 900 330${loop(34)}C1060 330 1100 300 1210 290`),
  ],
  demo: [
    each([108, 196, 284], (y, row) =>
      each(
        [750, 950],
        (x, column) =>
          box(x, y, 170, 62, 31) +
          bar(x + 44, y + 31, 82, row === 0 && column === 0 ? 'text' : 'quiet'),
      ),
    ),
    thread(`${lead(750, 452)}H900${loop(32)}C1090 452 1140 440 1210 400`),
  ],
} as const
