import type { KeyboardEvent } from 'react'

/** Roles whose elements share one stop of the Tab key, and the keys that lead from one to the next. */
const KEYS = {
  tab: { ArrowRight: 1, ArrowLeft: -1 },
  menuitem: { ArrowDown: 1, ArrowUp: -1 },
} as const

export type RovingRole = keyof typeof KEYS

/** Moves the focus among the elements of a role inside the element that hears the key. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>, role: RovingRole): void => {
  const items = rovingItems(event.currentTarget, role)
  const to = destination(event.key, role, items.indexOf(document.activeElement as HTMLElement))
  const item = to === undefined ? undefined : items.at(to % items.length)
  if (!item) return
  event.preventDefault()
  item.focus()
}

export const rovingItems = (within: HTMLElement, role: RovingRole): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(`[role=${role}]`),
]

/** @returns a place, counted from the end when negative */
const destination = (key: string, role: RovingRole, from: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  const step = (KEYS[role] as Record<string, number>)[key]
  return step === undefined ? undefined : from + step
}
