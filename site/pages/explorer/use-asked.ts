import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { earlyChoices } from '../parts/early-choices.ts'
import {
  askedIn,
  isNothing,
  NOTHING,
  sameAsked,
  searchWith,
  tidy,
  type Asked,
  type Choices,
} from './asked.ts'

interface Asking {
  readonly asked: Asked
  readonly ask: (change: Partial<Asked>) => void
  /** The field the question is typed in: it keeps what it holds. */
  readonly field: RefObject<HTMLInputElement | null>
  /** What holds the field and the filters: what was asked there before hydration counts. */
  readonly tools: RefObject<HTMLDivElement | null>
}

/** How long one has to pause before the address says what was typed. */
const PAUSE_MS = 400

/** What one asks: answered at once, and kept in the address once one pauses. */
export const useAsked = (choices: Choices): Asking => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  // The prerendered page was asked nothing: what the address asks comes right after.
  const [asked, setAsked] = useState(NOTHING)
  const known = useRef(NOTHING)
  const early = useRef(true)

  useLayoutEffect(() => {
    const inAddress = askedIn(search, choices)
    const before = early.current ? askedIn(`${earlyChoices(tools.current)}`, choices) : NOTHING
    early.current = false
    if (sameAsked(inAddress, known.current) && isNothing(before)) return
    known.current = inAddress
    // What the address says comes first: a browser may bring back what the fields held another time.
    const question = inAddress.question || before.question
    if (field.current && tidy(field.current.value) !== question) field.current.value = question
    setAsked({
      question,
      type: inAddress.type ?? before.type,
      universe: inAddress.universe ?? before.universe,
    })
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
    setAsked((before) => ({ ...before, ...change }))
  }
  return { asked, ask, field, tools }
}
