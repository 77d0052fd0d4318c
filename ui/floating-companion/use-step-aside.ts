import { useEffect, useState, type RefObject } from 'react'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Whether the control that has the focus lies under her corner, so that she must not stand there. */
export const useStepAside = (ref: RefObject<HTMLElement | null>): boolean => {
  const [aside, setAside] = useState(false)
  useEffect(() => {
    const look = () => {
      const { current: her } = ref
      const { activeElement: focused } = document
      if (!her || !focused || focused === document.body || her.contains(focused)) return
      setAside(overlap(corner(her.getBoundingClientRect()), focused.getBoundingClientRect()))
    }
    // Something may have had the focus before she came.
    look()
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('focusin', look, { signal })
    document.addEventListener('scrollend', look, { signal })
    addEventListener('resize', look, { signal })
    return () => stop.abort()
  }, [ref])
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
