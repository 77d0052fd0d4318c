import type { Geometry } from './stages.ts'

export const CROPS = ['full', 'fit', 'head', 'nap'] as const
/**
 * `full`: one frame for all stages, so that growth shows; `fit`: the stage fills the frame;
 * `head`: for small buttons; `nap`: lying on an edge, which runs 20 units above the frame's foot.
 */
export type Crop = (typeof CROPS)[number]
export type Box = readonly [x: number, y: number, width: number, height: number]

export const box = (crop: Crop, stage: Geometry, lean = 0): Box => {
  if (crop === 'nap') return [-114, -142, 232, 162]
  if (crop !== 'head') {
    const half = crop === 'full' ? 120 : stage.fit
    return [-half, 10 - 2 * half, 2 * half, 2 * half]
  }
  const [y, scale] = stage.head
  const half = Math.round(halves[stage.hair] * scale)
  // A baby stands on her feet: they come with her head.
  const foot = stage.gown ? y + 60 * scale : 6
  // It follows a head that leans: the bun on that side would be cut off.
  const aside = Math.round(lean * 0.49 - y * Math.sin((lean * 0.35 * Math.PI) / 180))
  return [aside - half, Math.round(foot) - 2 * half, 2 * half, 2 * half]
}

const halves = { bald: 88, bob: 78, buns: 84, tails: 92 } as const satisfies Record<
  Geometry['hair'],
  number
>
