import { saturate } from '../amount.ts'
import type { Raw } from '../companion.ts'
import { refuseFor } from '../refuse.ts'
import type { LifeB } from './life.ts'
import { notify } from './notifications.ts'

/** [4.2.75] Starts a session, and says so [4.2.78]. */
export const show = (life: LifeB, command: Raw): void => {
  const { gameState, analytics } = life.pet
  if (gameState.isVisible) return refuseFor(life, command, 'already-shown')
  gameState.isVisible = true
  analytics.sessionStartTime = life.at
  life.emit?.({ type: 'shown' })
  notify(life, 'tamagotchi-activated')
}

/** [4.2.76] Ends the session and adds its time. */
export const hide = (life: LifeB, command: Raw): void => {
  const { gameState, analytics } = life.pet
  if (!gameState.isVisible) return refuseFor(life, command, 'already-hidden')
  const { at } = life
  const sessionTime = Math.max(0, at - (analytics.sessionStartTime ?? at))
  gameState.isVisible = false
  analytics.sessionStartTime = null
  analytics.totalPlayTime = saturate(analytics.totalPlayTime + sessionTime)
  life.emit?.({ type: 'hidden', sessionTime })
}
