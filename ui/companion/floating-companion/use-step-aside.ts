import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/**
 * Whether the control that has the focus lies under her corner, so that she must not stand there.
 * @param bubble what she says, while it is unfolded
 * @param fold where that lies over the control: it can be read again
 */
export const useStepAside = (
  ref: RefObject<HTMLElement | null>,
  bubble: RefObject<HTMLElement | null>,
  fold: () => void,
): boolean => {
  const [aside, setAside] = useState(false)
  const onCovered = useEffectEvent(fold)
  useEffect(() => {
    const look = () => {
      const { current: her } = ref
      const { activeElement: focused } = document
      if (!her || !focused || focused === document.body || her.contains(focused)) return
      const place = focused.getBoundingClientRect()
      setAside(overlap(corner(her.getBoundingClientRect()), place))
      const said = bubble.current?.getBoundingClientRect()
      // A title that a new page begins with has the focus as well, and is no control.
      if (said && (focused as HTMLElement).tabIndex >= 0 && overlap(said, place)) onCovered()
    }
    // Something may have had the focus before she came.
    look()
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('focusin', look, { signal })
    document.addEventListener('scrollend', look, { signal })
    addEventListener('resize', look, { signal })
    return () => stop.abort()
  }, [ref, bubble])
  return aside
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Where she would stand by herself, wherever she stands now. */
const corner = ({ left, right, width, height }: DOMRect): Box => ({
  left: left - MARGIN,
  right: Math.max(right, innerWidth),
  top: innerHeight - height - 2 * MARGIN,
  bottom: Math.max(innerHeight, width),
})
const MARGIN = 24
