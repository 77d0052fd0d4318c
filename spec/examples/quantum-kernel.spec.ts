/** The article on quantum machine learning prints this simulation, this comparison and these sums. */
import { describe, expect, test } from 'vitest'
import { encode, likeness } from '../../site/examples/quantum-kernel/kernel.ts'
import { told, type Kernel, type Labelled } from '../../site/examples/quantum-kernel/learn.ts'

const QUBITS = 6

describe('a circuit', () => {
  const angles = [0.3, -1.2, 2.5, 0.7]

  test.each([true, false])('keeps its amplitudes of length one (entangled: %s)', (entangled) => {
    const state = encode(angles, entangled)
    expect(state).toHaveLength(16)
    expect(likeness(state, state)).toBeCloseTo(1, 12)
  })

  test('without entanglement is a product of cosines, which a spreadsheet can do', () => {
    const others = [1, 0.4, -0.9, 0.1]
    const cosines = angles.map((angle, index) => Math.cos((angle - others[index]!) / 2) ** 2)
    expect(likeness(encode(angles, false), encode(others, false))).toBeCloseTo(
      cosines.reduce((product, one) => product * one),
      12,
    )
  })

  test('with entanglement is something else', () => {
    const [one, other] = [encode(angles, true), encode([1, 0.4, -0.9, 0.1], true)]
    const plain = likeness(encode(angles, false), encode([1, 0.4, -0.9, 0.1], false))
    expect(Math.abs(likeness(one, other) - plain)).toBeGreaterThan(0.01)
  })
})

/** Two crescents with noise; the same for the same seed. */
const crescents = (count: number, seed: number): readonly Labelled[] => {
  let at = seed
  const draw = () => {
    at = (at * 1_664_525 + 1_013_904_223) % 2 ** 32
    return at / 2 ** 32
  }
  const noise = () => 0.5 * (draw() + draw() + draw() - 1.5)
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.PI * draw()
    const upper = index % 2 === 0
    const x = upper ? Math.cos(turn) : 1 - Math.cos(turn)
    const y = upper ? Math.sin(turn) : 0.5 - Math.sin(turn)
    return { at: [x + noise(), y + noise()], label: upper ? 1 : -1 }
  })
}

const quantum =
  (entangled: boolean) =>
  (scale: number): Kernel => {
    const states = new Map<readonly number[], Float64Array>()
    const stateOf = (at: readonly number[]) => {
      const known = states.get(at)
      if (known) return known
      const angles = Array.from({ length: QUBITS }, (_, qubit) => scale * at[qubit % at.length]!)
      const state = encode(angles, entangled)
      states.set(at, state)
      return state
    }
    return (one, other) => likeness(stateOf(one), stateOf(other))
  }
const gaussian =
  (width: number): Kernel =>
  (one, other) =>
    Math.exp(-one.reduce((sum, x, index) => sum + (x - other[index]!) ** 2, 0) / (2 * width ** 2))

/** Each kernel has four settings, chosen by three folds of what it learns from. */
const tuned = (make: (setting: number) => Kernel, seen: readonly Labelled[]): Kernel => {
  const folds = (kernel: Kernel) =>
    [0, 1, 2].reduce((sum, fold) => {
      const inFold = (index: number) => Math.floor(index / 2) % 3 === fold
      return (
        sum +
        told(
          kernel,
          seen.filter((_, index) => !inFold(index)),
          seen.filter((_, index) => inFold(index)),
        )
      )
    }, 0)
  const [best] = [0.25, 0.5, 1, 2]
    .map((setting) => ({ setting, score: folds(make(setting)) }))
    .toSorted((one, other) => other.score - one.score)
  return make(best!.setting)
}

describe('the comparison of the article', () => {
  test.each([
    ['entangled', quantum(true), 1838],
    ['not entangled', quantum(false), 1833],
    ['gaussian', gaussian, 1836],
  ])('%s: points told right of 2,000, over ten draws', (_, make, right) => {
    const draws = Array.from({ length: 10 }, (__, draw) => {
      const seen = crescents(60, 2 * draw + 1)
      return 200 * told(tuned(make, seen), seen, crescents(200, 2 * draw + 2))
    })
    expect(Math.round(draws.reduce((sum, one) => sum + one))).toBe(right)
  })
})

describe('sums of the article', () => {
  test('of memory for amplitudes, at sixteen bytes each', () => {
    const gibibytes = (qubits: number) => (16 * 2 ** qubits) / 2 ** 30
    expect(16 * 2 ** QUBITS).toBe(1024)
    expect(gibibytes(30)).toBe(16)
    expect(gibibytes(40)).toBe(16_384)
  })
  test('of pairs to compare, at a dollar each', () => {
    expect((60 * 59) / 2).toBe(1770)
    expect(200 * 60).toBe(12_000)
    expect(1770 + 12_000).toBe(13_770)
    expect(4 * 1770 + 12_000).toBe(19_080)
  })

  test('of a secret that must outlast its migration', () => {
    expect(2026 + 10).toBe(2036)
    expect(2026 + 3 + 10).toBe(2039)
  })
})
