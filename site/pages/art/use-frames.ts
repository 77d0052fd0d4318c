import { useEffect, useRef } from 'react'

/** Calls before each frame with the time since the last, in ms; not while the page is hidden. */
export const useFrames = (playing: boolean, act: (elapsed: number) => void): void => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!playing) return undefined
    let before: number | undefined
    let frame = requestAnimationFrame(function each(time) {
      // After a pause of the browser's own, it goes on where it was.
      if (before !== undefined) latest.current(Math.min(time - before, 100))
      before = time
      frame = requestAnimationFrame(each)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing])
}
