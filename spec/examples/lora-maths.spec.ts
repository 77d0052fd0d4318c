/** The guide to LoRA prints these figures: each is computed here from its example files. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tycheiKit } from '#engine'
import {
  cleaned,
  LABELS,
  likeness,
  pairsOf,
  readLines,
  sideOf,
} from '../../site/examples/lora-maths/dataset.ts'
import {
  bitsPacked,
  bitsPerWeight,
  evenLevels,
  normalLevels,
  pack,
  unpack,
} from '../../site/examples/lora-maths/four-bits.ts'
import { costOf, hoursOf, mismatches } from '../../site/examples/lora-maths/life.ts'
import { adapted, merged, newAdapter, trained } from '../../site/examples/lora-maths/lora.ts'
import {
  plus,
  product,
  randomMatrix,
  size,
  times,
  type Matrix,
} from '../../site/examples/lora-maths/matrix.ts'
import {
  forExamples,
  held,
  inAdapter,
  inLayers,
  inTables,
} from '../../site/examples/lora-maths/memory.ts'
import { room } from '../../site/examples/lora-maths/room.ts'
import { left, train } from '../../site/examples/lora-maths/train.ts'
import { objections, tally, type Case } from '../../site/examples/lora-maths/verdict.ts'
import { chanceOf } from '../../site/examples/questions/chance.ts'
import { factValue } from '../../site/facts/facts.ts'
import { textOfFile } from '../support/source.ts'

const chanceFrom = (seed: string): (() => number) => {
  const dice = tycheiKit.open(tycheiKit.seed(seed))
  return () => dice.int(0, 2 ** 32 - 1) / 2 ** 32
}

describe('the room that is left', () => {
  const work = { requests: 2000, minutes: 3, hourly: 45 }

  test('is ten cases of 150: seven hours a month', () => {
    const { cases, share, hours, money } = room({ cases: 150, agreed: 138, right: 128 }, work)
    expect(cases).toBe(10)
    expect(share).toBeCloseTo(0.0667, 4)
    expect(hours).toBeCloseTo(6.67, 2)
    expect(money).toBeCloseTo(300, 6)
  })

  test('is two and a half hours in the exercise, and nothing where people agree no better', () => {
    const { share, hours, money } = room({ cases: 120, agreed: 99, right: 96 }, work)
    expect(share).toBe(0.025)
    expect(hours).toBe(2.5)
    expect(money).toBe(112.5)
    expect(room({ cases: 120, agreed: 96, right: 96 }, work).money).toBe(0)
  })
})

describe('a change of low rank', () => {
  const shape = { inputs: 12, outputs: 8 }

  test('changes nothing on the first day', () => {
    const weights = randomMatrix(8, 12, chanceFrom('weights'))
    const input = randomMatrix(1, 12, chanceFrom('input'))[0]!
    const adapter = newAdapter(shape, 2, chanceFrom('adapter'))
    expect(adapted(weights, adapter, input)).toEqual(times(weights, input))
  })

  test('says the same beside the weights and inside them', () => {
    const entry = fc.double({ min: -2, max: 2, noNaN: true })
    const row = (length: number) => fc.array(entry, { minLength: length, maxLength: length })
    const matrix = (rows: number, columns: number) =>
      fc.array(row(columns), { minLength: rows, maxLength: rows })
    fc.assert(
      fc.property(
        matrix(4, 5),
        matrix(2, 5),
        matrix(4, 2),
        row(5),
        fc.integer({ min: 1, max: 64 }),
        (weights, a, b, input, alpha) => {
          const adapter = { a, b, alpha }
          const inside = times(merged(weights, adapter), input)
          for (const [at, value] of adapted(weights, adapter, input).entries())
            expect(value).toBeCloseTo(inside[at]!, 6)
        },
      ),
    )
  })

  test('is small: 0.8 % of a square matrix of 4,096 at rank 16, 131,072 numbers', () => {
    expect(trained(4096, 4096, 16)).toBe(131_072)
    expect(trained(4096, 4096, 16) / 4096 ** 2).toBeCloseTo(0.0078, 4)
  })

  test('is none any more from rank 820 on, for a matrix of 4,096 by 1,024', () => {
    expect(trained(4096, 1024, 819)).toBeLessThan(4096 * 1024)
    expect(trained(4096, 1024, 820)).toBeGreaterThan(4096 * 1024)
    expect(trained(4096, 1024, 16)).toBe(81_920)
  })

  describe('learns a task of rank two', () => {
    const weights = randomMatrix(8, 12, chanceFrom('weights'))
    const change = product(
      randomMatrix(8, 2, chanceFrom('task, left')),
      randomMatrix(2, 12, chanceFrom('task, right')),
    )
    const task = { weights, wanted: plus(weights, change) }
    const after = (rank: number) => {
      const start = newAdapter(shape, rank, chanceFrom('adapter'))
      return left(task, train(task, start, { steps: 1000, rate: 0.01 }))
    }

    test('with two and with four, not with one', () => {
      expect(left(task, newAdapter(shape, 1, chanceFrom('adapter')))).toBe(1)
      expect(after(1)).toBeCloseTo(LEFT_AT_RANK_ONE, 2)
      expect(after(2)).toBeLessThan(1e-6)
      expect(after(4)).toBeLessThan(1e-6)
    })

    test('at twice the strength, with half the rate', () => {
      const start = { ...newAdapter(shape, 2, chanceFrom('adapter')), alpha: 4 }
      expect(left(task, train(task, start, { steps: 1000, rate: 0.005 }))).toBeLessThan(1e-3)
    })

    test('what one leaves is what its best choice must leave: the second singular value', () => {
      expect(after(1)).toBeCloseTo(shareBeyondFirst(change), 4)
    })
  })
})

/** Printed by the guide. */
const LEFT_AT_RANK_ONE = 0.62

