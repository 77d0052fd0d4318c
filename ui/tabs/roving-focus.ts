import type { KeyboardEvent } from 'react'

/** Elements that share one stop of the Tab key, and the keys that lead from one to the next. */
const KEYS = {
  across: { ArrowRight: 1, ArrowLeft: -1 },
  down: { ArrowDown: 1, ArrowUp: -1 },
} as const

export type RovingAxis = keyof typeof KEYS

/**
 * Moves the focus among elements inside the one that hears the key; left is back, or on in Arabic.
 * @returns where it came, if the key leads anywhere
 */
export const moveFocus = (
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
  axis: RovingAxis,
): HTMLElement | undefined => {
  if (isShortcut(event)) return undefined
  const sign = axis === 'across' && isRightToLeft(event.currentTarget) ? -1 : 1
  const from = items.indexOf(document.activeElement as HTMLElement)
  const to = destination(event.key, axis, from, sign)
  const item = to === undefined ? undefined : items.at(to % items.length)
  if (!item) return undefined
  event.preventDefault()
  item.focus()
  return item
}

/** A key of the browser's or of the system's: back, find, copy. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl'

/** What can be reached: where an element is off but still to be read, it says so by `aria-disabled`. */
export const rovingItems = (within: Element, selector: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`),
]

/** @returns a place, counted from the end when negative */
const destination = (
  key: string,
  axis: RovingAxis,
  from: number,
  sign: number,
): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  const step = (KEYS[axis] as Record<string, number>)[key]
  return step === undefined ? undefined : from + step * sign
}
