import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askedIn, NOTHING, sameAsked, searchWith, tidy, type Asked, type Choices } from './asked.ts'

interface Asking {
  readonly asked: Asked
  readonly ask: (change: Partial<Asked>) => void
  /** The field the question is typed in: it keeps what it holds. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** How long one has to pause before the address says what was typed. */
const PAUSE_MS = 400

/** What one asks: answered at once, and kept in the address once one pauses. */
export const useAsked = (choices: Choices): Asking => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  // The prerendered page was asked nothing: what the address asks comes right after.
  const [asked, setAsked] = useState(NOTHING)
  const known = useRef(NOTHING)

  useLayoutEffect(() => {
    const inAddress = askedIn(search, choices)
    if (sameAsked(inAddress, known.current)) return
    known.current = inAddress
    const { question } = inAddress
    if (field.current && tidy(field.current.value) !== question) field.current.value = question
    setAsked(inAddress)
  }, [search, choices])

  useEffect(() => {
    if (sameAsked(asked, known.current)) return undefined
    const write = () => {
      known.current = asked
      // No entry of the history for every pause: back leads to the page one came from.
      void navigate({ pathname, search: searchWith(search, asked), hash }, { replace: true })
    }
    const pause = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [asked, pathname, search, hash, navigate])

  const ask = (change: Partial<Asked>) => {
    if (change.question !== undefined && field.current && field.current.value !== change.question)
      field.current.value = change.question
    // Another question starts at its first results.
    setAsked((before) => ({ ...before, page: 1, ...change }))
  }
  return { asked, ask, field }
}
