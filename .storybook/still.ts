/**
 * Stops the clock, seeds chance and sets code in one font where stories are photographed: here by
 * `npm run visual`, and by Chromatic. Imported before everything else.
 */
import './still.css'

/** Storybook itself knows the first name, and ends animations for it. */
const photographed =
  /StorybookTestRunner|Chromatic/u.test(navigator.userAgent) ||
  location.search.includes('chromatic=true')

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

if (photographed) {
  document.documentElement.dataset['photographed'] = ''
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
