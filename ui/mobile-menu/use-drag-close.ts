import { useRef, type PointerEvent } from 'react'

/** [9.0.47] How far down (px), or how fast (px/s), one drags a sheet to close it. */
export const DRAG_CLOSE = { distance: 100, velocity: 500 } as const

/** A finger at rest for this long, in ms, has no speed any more. */
const REST_MS = 100

type Handler = (event: PointerEvent<HTMLElement>) => void
type Handlers = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  Handler
>

/** Handlers for the part of a popover that one drags it down by. */
export function useDragClose(): Handlers {
  const drag = useRef<{ from: number; y: number; at: number; velocity: number }>(null)
  const end = (event: PointerEvent<HTMLElement>, released: boolean) => {
    const last = drag.current
    if (!last) return
    drag.current = null
    const sheet = move(event.currentTarget, 0)
    const velocity = event.timeStamp - last.at > REST_MS ? 0 : last.velocity
    if (released && closesOnDrag(last.y - last.from, velocity)) sheet?.hidePopover()
  }
  return {
    onPointerDown: ({ target, currentTarget, pointerId, clientY, timeStamp }) => {
      // The close button keeps its own clicks.
      if ((target as Element).closest('button')) return
      currentTarget.setPointerCapture(pointerId)
      drag.current = { from: clientY, y: clientY, at: timeStamp, velocity: 0 }
    },
    onPointerMove: ({ currentTarget, clientY, timeStamp }) => {
      const last = drag.current
      if (!last || timeStamp === last.at) return
      const velocity = ((clientY - last.y) / (timeStamp - last.at)) * 1000
      drag.current = { from: last.from, y: clientY, at: timeStamp, velocity }
      move(currentTarget, clientY - last.from)
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  }
}

/** Whether a drag that ends here closes what it drags. */
export const closesOnDrag = (distance: number, velocity: number): boolean =>
  distance > DRAG_CLOSE.distance || velocity > DRAG_CLOSE.velocity

const move = (handle: HTMLElement, by: number) => {
  const sheet = handle.closest<HTMLElement>('[popover]')
  if (sheet) sheet.style.translate = by > 0 ? `0 ${by}px` : ''
  return sheet
}
