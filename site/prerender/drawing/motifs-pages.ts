/** Motifs of the pages that are read: a sheet, a row or a word that the thread runs along. */
import { loop } from './loop.ts'
import { bar, box, dot, each, hair, lead, node, pebble, rule, sign, thread } from './strokes.ts'

export const PAGE_MOTIFS = {
  article: [
    box(800, 84, 320, 450, 24),
    bar(844, 148, 170, 'text'),
    each([204, 240, 276, 436, 472], (y, i) => bar(844, y, i % 2 ? 232 : 200)),
    thread(`${lead(800, 366)}H960${loop(28)}C1110 366 1150 350 1210 310`),
  ],
  comparison: [
    box(948, 96, 190, 370, 24),
    bar(984, 152, 90, 'text'),
    each([214, 258, 302], (y) => bar(984, y, 118)),
    thread(`${lead(760, 396)}H1000${loop(24)}C1120 396 1160 380 1210 350`),
    box(728, 136, 190, 330, 24),
    bar(764, 192, 90),
    each([254, 298, 342], (y) => bar(764, y, 118)),
  ],
  question: [
    pebble(752, 84, 330, 270),
    sign(917, 282, '?', 190),
    thread(`${lead(760, 460)}H890${loop(32)}C1080 460 1140 440 1210 390`),
  ],
  term: [
    sign(886, 318, 'Aa', 260),
    thread(`${lead(750, 400)}H900${loop(30)}C1080 400 1150 380 1210 340`),
    each([476, 518], (y, i) => bar(764, y, i ? 210 : 320)),
  ],
  list: [
    each(
      [96, 176, 344, 424],
      (y) =>
        rule(`M750 ${y + 44}H1130`) + bar(812, y, 220) + hair(`M768 ${y - 11}a11 11 0 1 0 11 11`),
    ),
    bar(860, 262, 230, 'text'),
    thread(`${lead(740, 306, 180)}${loop(24)}H1210`),
  ],
  legal: [
    box(800, 84, 320, 450, 24),
    sign(960, 256, '§', 132),
    each([328, 364, 400, 476], (y, i) => bar(844, y, i % 2 ? 200 : 232)),
    thread(`${lead(800, 438)}H1120C1150 438 1180 430 1210 418`),
  ],
  cv: [
    rule('M800 96V180'),
    thread(`${lead(800, 470, 0, -70)}V160`),
    each([150, 270, 390], (y, i) =>
      [
        node(800, y, 15),
        i === 0 ? dot(800, y, 6, 'text') : '',
        bar(850, y - 2, i === 0 ? 190 : 150, i === 0 ? 'text' : 'quiet'),
        bar(850, y + 32, 270 - i * 24),
      ].join(''),
    ),
  ],
  portfolio: [
    box(748, 108, 250, 190, 24),
    bar(784, 164, 130, 'text'),
    bar(784, 204, 170),
    bar(784, 238, 110),
    box(906, 320, 250, 170, 24),
    bar(942, 452, 150),
    thread(`${lead(760, 392)}H930${loop(26)}C1090 392 1130 380 1210 340`),
  ],
  testimonials: [
    pebble(752, 96, 260, 200),
    sign(882, 250, '«', 150),
    pebble(906, 316, 230, 160),
    bar(946, 372, 150, 'text'),
    thread(`${lead(750, 420)}H920${loop(26)}C1090 420 1150 410 1210 370`),
  ],
  vcard: [
    box(746, 130, 390, 244, 28),
    node(822, 208, 36),
    bar(888, 194, 160, 'text'),
    bar(888, 228, 110),
    each([292, 328], (y, i) => bar(788, y, i ? 190 : 260)),
    thread(`${lead(840, 476)}${loop(34)}C1010 476 1120 484 1210 430`),
  ],
  sitemap: [
    rule('M800 240H1060q20 0 20 20V360M1080 360H1040q-20 0-20 20V450M1080 360H1120q20 0 20 20V450'),
    rule('M780 360H820q20 0 20 20V450'),
    thread(`${lead(720, 452, 60)}V380q0-20 20-20H760q20 0 20-20V260q0-20 20-20H910q20 0 20-20V140`),
    node(930, 124, 28),
    dot(930, 124, 10, 'text'),
    each([780, 1080], (x) => node(x, 304, 20, 'code')),
    each([720, 840, 1020, 1140], (x) => node(x, 456, 15)),
  ],
  explorer: [
    each([120, 196, 424, 500], (y, i) => dot(770, y, 9, i % 2 ? 'ia' : 'plus') + bar(812, y, 250)),
    bar(812, 348, 190, 'text'),
    dot(770, 348, 9, 'code'),
    hair('M1000 292a60 60 0 1 0 0 120a60 60 0 0 0 0-120zM1044 394L1092 442'),
    thread(`${lead(740, 264, 160)}H820${loop(18)}C980 264 1130 254 1210 220`),
  ],
} as const
