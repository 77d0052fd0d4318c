import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadLibrary } from '../../ports/library-index.ts'
import type { Language } from '../../routes/language.ts'
import type { LibraryData } from '../../routes/library-data.ts'
import { answering, NOTHING, type Asked } from '../../workflows/library/filter.ts'
import type { Indexed, LibraryIndex } from '../../workflows/library/indexed.ts'
import { askedIn, isNothing, searchWith } from './asked.ts'

interface Asking {
  readonly asked: Asked
  readonly ask: (change: Partial<Asked>) => void
  /** Fetches what answers: at the first sign that one will ask. */
  readonly prepare: () => void
  /** What answers; none while nothing is asked, or the library is on its way. */
  readonly found?: readonly Indexed[]
  readonly index?: LibraryIndex
  readonly failed: boolean
}

/** How long one has to pause before the address says what was typed. */
const PAUSE_MS = 400

/** What one asks of a list, kept in the address, and what answers it. */
export const useLibrary = (library: LibraryData, language: Language): Asking => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // The prerendered page was asked nothing: what the address asks comes right after.
  const [asked, setAsked] = useState(NOTHING)
  const known = useRef(searchWith('', NOTHING))
  const [index, setIndex] = useState<LibraryIndex>()
  const [failed, setFailed] = useState(false)
  const idle = isNothing(asked)

  const prepare = useMemo(
    () => () => {
      loadLibrary(language).then(
        (loaded) => {
          setFailed(false)
          setIndex(loaded)
        },
        () => setFailed(true),
      )
    },
    [language],
  )

  useLayoutEffect(() => {
    const inAddress = askedIn(search)
    const said = searchWith('', inAddress)
    if (said === known.current) return
    known.current = said
    setAsked(inAddress)
  }, [search])

  useEffect(() => {
    if (!idle) prepare()
  }, [idle, prepare])

  useEffect(() => {
    const said = searchWith('', asked)
    if (said === known.current) return undefined
    const pause = setTimeout(() => {
      known.current = said
      // No entry of the history for every pause: back leads to the page one came from.
      void navigate({ pathname, search: searchWith(search, asked), hash }, { replace: true })
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [asked, pathname, search, hash, navigate])

  const found = useMemo(() => {
    if (idle || index === undefined) return undefined
    const names = Object.fromEntries(index.services.map(({ id, name }) => [id, name]))
    return answering(index.templates.filter(within(library.narrowed)), asked, names)
  }, [idle, index, asked, library.narrowed])

  return {
    asked,
    ask: (change) => setAsked((before) => ({ ...before, ...change })),
    prepare,
    failed,
    ...(found && { found }),
    ...(index && { index }),
  }
}

/** What the list is narrowed to by its address holds whatever one asks. */
const within =
  (narrowed: LibraryData['narrowed']) =>
  ({ category, services }: Indexed): boolean => {
    if (narrowed === undefined) return true
    return narrowed.kind === 'category'
      ? category === narrowed.slug
      : services.includes(narrowed.slug)
  }
