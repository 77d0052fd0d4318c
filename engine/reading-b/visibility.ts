import { saturate } from '../amount.ts'
import type { HandlerB } from './life.ts'
import { notify } from './notifications.ts'

/** [4.2.75] Starts a session, and says so [4.2.78]. */
export const show: HandlerB = (life) => {
  const { gameState, analytics } = life.pet
  if (gameState.isVisible) return { reason: 'already-shown' }
  gameState.isVisible = true
  analytics.sessionStartTime = life.at
  life.emit?.({ type: 'shown' })
  notify(life, 'tamagotchi-activated')
}

/** [4.2.76] Ends the session and adds its time. */
export const hide: HandlerB = (life) => {
  const { gameState, analytics } = life.pet
  if (!gameState.isVisible) return { reason: 'already-hidden' }
  const { at } = life
  const sessionTime = Math.max(0, at - (analytics.sessionStartTime ?? at))
  gameState.isVisible = false
  analytics.sessionStartTime = null
  analytics.totalPlayTime = saturate(analytics.totalPlayTime + sessionTime)
  life.emit?.({ type: 'hidden', sessionTime })
}
