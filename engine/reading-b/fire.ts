import { NEVER } from '../timers.ts'
import { rest } from './extensions.ts'
import type { LifeB } from './life.ts'
import { expireNotification, expiryOf, firstToExpire } from './notifications.ts'

/**
 * Fires everything due up to `until`, earliest first, each at its own moment. At the same moment
 * an activity ends before notifications expire, and those before a minute of rest is over.
 */
export const fireB = (life: LifeB, until: number): void => {
  for (;;) {
    const notification = firstToExpire(life.pet.gameState.notifications)
    const expiry = notification ? expiryOf(notification) : NEVER
    const due = Math.min(life.activityDue, expiry, life.restDue)
    if (due > until) {
      life.due = due
      return
    }
    life.at = Math.max(life.at, due)
    if (life.activityDue === due) endActivity(life)
    else if (notification && expiry === due) expireNotification(life, notification)
    else rest(life, until)
  }
}

const endActivity = (life: LifeB): void => {
  life.activityDue = NEVER
  life.pet.gameState.isInteracting = false
  life.emit?.({ type: 'activity-ended' })
}
