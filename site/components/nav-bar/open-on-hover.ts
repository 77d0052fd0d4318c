/**
 * [2.3.27] [2.3.60] [9.0.44] In ms: how long a list outlives the mouse that opened it, and how long
 * when the mouse goes on to another one.
 */
export const HOVER_DELAYS = { close: 300, change: 50 } as const

/**
 * [2.3.26] [2.3.60] Opens the popover of an area while a mouse is over it. An area is an element with
 * `data-hover` around a button and what it opens. Clicks, keys, Esc and what is outside are the
 * browser's, and work before this does.
 * @returns what stops it
 */
export const openOnHover = (root: Document | HTMLElement): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedByMouse: Element | null = null
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  const open = (area: Element) => {
    const panel = area.querySelector<HTMLElement>('[popover]')
    const source = area.querySelector('button')
    // Showing one popover closes the one that is open; its source is what it is placed against.
    if (panel && !isOpen(panel)) panel.showPopover(source ? { source } : {})
    openedByMouse = source
  }

  const over = (event: Event) => {
    const area = crossed(event)
    if (!area) return
    clearTimeout(timer)
    const present = openIn(root)
    if (!present) open(area)
    else if (!area.contains(present)) after(HOVER_DELAYS.change, () => open(area))
  }
  const out = (event: Event) => {
    if (!crossed(event)) return
    const left = openIn(root)
    after(HOVER_DELAYS.close, () => {
      openedByMouse = null
      // What was opened meanwhile, by a key, is none of the mouse's; nor where the keyboard still is.
      if (left && isOpen(left) && !left.querySelector(':focus-visible')) left.hidePopover()
    })
  }
  const click = (event: Event) => {
    if (!areaOf(event.target)) return
    const button = (event.target as Element).closest('button')
    // The mouse has just opened it by coming near: that click must not close it.
    if (button && button === openedByMouse && openIn(root)) event.preventDefault()
    openedByMouse = null
  }

  const stop = new AbortController()
  const { signal } = stop
  for (const [type, act] of Object.entries({ pointerover: over, pointerout: out, click }))
    root.addEventListener(type, act, { signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** [2.3.36] Closes what is open in any of the areas. */
export const closeIn = (root: Document | HTMLElement): void => openIn(root)?.hidePopover()

const openIn = (root: Document | HTMLElement): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-hover] [popover]')].find(isOpen)

const isOpen = (panel: HTMLElement): boolean => panel.matches(':popover-open')

const areaOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-hover]') : null

/** The area whose edge a mouse crossed. */
const crossed = (event: Event): Element | null => {
  const { pointerType, target, relatedTarget } = event as PointerEvent
  const area = areaOf(target)
  return pointerType === 'mouse' && area !== areaOf(relatedTarget) ? area : null
}
