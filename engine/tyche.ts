import { Dice, type LiveRng, type RngKit, type RngState } from './rng.ts'
import { freeze } from './share.ts'

/** A generator's four words of 32 bits. No interface: it must pass for plain JSON. */
type Words = Record<'a' | 'b' | 'c' | 'd', number>

/**
 * Tyche-i by Samuel Neves and Filipe Araujo (2011): tiny, fast, and sound from its first draws on.
 * Seeds and draws are those of seedrandom's tychei, by which lives were recorded.
 */
export const tycheiKit: RngKit = freeze({
  // Hosts written in JavaScript may pass a number: it counts as its text.
  seed(seed: string | number) {
    const text = String(seed)
    // The fractions of the golden ratio and of one over pi.
    const words = { a: 0, b: 0, c: 0x9e37_79b9 | 0, d: 0x517c_c1b7 }
    for (let i = 0; i < text.length + 20; i++) {
      words.b ^= text.charCodeAt(i)
      turn(words)
    }
    return words
  },
  open: (state) => new TycheDice(state as Words),
  accepts: ({ a, b, c, d }) => [a, b, c, d].every(Number.isSafeInteger),
})

class TycheDice extends Dice implements LiveRng {
  readonly #words: Words

  constructor({ a, b, c, d }: Words) {
    super()
    this.#words = { a, b, c, d }
  }

  state(): RngState {
    const { a, b, c, d } = this.#words
    return { a, b, c, d }
  }

  /**
   * Lemire's method: multiply, keep the high word, redraw the few low words that would favour some
   * results. The product stays below 2^53 for every range the rules use, so it is exact.
   */
  protected override below(n: number): number {
    for (;;) {
      const draw = turn(this.#words) >>> 0
      const low = Math.imul(draw, n) >>> 0
      if (low >= n || low >= WORD % n) return ((draw * n) / WORD) >>> 0
    }
  }
}

const WORD = 0x1_0000_0000

/** One round of two halves; what it leaves in `a` is the draw. */
const turn = (words: Words): number => {
  let { a, b, c, d } = words
  b = right(b, 7) ^ c
  c = (c - d) | 0
  d = right(d, 8) ^ a
  a = (a - b) | 0
  words.b = b = right(b, 12) ^ c
  words.c = c = (c - d) | 0
  // The paper turns `d` by half a word here; seedrandom's lower half comes from `c`.
  words.d = (d << 16) ^ (c >>> 16) ^ a
  return (words.a = (a - b) | 0)
}

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
