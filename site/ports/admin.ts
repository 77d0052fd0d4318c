import { COOKIES } from '../desk/cookies.ts'
import type { Visitor } from './visitor.ts'

/**
 * Everybody is a visitor until the server says otherwise. It is asked once a page load, and only
 * where somebody has signed in from: no visitor ever asks.
 */
export const createAdmin = () => {
  let visitor: Visitor = { role: 'user', unread: 0 }
  let asked = false
  const listeners = new Set<() => void>()
  const ask = async (): Promise<void> => {
    asked = true
    const { askDesk } = await import('./ask-desk.ts')
    const said = await askDesk()
    if (!said) return
    visitor = said
    for (const listener of listeners) listener()
  }
  return {
    read: (): Visitor => visitor,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      // Where it does not answer one stays a visitor, and the next page load asks again.
      if (!asked && document.cookie.includes(`${COOKIES.hint}=`)) void ask().catch(() => {})
      return () => listeners.delete(listener)
    },
  }
}

export const admin = createAdmin()
