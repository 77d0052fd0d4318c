import { useEffect, useState } from 'react'
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
  const first = hits.slice(0, count)
  const wanted = [question, ...first.map(({ page, passage }) => `${page}.${passage}`)].join(' ')
  const [{ results, answer }, setShown] = useState(NONE)
  useEffect(() => {
    let current = true
    const show = (next: readonly Result[]) => current && setShown({ results: next, answer: wanted })
    // Found, and not to be had any more: the next letter asks again.
    search.show(first, question).then(show, () => show([]))
    return () => {
      current = false
    }
    // The hits are those that `wanted` names.
  }, [search, wanted])
  return { results, pending: answer !== wanted }
}

const NONE = { results: [] as readonly Result[], answer: '' }
