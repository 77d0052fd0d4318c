/**
 * Guesses the next pixel of a picture from those around it: what stood in the same surroundings the
 * last time stands there again. Letters repeat, and so do the states of a component, so that most
 * guesses are right, and only the others have to be kept.
 */

/** Pictures as numbers of colours, one after the other; 0 is what has not been seen yet. */
export interface Guesses {
  /** By the seven pixels around, and by the two nearest alone. */
  wide: number
  near: number
  /** Looks at the pixels before `index`. */
  readonly look: (numbers: Uint32Array, index: number, width: number) => void
  /** Remembers what really stood there. */
  readonly learn: (number: number) => void
}

export const guesses = (): Guesses => {
  const wideSeen = new Uint32Array(SLOTS)
  const nearSeen = new Uint32Array(SLOTS)
  let wideSlot = 0
  let nearSlot = 0
  const self: Guesses = {
    wide: 0,
    near: 0,
    look: (numbers, index, width) => {
      const x = index % width
      const up = index - width
      const left = x > 0 ? numbers[index - 1]! : 0
      const above = up >= 0 ? numbers[up]! : 0
      const pair = Math.imul(left, PRIMES[0]) ^ Math.imul(above, PRIMES[1])
      let all = Math.imul(pair ^ (up >= 0 && x > 0 ? numbers[up - 1]! : 0), PRIMES[2])
      all ^= Math.imul(up >= 0 && x < width - 1 ? numbers[up + 1]! : 0, PRIMES[3])
      all = Math.imul(all ^ (all >>> 13) ^ (x > 1 ? numbers[index - 2]! : 0), PRIMES[4])
      all ^= Math.imul(up >= width ? numbers[up - width]! : 0, PRIMES[0])
      all ^= up >= 0 && x < width - 2 ? numbers[up + 2]! : 0
      all = Math.imul(all ^ (all >>> 15), PRIMES[1])
      wideSlot = (all ^ (all >>> 14)) & (SLOTS - 1)
      nearSlot = (pair ^ (pair >>> 15)) & (SLOTS - 1)
      self.wide = wideSeen[wideSlot]!
      self.near = nearSeen[nearSlot]!
    },
    learn: (number) => {
      wideSeen[wideSlot] = number
      nearSeen[nearSlot] = number
    },
  }
  return self
}

/** A power of two; where two surroundings share one, a guess is wrong more often, never the result. */
const SLOTS = 1 << 22

/** Large and odd: they spread neighbouring numbers far. */
const PRIMES = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f, 0x165667b1] as const
