import type { PetB } from './state.ts'

/** The highest number that anything in the pet goes by. */
export const lastIdB = ({ gameState, ai, inventory }: PetB): number =>
  [...gameState.notifications, ...ai.memories, ...inventory.items, ...inventory.discovery.rareFinds]
    .map(({ id }) => (typeof id === 'number' ? id : 0))
    .reduce((highest, id) => Math.max(highest, id), 0)
