import { freeze } from '../share.ts'

/** What hosts show of the actions; what they do is in `actions.ts`. */
export const ACTIONS_A = freeze(['feed', 'play', 'clean', 'sleep', 'study'] as const)
export type ActionA = (typeof ACTIONS_A)[number]

/** [4.1.20] */
export const ACTIVITY_MS = 5000
/** [4.1.17] */
export const SLEEP_MS = 30_000
/** The rules name no source of experience in this reading; these are ours. */
export const EXPERIENCE_A: Readonly<Record<ActionA, number>> = freeze({
  feed: 10,
  play: 15,
  clean: 10,
  sleep: 5,
  study: 20,
})
