import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import type { OpenReason, OpenState } from '../openable/index.ts'

/** In ms: how long a mouse rests before the tip shows, and how long it may be away. */
export const TIP_DELAYS = { show: 200, hide: 120 } as const

interface TipArea {
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/** Shows a tip while the mouse or the keyboard is on its area; Esc hides it in both cases. */
export function useTipArea({ open, ask }: OpenState): TipArea {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // What a timer finds when its time has come.
  const now = useRef({ open, ask })
  useEffect(() => {
    now.current = { open, ask }
  })
  const change = (next: boolean, reason: OpenReason) => {
    clearTimeout(timer.current)
    if (next !== now.current.open) now.current.ask(next, reason)
  }
  useEffect(() => {
    if (!open) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // This key was for the tip, not for the dialog it stands in.
      event.preventDefault()
      now.current.ask(false, 'escape')
    }
    // On the document, since a mouse may be here while the focus is elsewhere.
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [open])

  const after = (delay: number, next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(next, 'hover'), delay)
  }
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') after(TIP_DELAYS.show, true)
    },
    // Long enough for the mouse to cross the gap: the tip itself may be pointed at.
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') after(TIP_DELAYS.hide, false)
    },
    onFocus: ({ target }) => {
      if (target.matches(':focus-visible')) change(true, 'focus')
    },
    onBlur: () => change(false, 'focus'),
  }
}
