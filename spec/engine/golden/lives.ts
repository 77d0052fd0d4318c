/**
 * Long lives made from the engine's own generator and nothing else, so that any runtime that can
 * load the engine can live them again: `golden.json` holds the hashes they must come to.
 */
import {
  ACTIONS_A,
  ACTIONS_B,
  type Commands,
  createEngine,
  ITEM_TYPES,
  type ReadingId,
  type Rng,
  recorder,
  STATS_A,
  STATS_B,
  tycheiKit,
} from '#engine'

/** A hash for each life, by its name. */
export const goldenHashes = (): Record<string, string> => ({
  A: live('A', commandA),
  B: live('B', commandB),
  'B with extensions': live('B', commandB, true),
})

const LENGTH = 1500

const live = <R extends ReadingId>(
  reading: R,
  command: (dice: Rng, i: number) => Commands[R],
  extensions = false,
): string => {
  const dice = tycheiKit.open(tycheiKit.seed(`golden ${reading}`))
  const life = recorder(createEngine(reading, { extensions }), 'golden', 1_900_000_000_000)
  for (let i = 0; i < LENGTH; i++) {
    const at = life.snapshot.at + (i % 50 === 49 ? dice.int(0, 90_000_000) : dice.int(0, 5000))
    life.dispatch({ at, command: command(dice, i) })
  }
  return life.hash
}

const commandA = (dice: Rng, i: number): Commands['A'] => {
  if (i % 300 === 299) return { type: 'reset' }
  if (i % 7 === 3) return { type: 'set-stats', stats: { [dice.pick(STATS_A)]: dice.int(-20, 120) } }
  if (i % 7 === 5) return { type: 'gain-experience', amount: dice.int(0, 40 * i) }
  if (i % 31 === 1)
    return {
      type: 'breed',
      with: { dna: 'ABC123DEF', dominantTraits: ['shy'], recessiveTraits: [] },
    }
  return { type: dice.pick(ACTIONS_A) }
}

const commandB = (dice: Rng, i: number): Commands['B'] => {
  if (i % 400 === 399) return { type: 'reset' }
  if (i % 5 === 4)
    return {
      type: 'patch-stats',
      patch: { [dice.pick(STATS_B)]: dice.int(-60, 60), energy: { set: dice.int(0, 100) } },
    }
  if (i % 11 === 1) return { type: 'discover-item', itemType: dice.pick(ITEM_TYPES) }
  if (i % 11 === 6) return { type: 'equip', itemId: dice.int(0, i), slot: 'hat' }
  if (i % 13 === 2)
    return {
      type: 'evolve-emotion',
      emotion: dice.pick(['joy', 'fear', 'love']),
      amount: dice.int(0, 4),
    }
  if (i % 17 === 8) return { type: i % 2 === 0 ? 'hide' : 'show' }
  if (i % 19 === 9) return { type: 'use-item', itemId: dice.int(0, i) }
  return { type: dice.pick(ACTIONS_B) }
}
