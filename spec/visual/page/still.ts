/** Stops the clock, and makes chance the same each time: what a picture shows must not differ by them. */

/** A Thursday morning in Paris. */
const NOW = Date.UTC(2026, 0, 15, 9, 30)
const SEED = 0x0a1e

let state = SEED

/** Mulberry32: small, and good enough to look at. */
const random = (): number => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

export const keepStill = (): void => {
  Math.random = random
  // Timers go on: only what time it is never changes.
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length > 0 ? given : [NOW]) as Date,
    apply: (target) => new target(NOW).toString(),
    get: (target, name) => (name === 'now' ? () => NOW : (Reflect.get(target, name) as unknown)),
  })
}

/** The same chance for each story, whichever came before. */
export const seed = (): void => {
  state = SEED
}
