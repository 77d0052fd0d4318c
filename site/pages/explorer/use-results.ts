import { useEffect, useMemo, useState } from 'react'
import type { Hit, Result } from '../../search/page.ts'
import type { Answered } from './use-search.ts'

interface Shown {
  readonly results: readonly Result[]
  /** Whether they are those of an earlier question, or not yet all that is wanted. */
  readonly pending: boolean
}

/** The first of some hits as they are shown; what was shown before stays until they come. */
export const useResults = (
  { search, question }: Answered,
  hits: readonly Hit[],
  count: number,
): Shown => {
  const wanted = useMemo(() => hits.slice(0, count), [hits, count])
  const [{ results, of }, setShown] = useState(NONE)
  useEffect(() => {
    let current = true
    const show = (next: readonly Result[]) => current && setShown({ results: next, of: wanted })
    // Found, and not to be had any more: the next letter asks again.
    search.show(wanted, question).then(show, () => show([]))
    return () => {
      current = false
    }
  }, [search, question, wanted])
  return { results, pending: of !== wanted }
}

const NONE: { readonly results: readonly Result[]; readonly of?: readonly Hit[] } = { results: [] }
