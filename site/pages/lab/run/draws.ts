/** What chance was asked, and what it answered. */
import { type LiveRng, type RngKit, type RngState, tycheiKit } from '#engine'
import type { Bilingual, Language } from '../../../routes/language.ts'

export type Draw =
  | { readonly kind: 'int'; readonly low: number; readonly high: number; readonly gave: number }
  | { readonly kind: 'chance'; readonly n: number; readonly of: number; readonly gave: boolean }
  | { readonly kind: 'pick'; readonly choices: readonly string[]; readonly gave: string }
  | {
      readonly kind: 'weighted'
      readonly weights: Readonly<Record<string, number>>
      readonly gave: string
    }

/** The engine's own chance, which tells `draws` all that it gives. */
export const recordedChance = (draws: Draw[]): RngKit => ({
  seed: (seed) => tycheiKit.seed(seed),
  open: (state) => new Recorded(tycheiKit.open(state), draws),
})

class Recorded implements LiveRng {
  readonly #dice: LiveRng
  readonly #draws: Draw[]

  constructor(dice: LiveRng, draws: Draw[]) {
    this.#dice = dice
    this.#draws = draws
  }

  state(): RngState {
    return this.#dice.state()
  }

  int(low: number, high: number): number {
    const gave = this.#dice.int(low, high)
    this.#draws.push({ kind: 'int', low, high, gave })
    return gave
  }

  chance(n: number, of: number): boolean {
    const gave = this.#dice.chance(n, of)
    this.#draws.push({ kind: 'chance', n, of, gave })
    return gave
  }

  pick<const T>(choices: readonly [T, ...T[]]): T {
    const gave = this.#dice.pick(choices)
    this.#draws.push({ kind: 'pick', choices: choices.map(String), gave: String(gave) })
    return gave
  }

  weighted<const K extends string>(weights: Readonly<Record<K, number>>): K {
    const gave = this.#dice.weighted(weights)
    this.#draws.push({ kind: 'weighted', weights, gave })
    return gave
  }
}

const PERCENT: Bilingual<string> = { fr: '\u00A0%', en: '%' }

/** The question as code writes it: `int 15..34`, `chance 30 %` (30% in English), `pick a, b`. */
export const askedOf = (draw: Draw, language: Language): string => {
  switch (draw.kind) {
    case 'int':
      return `int ${draw.low}..${draw.high}`
    case 'chance':
      if (draw.of !== 100) return `chance ${draw.n}/${draw.of}`
      return `chance ${draw.n}${PERCENT[language]}`
    case 'pick':
      return `pick ${draw.choices.join(', ')}`
    case 'weighted':
      return `weighted ${Object.entries(draw.weights)
        .map(([key, weight]) => `${key} ${weight}`)
        .join(', ')}`
  }
}
