import {
  useEffect,
  useEffectEvent,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

/** [2.3.27] In ms: how long a dropdown outlives the pointer, and how long on the way to another. */
export const DROPDOWN_DELAYS = { close: 300, change: 50 } as const

interface Dropdowns {
  ref: RefObject<HTMLUListElement | null>
  /** For the element around a button and its panel. */
  area: Record<'onPointerEnter' | 'onPointerLeave', (event: PointerEvent<HTMLElement>) => void>
  /** For the button. */
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/**
 * [2.3.26] Opens a popover while a mouse is over it or its button. Clicks, keys, Esc and what is
 * outside are the browser's, and work before this does.
 * @param path where one is: [2.3.36] going elsewhere closes what is open
 */
export function useDropdowns(path: string): Dropdowns {
  const ref = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByMouse = useRef<Element>(null)

  const opened = () => panels(ref.current).find(isOpen)
  const close = () => opened()?.hidePopover()
  const open = (area: HTMLElement) => {
    const [panel] = panels(area)
    const source = area.querySelector('button')
    // Showing one popover closes the one that is open.
    if (panel && !isOpen(panel)) panel.showPopover(source ? { source } : {})
    openedByMouse.current = source
  }
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }

  const shown = useRef(path)
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current)
    close()
  })
  useEffect(() => {
    if (shown.current !== path) leave()
    shown.current = path
  }, [path])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    ref,
    area: {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer.current)
        const present = opened()
        if (!present) open(currentTarget)
        else if (!currentTarget.contains(present))
          after(DROPDOWN_DELAYS.change, () => open(currentTarget))
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'mouse') return
        after(DROPDOWN_DELAYS.close, () => {
          openedByMouse.current = null
          // Someone on the keyboard is still in there.
          if (!opened()?.querySelector(':focus-visible')) close()
        })
      },
    },
    onClick: (event) => {
      // The mouse has just opened it by coming near: that click must not close it.
      if (openedByMouse.current === event.currentTarget && opened()) event.preventDefault()
      openedByMouse.current = null
    },
  }
}

const panels = (within: HTMLElement | null): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>('[popover]') ?? []),
]
const isOpen = (panel: HTMLElement) => panel.matches(':popover-open')
