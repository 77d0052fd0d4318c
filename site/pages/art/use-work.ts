import { useEffect, useState } from 'react'
import { FIRST, hashOf, type Work, workIn } from './link.ts'

/** The picture shown, kept in the address: reloading, going back and links lead to it. */
export const useWork = (): readonly [Work, (next: Work) => void] => {
  const [work, setWork] = useState(FIRST)
  useEffect(() => {
    const read = () => {
      if (location.hash.includes('=')) setWork(workIn(location.hash))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const show = (next: Work) => {
    setWork(next)
    // In the place of the one before: a word typed as a seed is not ten steps back.
    history.replaceState(history.state, '', hashOf(next))
  }
  return [work, show]
}
