import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { siteSearch } from '../../ports/search-index.ts'
import type { Language } from '../../routes/language.ts'
import type { LinkGroup } from '../../routes/page-data.ts'
import type { Outcome } from '../../search/best-pages.ts'
import type { Search } from '../../search/search.ts'

/** What answers the last question that was answered. */
export interface Answered extends Outcome {
  readonly question: string
  /** What found it, and shows it. */
  readonly search: Search
  /** The index could not be had: names and hints of the listed pages are searched in its place. */
  readonly partial: boolean
}

interface Searching {
  readonly answered?: Answered | undefined
  /** Neither could be had. */
  readonly failed: boolean
  /** Fetches what every question needs. */
  readonly prepare: () => void
  readonly retry: () => void
}

/** Who types fast asks once. */
const PAUSE_MS = 100

/** @param question what is asked; undefined while nothing is */
export const useSearch = (
  language: Language,
  groups: readonly LinkGroup[],
  question: string | undefined,
): Searching => {
  const [answered, setAnswered] = useState<Answered>()
  const [failed, setFailed] = useState(false)
  const turn = useRef(0)
  const ask = useCallback(async () => {
    if (question === undefined) return
    turn.current += 1
    const own = turn.current
    const next = await answer(siteSearch(language), groups, question).catch(() => undefined)
    // Something else is asked by now.
    if (own !== turn.current) return
    // A long list is gone through: in slices, so that a phone still answers.
    startTransition(() => {
      setFailed(next === undefined)
      if (next) setAnswered(next)
    })
  }, [language, groups, question])

  useEffect(() => {
    const pause = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(pause)
      turn.current += 1
    }
  }, [ask])

  return {
    answered: question === undefined ? undefined : answered,
    failed: question !== undefined && failed,
    // Who really asks is told that it cannot be had.
    prepare: () =>
      void siteSearch(language)
        .find('')
        .catch(() => undefined),
    retry: () => void ask(),
  }
}

const answer = async (
  site: Search,
  groups: readonly LinkGroup[],
  question: string,
): Promise<Answered> => {
  try {
    return { ...(await site.find(question)), question, search: site, partial: false }
  } catch {
    const { searchIn } = await import('../../search/search-in.ts')
    const search = searchIn(
      groups.flatMap(({ family, links }) =>
        links.map(({ href, name, hint = '' }) => ({
          href,
          name,
          hint,
          family,
          passages: [{ text: '' }] as const,
        })),
      ),
    )
    return { ...(await search.find(question)), question, search, partial: true }
  }
}
