import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { scrollToHash } from '../boot/hash-scroll.ts'
import { beginPage } from './move-focus.ts'

/**
 * [2.6.1] A new page starts at its top, [2.6.2] one with a hash at its section. Going back returns
 * to where the visitor was; the first page was placed by the boot. The focus goes along.
 */
export const useScroll = (): void => {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const places = useRef(new Map<string, number>())
  const shown = useRef({ key, pathname, hash })
  const path = useRef(pathname)

  useEffect(() => {
    const remember = () => places.current.set(shown.current.key, scrollY)
    const own = () => (history.scrollRestoration = 'manual')
    // What the browser loads anew, it also scrolls: a reload, or a way back from another site.
    const lend = () => (history.scrollRestoration = 'auto')
    own()
    // In the next frame, which computes the layout anyway: asked now, that would be done twice.
    const frame = requestAnimationFrame(remember)
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pageshow', own)
    addEventListener('pagehide', lend)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', remember)
      removeEventListener('pageshow', own)
      removeEventListener('pagehide', lend)
    }
  }, [])

  // Before the browser paints: nobody sees the new page at the old one's place.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname, hash }
    if (before.key === key || (before.pathname === pathname && isTyped())) return undefined
    if (kind === NavigationType.Pop) scrollTo(0, places.current.get(key) ?? 0)
    // The address was completed with `?lang`: nobody went anywhere.
    else if (
      kind === NavigationType.Replace &&
      before.pathname === pathname &&
      before.hash === hash
    )
      places.current.set(key, scrollY)
    else if (hash.length > 1) return scrollToHash(hash)
    else if (before.pathname !== pathname) scrollTo(0, 0)
    return undefined
  }, [key, pathname, hash, kind])

  // The page is scrolled into place: now one can tell what is in sight.
  useLayoutEffect(() => {
    const before = path.current
    path.current = pathname
    if (before !== pathname) beginPage(hash, kind === NavigationType.Pop ? before : undefined)
  }, [pathname, hash, kind])
}

/** The router leaves its mark on each entry that it makes: this one is the browser's own, and the boot's. */
const isTyped = (): boolean => history.state === null && location.hash.length > 1
