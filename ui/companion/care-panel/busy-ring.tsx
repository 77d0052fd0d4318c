import { useEffect, useRef, type ReactElement } from 'react'
import { mayMove } from '../living/may-move.ts'
import { ring } from './care-panel.css.ts'

/** Around what she is at: it fills once, in the time that it takes. Full at once without motion. */
export function BusyRing({ duration }: { duration: number }): ReactElement {
  const ref = useRef<SVGCircleElement>(null)
  useEffect(() => {
    if (!mayMove()) return undefined
    const run = ref.current?.animate({ strokeDashoffset: [1, 0] }, duration)
    return () => run?.cancel()
  }, [duration])
  return (
    <svg className={ring} viewBox="0 0 48 48" aria-hidden="true">
      <circle ref={ref} cx="24" cy="24" r="22" pathLength="1" />
    </svg>
  )
}
