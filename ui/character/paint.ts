import { type Attributes, type Shape, shape } from './shape.ts'

/** Gradients, each used by its first letter: ids are repeated in every figure. */
export const INKS = ['skin', 'hair', 'gown', 'iris', 'mantle', 'wing', 'ring', 'light'] as const
export type Ink = (typeof INKS)[number]

export const LINE = '#2A1260'
/** The outer line on dark grounds, where `LINE` alone would drown. */
export const RIM = '#6B57B8'
export const ARM = '#EADFFF'
export const LIP = '#5B1450'
export const ROSE = '#FF7FB6'
export const GOLD = '#FFC24B'
export const CYAN = '#7DF3FF'
export const PINK = '#FF4FD8'
export const WATER = '#7DE3FF'
export const CORAL = '#FF5C7A'
export const PEARL = '#FFFDFF'

/** Gradients run from the first colour to the last, at even steps unless said. */
export const gradient = (id: string, ink: Ink, stops: readonly Stop[]): Shape => {
  const { tag, ...attributes } = runs[ink]
  return {
    ...shape(tag, ink, { id: id + ink[0], ...attributes }),
    children: stops.map(([offset, stopColor, stopOpacity], i) =>
      shape('stop', `${i}`, {
        ...(offset && { offset }),
        stopColor,
        ...(stopOpacity !== undefined && { stopOpacity }),
      }),
    ),
  }
}
export type Stop = readonly [offset: number, color: string, opacity?: number]

const down = { tag: 'linearGradient', x2: 0, y2: 1 } as const
const across = { tag: 'linearGradient', y2: 1 } as const

const runs: Record<Ink, Attributes & { tag: 'linearGradient' | 'radialGradient' }> = {
  skin: { tag: 'radialGradient', cx: 0.42, cy: 0.3, r: 0.85 },
  hair: across,
  gown: down,
  iris: down,
  mantle: down,
  wing: down,
  ring: { tag: 'linearGradient' },
  light: { tag: 'radialGradient' },
}

export const skins = {
  pearl: [
    [0, '#FFFDFF'],
    [0.6, '#E9DDFF'],
    [1, '#B7A0FF'],
  ],
  flushed: [
    [0, '#FFEDF4'],
    [0.6, '#FFC7DA'],
    [1, '#C9A2FF'],
  ],
  pale: [
    [0, '#F1FFE9'],
    [0.6, '#CFEFC4'],
    [1, '#9FD6B0'],
  ],
} as const satisfies Record<string, readonly Stop[]>

export const inks = {
  hair: [
    [0, '#FF6AD5'],
    [0.5, '#9B6BFF'],
    [1, '#2FE3FF'],
  ],
  // Dark under the chin, light at the hem: the end of a gown must not drown in a dark page.
  gown: [
    [0, '#4A27C4'],
    [1, '#8F68FF'],
  ],
  iris: [
    [0.1, '#1D0B4A'],
    [0.6, '#5B3BD6'],
    [1, '#2FD9FF'],
  ],
  mantle: [
    [0.2, '#1E4CB8'],
    [1, '#4F9DFF'],
  ],
  wing: [
    [0, '#F4FDFF'],
    [1, '#86CFFF'],
  ],
  ring: [
    [0, '#22E6FF'],
    [1, '#FF4FD8'],
  ],
} as const satisfies Record<string, readonly Stop[]>
