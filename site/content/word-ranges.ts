/** How many words a page of each type has, in each language: the editorial charter's table. */
export const WORD_RANGES = {
  article: { min: 1200, max: 2200 },
  guide: { min: 3000, max: 6000 },
  comparison: { min: 900, max: 1600 },
  question: { min: 400, max: 700 },
  'use-case': { min: 800, max: 1300 },
  service: { min: 700, max: 1100 },
  place: { min: 450, max: 700 },
  workflow: { min: 500, max: 900 },
  template: { min: 120, max: 350 },
  term: { min: 150, max: 350 },
} as const satisfies Readonly<Record<string, { readonly min: number; readonly max: number }>>

export type RangedType = keyof typeof WORD_RANGES
