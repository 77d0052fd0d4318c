import { useEffect, useRef, type FocusEvent, type PointerEvent, type RefObject } from 'react'

/** In ms: how long a mouse rests before the tip shows, and how long it may be away. */
export const TIP_DELAYS = { show: 200, hide: 120 } as const

interface Tip {
  ref: RefObject<HTMLElement | null>
  area: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onFocus: (event: FocusEvent) => void
    onBlur: () => void
  }
}

/** Shows a popover while the mouse or the keyboard is on its area; Esc hides it in both cases. */
export function useTip(): Tip {
  const ref = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listening = useRef<AbortController>(undefined)

  const hide = () => {
    clearTimeout(timer.current)
    listening.current?.abort()
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }
  const show = () => {
    clearTimeout(timer.current)
    if (ref.current?.matches(':popover-open') !== false) return
    ref.current.showPopover()
    listening.current = new AbortController()
    // On the document, since a mouse may be here while the focus is elsewhere.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // This key was for the tip, not for the dialog it stands in.
        event.preventDefault()
        hide()
      },
      { signal: listening.current.signal },
    )
  }
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      listening.current?.abort()
    },
    [],
  )
  return {
    ref,
    area: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && after(TIP_DELAYS.show, show),
      // Long enough for the mouse to cross the gap: the tip itself may be pointed at.
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && after(TIP_DELAYS.hide, hide),
      onFocus: ({ target }) => target.matches(':focus-visible') && show(),
      onBlur: hide,
    },
  }
}