/** What the best matrix of rank one misses, by the power method. */
const shareBeyondFirst = (matrix: Matrix): number => {
  let direction = matrix[0]!
  for (let turn = 0; turn < 200; turn += 1) {
    const image = times(matrix, direction)
    const back = matrix[0]!.map((_, column) =>
      matrix.reduce((sum, row, at) => sum + row[column]! * image[at]!, 0),
    )
    const length = Math.hypot(...back)
    direction = back.map((value) => value / length)
  }
  const best = times(matrix, direction).map((value) => direction.map((each) => value * each))
  return size(plus(matrix, best, -1)) / size(matrix)
}

describe('four bits', () => {
  const weights = randomMatrix(64, 64, chanceFrom('weights'))
    .flat()
    .map((value) => value * 0.02)
  const missed = (values: readonly number[], levels: readonly number[], block: number) => {
    const read = unpack(pack(values, levels, block), levels, block)
    return Math.hypot(...values.map((value, at) => value - read[at]!)) / Math.hypot(...values)
  }

  test('has the levels that bitsandbytes publishes', () => {
    const published = [
      -1, -0.6962, -0.5251, -0.3949, -0.2844, -0.1848, -0.0911, 0, 0.0796, 0.1609, 0.2461, 0.3379,
      0.4407, 0.5626, 0.723, 1,
    ]
    for (const [at, level] of normalLevels().entries())
      expect(Math.abs(level - published[at]!)).toBeLessThan(2e-4)
  })

  test('misses what the table of the guide says', () => {
    const percent = (levels: readonly number[], block: number) =>
      Math.round(missed(weights, levels, block) * 1000) / 10
    expect([16, 64, 256, 4096].map((block) => percent(normalLevels(), block))).toEqual(NORMAL)
    expect([16, 64, 256, 4096].map((block) => percent(evenLevels(), block))).toEqual(EVEN)
  })

  test('costs half a bit for scales, or an eighth once they are packed too', () => {
    const block = Number(factValue('guides-models.bnb-block'))
    const second = Number(factValue('guides-models.bnb-second-block'))
    expect([block, second]).toEqual([64, 256])
    expect(bitsPerWeight(block)).toBe(4.5)
    expect(bitsPacked(block, second)).toBeCloseTo(4.127, 3)
    expect([16, 256, 4096].map((each) => bitsPerWeight(each))).toEqual([6, 4.125, 4.0078125])
  })

  test('one huge weight spoils its block: 64 neighbours, or all 4,096', () => {
    const spoilt = weights.map((value, at) => (at === 100 ? 1 : value))
    const others = (block: number) => {
      const read = unpack(pack(spoilt, normalLevels(), block), normalLevels(), block)
      const rest = [...weights.keys()].filter((at) => at !== 100)
      const error = Math.hypot(...rest.map((at) => read[at]! - weights[at]!))
      return Math.round((error / Math.hypot(...rest.map((at) => weights[at]!))) * 100)
    }
    expect(others(64)).toBe(OUTLIER_SMALL)
    expect(others(4096)).toBe(OUTLIER_LARGE)
  })
})

/** Percent of a weight that is missed, by size of block: printed by the guide. */
const NORMAL = [8.1, 9, 9.9, 11.8]
const EVEN = [7.9, 10.1, 12, 16.2]
const OUTLIER_SMALL = 15
const OUTLIER_LARGE = 95

