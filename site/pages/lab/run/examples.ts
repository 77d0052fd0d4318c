/** Lives to begin with. Each is a rule rather than a list: a life of thousands takes no room. */
import { Dice, type ReadingId, type Scenario, SCENARIO, tycheiKit } from '#engine'

export const EXAMPLES = ['days', 'life', 'family'] as const
export type ExampleName = (typeof EXAMPLES)[number]

export const exampleOf = (name: ExampleName): Scenario => {
  const { reading, seed, length, weights } = RULES[name]
  const chance = tycheiKit.open(tycheiKit.seed(`${name} of commands`))
  const inputs = Array.from({ length }, (_, i) => {
    const type = chance.weighted(weights)
    // A pause now and then: she rests when she is left alone.
    const dt = i % 9 === 8 ? chance.int(5, 40) * 60_000 : chance.int(3, 12) * 1000
    return [i === 0 ? 0 : dt, { type, ...givenTo(type, chance) }] as const
  })
  return {
    format: SCENARIO.format,
    reading,
    rules: `${reading}@1`,
    extensions: true,
    seed,
    start: START,
    inputs,
  } as unknown as Scenario
}

interface Rule {
  readonly reading: ReadingId
  readonly seed: string
  readonly length: number
  readonly weights: Readonly<Record<string, number>>
}

const RULES: Readonly<Record<ExampleName, Rule>> = {
  days: {
    reading: 'B',
    seed: 'opale-2026',
    length: 240,
    weights: { feed: 3, play: 4, cuddle: 4, teach: 3, create: 3, explore: 3, 'logo-click': 1 },
  },
  life: {
    reading: 'B',
    seed: 'opale-2026',
    length: 4812,
    weights: { feed: 4, play: 3, cuddle: 5, teach: 3, create: 3, explore: 2, tick: 1 },
  },
  family: {
    reading: 'A',
    seed: 'opale-famille',
    length: 160,
    weights: { feed: 5, play: 4, clean: 3, study: 4, sleep: 2, earn: 1, 'add-friend': 1, breed: 1 },
  },
}

/** 1 January 2026, midnight, UTC. */
const START = 1_767_225_600_000

/** What the few commands that need something are given. */
const givenTo = (type: string, chance: Pick<Dice, 'int'>): object => {
  if (type === 'earn') return { currency: 'coins', amount: chance.int(5, 60) }
  if (type === 'add-friend') return { id: `lou-${chance.int(1, 9)}`, name: 'Lou' }
  if (type === 'breed')
    return {
      with: {
        dna: `OPA${chance.int(100, 999)}LES`,
        dominantTraits: ['calm', 'brave'],
        recessiveTraits: ['shy'],
      },
    }
  return {}
}
