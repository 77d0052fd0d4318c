import type { Ink } from './paint.ts'
import { type Attributes, type Shape, shape } from './shape.ts'
import type { Subject } from './subject.ts'

type Stop = readonly [offset: number, color: string, opacity?: number]

/** Only what this figure uses: they are repeated in every instance. */
export const gradients = (her: Subject, id: string, aura: boolean): readonly Shape[] => {
  const { stage, mood } = her
  const used: readonly (Ink & keyof typeof inks)[] = [
    'hair',
    'iris',
    ...(stage.gown || her.nap ? (['gown'] as const) : []),
    ...(stage.halo && !her.nap ? (['ring', 'mantle'] as const) : []),
    ...(stage.halo === 'wings' && !her.nap ? (['wing'] as const) : []),
  ]
  const glow = `hsl(${mood.aura[0]},100%,63%)`
  return [
    gradient(id, 'skin', skins[mood.skin ?? 'pearl']),
    ...used.map((ink) => gradient(id, ink, inks[ink])),
    ...(aura
      ? [
          gradient(id, 'light', [
            [0, glow, 0.75],
            [0.55, glow, 0.28],
            [1, glow, 0],
          ]),
        ]
      : []),
  ]
}

const gradient = (id: string, ink: Ink, stops: readonly Stop[]): Shape => {
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
const down = { tag: 'linearGradient', x2: 0, y2: 1 } as const
const across = { tag: 'linearGradient', y2: 1 } as const

const runs: Record<Ink, Attributes & { tag: 'linearGradient' | 'radialGradient' }> = {
  skin: { tag: 'radialGradient', cx: 0.4, cy: 0.3, r: 0.9 },
  hair: across,
  gown: down,
  iris: down,
  mantle: down,
  wing: down,
  ring: { tag: 'linearGradient' },
  light: { tag: 'radialGradient' },
}

const skins = {
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

const inks = {
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
    [0, '#F7FDFF'],
    [0.5, '#A5DDFF'],
    [1, '#C9A8FF'],
  ],
  ring: [
    [0, '#22E6FF'],
    [1, '#FF4FD8'],
  ],
} as const satisfies Record<string, readonly Stop[]>
