import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

/** [2.3.60] How long a list outlives the pointer, in ms. */
export const HOVER_CLOSE_MS = 300

interface HoverOpen<T extends HTMLElement> {
  area: Record<'onPointerEnter' | 'onPointerLeave', (event: PointerEvent) => void>
  button: { ref: RefObject<HTMLButtonElement | null>; onClick: (event: MouseEvent) => void }
  list: { ref: RefObject<T | null> }
}

/**
 * Opens a popover while a mouse is over it or its button, closes it a moment after the mouse left.
 * Spread the three parts on the element around both, on the button and on the popover.
 */
export function useHoverOpen<T extends HTMLElement>(): HoverOpen<T> {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<T>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opened = useRef(false)

  const enter = ({ pointerType }: PointerEvent) => {
    clearTimeout(closing.current)
    if (pointerType !== 'mouse' || list.current?.matches(':popover-open') !== false) return
    opened.current = true
    // Its source is what the browser places it against.
    list.current.showPopover(button.current ? { source: button.current } : {})
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    closing.current = setTimeout(() => {
      opened.current = false
      // Someone on the keyboard is still in there.
      if (!list.current?.querySelector(':focus-visible')) list.current?.hidePopover()
    }, HOVER_CLOSE_MS)
  }
  const click = (event: MouseEvent) => {
    // The mouse has just opened it by coming near: that click must not close it.
    if (opened.current) event.preventDefault()
    opened.current = false
  }
  return {
    area: { onPointerEnter: enter, onPointerLeave: leave },
    button: { ref: button, onClick: click },
    list: { ref: list },
  }
}
