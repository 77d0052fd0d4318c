/** What she does: how old she is, and what she has with her. */
import type { Stage, Wear } from '#companion/character'
import type { Pose } from '../../content/scene.ts'

export const poses: Readonly<Record<Pose, { readonly stage: Stage; readonly wear?: Wear }>> = {
  learns: { stage: 'child' },
  reads: { stage: 'child', wear: { special: 'book' } },
  plays: { stage: 'child', wear: { accessory: 'bow' } },
  tends: { stage: 'child', wear: { special: 'flower' } },
  listens: { stage: 'teen' },
  studies: { stage: 'teen', wear: { accessory: 'glasses', special: 'book' } },
  draws: { stage: 'teen', wear: { hat: 'beret' } },
  guards: { stage: 'teen', wear: { accessory: 'badge' } },
  shows: { stage: 'adult', wear: { accessory: 'badge' } },
}