describe('the memory of Qwen3-8B', () => {
  const shape = { layers: 36, width: 4096, keys: 8 * 128, inner: 12_288, words: 151_936 }
  const gigabytes = (bytes: number) => Math.round(bytes / 1e8) / 10

  test('has 8.2 billion numbers, of which the adapter trains 44 million', () => {
    expect(inLayers(shape)).toBe(6_945_767_424)
    expect(inTables(shape)).toBe(1_244_659_712)
    expect(inAdapter(shape, 16)).toBe(43_646_976)
    expect(inAdapter(shape, 16) / (inLayers(shape) + inTables(shape))).toBeCloseTo(0.0053, 4)
    expect(inAdapter(shape, 64)).toBe(174_587_904)
  })

  test('holds 131, 17.1 or 6.8 GB before the first example', () => {
    const { full, lora, qlora } = held(shape, 16)
    expect([full, lora, qlora].map(gigabytes)).toEqual([131, 17.1, 6.8])
    expect(gigabytes(held(shape, 64).qlora)).toBe(8.9)
    // An adapter all in 16 bits, Adam's averages included: eight bytes a number, not sixteen.
    const lighter = (rank: number) => held(shape, rank).qlora - 8 * inAdapter(shape, rank)
    expect([16, 64].map(lighter).map(gigabytes)).toEqual([6.4, 7.5])
    // Tables in 32 bits instead of 16.
    expect(gigabytes(4 * inTables(shape) - 2 * inTables(shape))).toBe(2.5)
    expect(gigabytes(qlora + 2 * inTables(shape))).toBe(9.3)
    expect(gigabytes((bitsPacked(64) / 8) * inLayers(shape))).toBe(3.6)
    expect(gigabytes(2 * inTables(shape))).toBe(2.5)
    expect(gigabytes(16 * inAdapter(shape, 16))).toBe(0.7)
    expect(gigabytes(((4.5 - bitsPacked(64)) / 8) * inLayers(shape))).toBe(0.3)
  })

  test('examples add their length, most of it in the scores of the vocabulary', () => {
    const { layers, scores } = forExamples(shape, { batch: 4, tokens: 1024 })
    expect([layers, scores].map(gigabytes)).toEqual([1.2, 2.5])
    const one = forExamples(shape, { batch: 1, tokens: 1024 })
    expect([one.layers, one.scores].map(gigabytes)).toEqual([0.3, 0.6])
    const long = forExamples(shape, { batch: 1, tokens: 8192 })
    expect([long.layers, long.scores].map(gigabytes)).toEqual([2.4, 5])
    // Under TRL: the adapter and Adam's averages in 16 bits.
    const floor = held(shape, 16).qlora - 8 * inAdapter(shape, 16) + long.layers
    // Chunked, without and with a copy of the table of output in 32 bits; then plain, with its gradient.
    const copy = 4 * (inTables(shape) / 2)
    expect([floor, floor + copy, floor + 2 * long.scores].map(gigabytes)).toEqual([8.8, 11.3, 18.8])
    expect(gigabytes(forExamples(shape, { batch: 1, tokens: 256 }).scores)).toBe(0.2)
  })
})

describe('examples to train on', () => {
  const { examples, faults } = readLines(textOfFile('site/examples/lora-maths/complaints.jsonl'))

  test('are nine of twelve lines; the others are named', () => {
    expect(examples).toHaveLength(9)
    expect(faults).toEqual([
      { line: 8, what: 'no input' },
      { line: 9, what: 'unknown label: livraison' },
      { line: 10, what: 'no JSON' },
    ])
  })

  test('hold one double, and one text with two labels that splitting would leave on both sides', () => {
    const pairs = pairsOf(examples).map(({ first, second, alike, disagree }) => ({
      ids: `${first.id} ${second.id}`,
      alike: Math.round(alike * 100),
      disagree,
      sides: [sideOf(first), sideOf(second)],
    }))
    expect(pairs).toEqual([
      { ids: 'r01 r04', alike: 71, disagree: false, sides: ['validation', 'validation'] },
      { ids: 'r03 r11', alike: 100, disagree: true, sides: ['train', 'validation'] },
    ])
  })

  test('are six once doubles are out, five to train on and one to watch', () => {
    expect(cleaned(examples).map(({ id }) => id)).toEqual([
      'r01',
      'r02',
      'r05',
      'r06',
      'r07',
      'r12',
    ])
    expect(cleaned(examples).filter((each) => sideOf(each) === 'validation')).toHaveLength(1)
    expect(cleaned(cleaned(examples))).toEqual(cleaned(examples))
  })

  test('without a client are a fault, and two that are too short are no pair', () => {
    const line = JSON.stringify({ id: 'r13', input: 'ok', label: 'delay' })
    expect(readLines(line).faults).toEqual([{ line: 1, what: 'no client' }])
    expect(likeness('ok', 'no')).toBe(0)
  })

  test('are alike to themselves, and in either order', () => {
    const text = fc.string({ minLength: 3, unit: fc.constantFrom('a', 'b', 'c', 'd', 'é', ' ') })
    fc.assert(
      fc.property(text, text, (one, other) => {
        fc.pre([one, other].every((each) => each.trim().length > 2))
        expect(likeness(one, one)).toBe(1)
        expect(likeness(one, other)).toBe(likeness(other, one))
      }),
    )
  })

  test('go to one side by client, a quarter of clients to the validation set', () => {
    const client = (number: number) => ({ client: `client-${number}` })
    const clients = Array.from({ length: 4000 }, (_, at) => client(at))
    const tested = clients.filter((each) => sideOf(each) === 'validation').length
    expect(tested / clients.length).toBeGreaterThan(0.23)
    expect(tested / clients.length).toBeLessThan(0.27)
    expect(LABELS).toHaveLength(4)
  })
})

