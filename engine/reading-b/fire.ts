import { STAT_MAX } from '../stat.ts'
import { NEVER } from '../timers.ts'
import { rest } from './extensions.ts'
import type { LifeB } from './life.ts'
import { expiryOf, firstToExpire, removeNotification } from './notifications.ts'
import { STAT } from './sheet.ts'

/**
 * Fires everything due up to `until`, earliest first, each at its own moment. At the same moment
 * an activity ends before notifications expire, and those before a minute of rest is over.
 */
export const fireB = (life: LifeB, until: number): void => {
  for (;;) {
    const { notices } = life
    const first = firstToExpire(notices)
    const expiry = first === -1 ? NEVER : expiryOf(notices[first]!)
    const due = Math.min(life.activityDue, expiry, life.restDue)
    if (due > until) {
      life.due = due
      return
    }
    life.at = Math.max(life.at, due)
    if (life.activityDue === due) endActivity(life)
    else if (expiry === due) removeNotification(life, first, 'expired')
    else rest(life, until)
  }
}

/** The next that happens: at full energy no minute of rest makes a difference. */
export const dueB = ({ activityDue, restDue, notices, sheet }: LifeB): number =>
  Math.min(activityDue, sheet[STAT.energy] === STAT_MAX ? NEVER : restDue, ...notices.map(expiryOf))

const endActivity = (life: LifeB): void => {
  life.activityDue = NEVER
  life.pet.gameState.isInteracting = false
  life.emit?.({ type: 'activity-ended' })
}
