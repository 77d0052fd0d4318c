import { useEffect, useState } from 'react'
import { STILL } from '#ui/theme/media'
import { deviceOf, type Device } from '../../ports/device.ts'
import { previousPath } from '../../ports/previous-path.ts'
import { interestOf, type Interest, type Signals } from './adapt.ts'

/** What is read of this very visit, in this tab. */
export interface Known extends Signals {
  readonly width: number
  readonly before: string | undefined
  /** What that page was about, where its path tells. */
  readonly subject: Interest | undefined
  readonly theme: 'dark' | 'light'
}

/** How often the time is looked at, in ms. */
const TICK_MS = 1000

/** Nothing until the page is alive; then what the visit tells, as it goes on. */
export const useSignals = (path: string): Known | undefined => {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    const began = performance.now()
    const calm = matchMedia(STILL)
    const over = new AbortController()
    // Not before React: what it shows anew in between would undo the choice that is being made.
    const options = { signal: over.signal, passive: true }
    let [depth, gestures] = [0, 0]
    const before = previousPath(path)
    const subject = interestOf(before ?? '')
    const look = () =>
      setKnown({
        width: innerWidth,
        device: deviceOf(innerWidth),
        before,
        subject,
        interest: subject ?? UNKNOWN.interest,
        depth: (depth = Math.max(depth, reached())),
        seconds: Math.floor((performance.now() - began) / 1000),
        interactions: gestures,
        calm: calm.matches,
        theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
      })
    const gesture = () => {
      gestures += 1
      look()
    }
    look()
    for (const type of ['click', 'keydown', 'touchstart']) addEventListener(type, gesture, options)
    for (const type of ['scroll', 'resize']) addEventListener(type, look, options)
    calm.addEventListener('change', look, options)
    const theme = new MutationObserver(look)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const timer = setInterval(() => document.hidden || look(), TICK_MS)
    return () => {
      clearInterval(timer)
      over.abort()
      theme.disconnect()
    }
  }, [path])
  return known
}

/** What is taken for granted before anything is known: the form that needs least. */
export const UNKNOWN = {
  device: 'mobile' as Device,
  interest: 'web' as Interest,
  depth: 0,
  seconds: 0,
  interactions: 0,
  calm: true,
} satisfies Signals

const reached = (): number =>
  Math.min(100, Math.round(((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100))