describe('the verdict', () => {
  const cases = (kind: string, both: number, won: number, lost: number, neither: number): Case[] =>
    [
      [both, true, true],
      [won, false, true],
      [lost, true, false],
      [neither, false, false],
    ].flatMap(([count, base, adaptedRight]) =>
      Array.from({ length: Number(count) }, () => ({
        kind,
        base: Boolean(base),
        adapted: Boolean(adaptedRight),
      })),
    )
  const trial = [
    ...cases('delay', 41, 4, 0, 1),
    ...cases('damage', 35, 3, 0, 0),
    ...cases('billing', 33, 2, 1, 0),
    ...cases('wrong item', 14, 0, 4, 0),
    ...cases('general', 27, 0, 2, 1),
  ]
  const rule = { leastGain: 4, mostLost: 2 }

  test('refuses a gain on the whole that ruins the rarest label', () => {
    const task = tally(trial.filter(({ kind }) => kind !== 'general'))
    expect(task).toEqual({ cases: 138, base: 128, adapted: 132, won: 9, lost: 5 })
    expect(objections(trial, rule)).toEqual(['loses 4 on wrong item, at most 2'])
    expect(chanceOf(4, 0)).toBe(0.125)
    expect(chanceOf(9, 5)).toBeCloseTo(0.424, 3)
  })

  test('accepts it once that label is mended, and would not with one loss more elsewhere', () => {
    const mended = [
      ...trial.filter(({ kind }) => kind !== 'wrong item'),
      ...cases('wrong item', 17, 0, 1, 0),
    ]
    expect(objections(mended, rule)).toEqual([])
    expect(objections([...mended, ...cases('general', 0, 0, 1, 0)], rule)).toEqual([
      'loses 3 on general, at most 2',
    ])
    expect(objections(mended, { ...rule, leastGain: 8 })).toEqual(['gains 7 on the task, 8 wanted'])
    expect(chanceOf(9, 2)).toBeCloseTo(0.065, 3)
  })
})

describe('the life of an adapter', () => {
  const plan = {
    examples: 800,
    minutesEach: 4,
    hourly: 45,
    runs: 12,
    hoursEach: 0.5,
    card: factValue('comparisons.gpu-hour-low'),
    days: 6,
    daily: 600,
    again: 2,
    share: 0.4,
  }

  test('costs people: the machine is one part in four hundred', () => {
    const { examples, machine, engineering, first, life } = costOf(plan)
    expect([examples, engineering]).toEqual([2400, 3600])
    expect(machine).toBeCloseTo(16.14, 2)
    expect(first).toBeCloseTo(6016.14, 2)
    expect(life).toBeCloseTo(10_829.05, 2)
    // Months to earn it back: at the ceiling, then at seven requests of the ten.
    expect([first / 300, first / 210].map(Math.round)).toEqual([20, 29])
    expect(costOf({ ...plan, card: factValue('comparisons.gpu-hour-high') }).machine).toBeCloseTo(
      73.74,
      2,
    )
  })

  test('a run is read in half an hour at 1,000 tokens a second', () => {
    expect(hoursOf(600 * 1000, 3, 1000)).toBe(0.5)
    expect(hoursOf(600 * 1000, 3, 500)).toBe(1)
  })

  test('may not run on another base, whatever its name', () => {
    const papers = { base: 'Qwen/Qwen3-8B', revision: 'b968826', template: '7f3c' }
    expect(mismatches(papers, papers)).toEqual([])
    expect(mismatches(papers, { ...papers, revision: 'main' })).toEqual([
      'revision: trained on b968826, served by main',
    ])
  })
})
