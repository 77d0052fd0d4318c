import { useEffect, useState } from 'react'
import { type Asked, FIRST, hashOf, type Work, workIn } from './link.ts'

/** The picture shown, kept in the address: reloading, going back and links lead to it. */
export const useWork = (): readonly [Asked, (next: Work) => void] => {
  const [asked, ask] = useState<Asked>({ ...FIRST, broken: false })
  useEffect(() => {
    const read = () => {
      if (location.hash.includes('=')) ask(workIn(location.hash))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const show = (next: Work) => {
    ask({ ...next, broken: false })
    // In the place of the one before: a word typed as a seed is not ten steps back.
    history.replaceState(history.state, '', hashOf(next))
  }
  return [asked, show]
}
