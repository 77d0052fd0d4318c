import { namesOf } from '../record.ts'
import { freeze } from '../share.ts'

/** [4.1.20] */
const ACTIVITY_MS = 5000

/**
 * What hosts show of the actions; what they do is in `actions.ts`. The rules name no source of
 * experience in this reading: these are ours.
 */
export const ACTION_A = freeze({
  feed: { experience: 10, duration: ACTIVITY_MS },
  play: { experience: 15, duration: ACTIVITY_MS },
  clean: { experience: 10, duration: ACTIVITY_MS },
  sleep: { experience: 5, duration: ACTIVITY_MS },
  study: { experience: 20, duration: ACTIVITY_MS },
})
export type ActionA = keyof typeof ACTION_A
export const ACTIONS_A = namesOf(ACTION_A)

/** [4.1.17] */
export const SLEEP_MS = 30_000
