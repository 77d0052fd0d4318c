import type { PetB } from './state.ts'

/** The highest number that anything in the pet goes by. */
export const lastIdB = ({ gameState, ai, inventory }: PetB): number =>
  [
    ...gameState.notifications,
    ...ai.memories,
    ...inventory.items,
    ...inventory.discovery.rareFinds,
  ].reduce((highest, { id }) => (typeof id === 'number' ? Math.max(highest, id) : highest), 0)
