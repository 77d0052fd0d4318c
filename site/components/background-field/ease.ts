/** What the background shows, and what it is on its way to. */
export interface Stance {
  readonly scrolled: number
  readonly x: number
  readonly y: number
  readonly strength: number
}

/** How long it takes to cover two thirds of the way, in ms. */
const EASE_MS = 160
/** Nearer than this, nobody sees the difference: it is there, and rests. */
const NEAR = { scrolled: 0.5, x: 0.5, y: 0.5, strength: 0.01 } as const

/** One step towards the goal; the goal itself once it is near. */
export const eased = (now: Stance, goal: Stance, elapsed: number): Stance => {
  if (rests(now, goal)) return goal
  const share = 1 - Math.exp(-elapsed / EASE_MS)
  const between = (key: keyof Stance) => now[key] + (goal[key] - now[key]) * share
  return {
    scrolled: between('scrolled'),
    x: between('x'),
    y: between('y'),
    strength: between('strength'),
  }
}

const rests = (now: Stance, goal: Stance): boolean =>
  (Object.keys(NEAR) as (keyof Stance)[]).every((key) => Math.abs(now[key] - goal[key]) < NEAR[key])
