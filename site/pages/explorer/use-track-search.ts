import { useEffect, useRef } from 'react'
import { track } from '../../ports/analytics/track.ts'
import { tidy } from './asked.ts'

/** How long a question has to stand before it counts as asked. */
const SETTLED_MS = 1000

/** [7.0.21] Tells whoever measures that something was searched: once a question, when it settles. */
export const useTrackSearch = (question: string, results: number): void => {
  const told = useRef('')
  const term = tidy(question)
  useEffect(() => {
    if (term === '' || term === told.current) return undefined
    const settle = setTimeout(() => {
      told.current = term
      track('search', { search_term: term, results })
    }, SETTLED_MS)
    return () => clearTimeout(settle)
  }, [term, results])
}
