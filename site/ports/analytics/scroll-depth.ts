import { DEPTHS } from '../../audience/dimensions.ts'
import { DEPTH_MS, scrolledTo } from '../visit-behaviour.ts'

/**
 * [5.0.12] [9.0.53] Reports each depth that the visitor passes, once; looked at when scrolling has
 * paused. @returns what ends it
 */
export const watchScrollDepth = (
  report: (depth: number) => void,
  depth: () => number = scrolledTo,
): (() => void) => {
  let passed = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now = depth()
    while (passed < DEPTHS.length && DEPTHS[passed]! <= now) report(DEPTHS[passed++]!)
  }
  const scroll = () => {
    clearTimeout(timer)
    timer = setTimeout(look, DEPTH_MS)
  }
  addEventListener('scroll', scroll, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', scroll)
  }
}
