import tychei, { type Tychei, type TycheiState } from 'seedrandom/lib/tychei.js'
import { Dice, type LiveRng, type RngKit, type RngState } from './rng.ts'
import { freeze } from './share.ts'

/** Tyche-i, the fastest of seedrandom's family that passes tests on first draws. */
export const tycheiKit: RngKit = freeze({
  // Hosts written in JavaScript may pass a number: it counts as its text.
  seed: (seed: string | number) => tychei(String(seed), { state: true }).state(),
  open: (state) => new TycheDice(state as TycheiState),
  accepts: ({ a, b, c, d }) => [a, b, c, d].every(Number.isSafeInteger),
})

class TycheDice extends Dice implements LiveRng {
  readonly #source: Tychei

  constructor(state: TycheiState) {
    super()
    this.#source = tychei('', { state })
  }

  state(): RngState {
    return this.#source.state()
  }

  /**
   * Lemire's method: multiply, keep the high word, redraw the few low words that would favour some
   * results. The product stays below 2^53 for every range the rules use, so it is exact.
   */
  protected override below(n: number): number {
    for (;;) {
      const draw = this.#source.int32() >>> 0
      const low = Math.imul(draw, n) >>> 0
      if (low >= n || low >= WORD % n) return ((draw * n) / WORD) >>> 0
    }
  }
}

const WORD = 0x1_0000_0000
