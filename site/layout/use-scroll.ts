import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { scrollToHash } from '../boot/hash-scroll.ts'

/**
 * [2.6.1] A new page starts at its top, [2.6.2] one with a hash at its section. Going back returns
 * to where the visitor was; the first page was placed by the boot.
 */
export const useScroll = (): void => {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const places = useRef(new Map<string, number>())
  const shown = useRef({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => places.current.set(shown.current.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (before.key === key) return undefined
    if (kind === 'POP') scrollTo(0, places.current.get(key) ?? 0)
    else if (hash.length > 1) return scrollToHash(hash)
    else if (before.pathname !== pathname) scrollTo(0, 0)
    return undefined
  }, [key, pathname, hash, kind])
}
