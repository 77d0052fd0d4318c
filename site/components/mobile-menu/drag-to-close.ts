/** [2.3.41] [9.0.47] How far down (px), or how fast (px/s), one drags a sheet to close it. */
export const DRAG_CLOSE = { distance: 100, velocity: 500 } as const

/** A finger at rest for this long, in ms, has no speed any more. */
const REST_MS = 100

interface Drag {
  readonly from: number
  readonly y: number
  readonly at: number
  readonly velocity: number
}

/**
 * Lets one drag a sheet down by its first child, and closes it.
 * @returns what stops it
 */
export const dragToClose = (sheet: HTMLElement): (() => void) => {
  const handle = sheet.firstElementChild as HTMLElement | null
  let drag: Drag | undefined
  const end = (at: number, released: boolean) => {
    const last = drag
    drag = undefined
    if (!last) return
    sheet.style.translate = ''
    const velocity = at - last.at > REST_MS ? 0 : last.velocity
    if (released && closesOnDrag(last.y - last.from, velocity)) sheet.hidePopover()
  }
  const act: Record<string, (event: PointerEvent) => void> = {
    pointerdown: ({ target, pointerId, clientY, timeStamp }) => {
      // The close button keeps its own clicks.
      if ((target as Element).closest('button')) return
      handle?.setPointerCapture(pointerId)
      drag = { from: clientY, y: clientY, at: timeStamp, velocity: 0 }
    },
    pointermove: ({ clientY, timeStamp }) => {
      if (!drag || timeStamp === drag.at) return
      const velocity = ((clientY - drag.y) / (timeStamp - drag.at)) * 1000
      drag = { from: drag.from, y: clientY, at: timeStamp, velocity }
      const by = clientY - drag.from
      sheet.style.translate = by > 0 ? `0 ${by}px` : ''
    },
    pointerup: ({ timeStamp }) => end(timeStamp, true),
    pointercancel: ({ timeStamp }) => end(timeStamp, false),
  }
  const stop = new AbortController()
  for (const [type, listener] of Object.entries(act))
    handle?.addEventListener(type, listener as EventListener, { signal: stop.signal })
  return () => stop.abort()
}

/** Whether a drag that ends here closes what it drags. */
export const closesOnDrag = (distance: number, velocity: number): boolean =>
  distance > DRAG_CLOSE.distance || velocity > DRAG_CLOSE.velocity
