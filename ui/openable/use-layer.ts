import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react'
import type { OpenReason } from './reason.ts'
import type { OpenState } from './use-open.ts'

interface Layer<Element extends HTMLElement> {
  /** For the popover. */
  ref: RefObject<Element | null>
  onToggle: (event: ToggleEvent<HTMLElement>) => void
}

/**
 * Keeps a popover as `state` says, and asks where the browser has opened or closed it by itself: by
 * its button before this ran, on Esc, on a press elsewhere.
 * @param source what it is placed against
 */
export function useLayer<Element extends HTMLElement>(
  { open, ask }: OpenState,
  source?: RefObject<HTMLElement | null>,
): Layer<Element> {
  const ref = useRef<Element>(null)
  const settled = useRef(false)
  const last = useRef<OpenReason>('browser')

  useEffect(() => {
    const layer = ref.current
    const isFirst = !settled.current
    settled.current = true
    // An old browser has no such layer: what would stand in it stays where it is written.
    if (!layer || !('showPopover' in layer) || isShown(layer) === open) return
    if (open) layer.showPopover(source?.current ? { source: source.current } : {})
    // Opened before the application arrived, it stays.
    else if (isFirst) ask(true, 'browser')
    else layer.hidePopover()
  })

  useEffect(() => {
    if (!open) return undefined
    const stop = new AbortController()
    const heard = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (event.type === 'pointerdown') last.current = 'outside'
      else last.current = isEscape ? 'escape' : 'browser'
    }
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, heard, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [open])

  return {
    ref,
    onToggle: ({ newState, target, currentTarget }) => {
      // React lets the event of a popover inside this one bubble, which browsers do not.
      if (target !== currentTarget || (newState === 'open') === open) return
      const reason = open ? last.current : 'trigger'
      const agreed = ask(newState === 'open', reason)
      // Of popovers in one another browsers give the focus back from the outermost alone.
      if (agreed && reason === 'escape' && isLost(currentTarget)) source?.current?.focus()
    },
  }
}

/** The focus of what was in a layer that is closed now: browsers take it away sooner or later. */
const isLost = (layer: Element): boolean => {
  const { activeElement, body } = document
  return activeElement === body || layer.contains(activeElement)
}

const isShown = (layer: Element): boolean => layer.matches(':popover-open')
