/** Her present state as a scenario: what one sees of her and what she has become. */
import type { Scenario, Snapshot } from '#engine'

/**
 * Nothing in it says who cares for her, when, or with whom: neither the name she was given, nor a
 * moment, nor a friend, nor what she remembers.
 */
export const stateOf = (snapshot: Snapshot): Omit<Scenario, 'format'> =>
  ({
    reading: snapshot.reading,
    extensions: true,
    seed: 'portrait',
    start: START,
    with: snapshot.reading === 'B' ? ofB(snapshot) : ofA(snapshot),
    inputs: [],
  }) as Omit<Scenario, 'format'>

/** Of every portrait, so that it tells no time. */
const START = 0

const ofB = ({ pet }: Snapshot<'B'>): Scenario<'B'>['with'] => {
  const { stats, progress, personality, emotions, gameState, inventory } = pet
  const { level, experience, experienceToNext, totalInteractions, achievements } = progress
  const { equipment } = inventory
  const worn = new Set(Object.values(equipment))
  return {
    stats,
    progress: { level, experience, experienceToNext, totalInteractions, achievements },
    personality,
    emotions: { current: emotions.current, baseMood: emotions.baseMood },
    gameState: { currentMood: gameState.currentMood },
    inventory: {
      items: inventory.items
        .filter(({ id }) => worn.has(id))
        .map((item) => ({
          ...item,
          acquiredAt: item.acquiredAt === null ? null : START,
          discoveredAt: item.discoveredAt === null ? null : START,
          equippedAt: START,
        })),
      equipment,
    },
  }
}

const ofA = ({ pet }: Snapshot<'A'>): Scenario<'A'>['with'] => {
  const { profile, stats, genetics, gameState } = pet
  const { level, experience, generation, rarity } = profile
  const { dna, dominantTraits, recessiveTraits, mutations } = genetics
  const { currentMood, isAsleep, evolutionStage, totalInteractions } = gameState
  return {
    profile: { level, experience, generation, rarity },
    stats,
    genetics: { dna, dominantTraits, recessiveTraits, mutations },
    gameState: { currentMood, isAsleep, evolutionStage, totalInteractions },
  }
}
