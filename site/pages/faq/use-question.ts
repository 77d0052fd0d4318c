import { useEffect, useRef, useState, type RefObject } from 'react'

type Search = typeof import('./search.tsx')

interface Question {
  readonly asked: string
  readonly ask: (text: string) => void
  readonly reset: () => void
  /** What answers it; fetched once somebody is about to ask. */
  readonly search: Search | undefined
  readonly prepare: () => void
  /** Where it is typed: it keeps what it holds. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** What one asks, and what the address asks for one: `?q=…`. */
export const useQuestion = (): Question => {
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState('')
  const [search, come] = useState<Search>()
  const prepare = () => fetchSearch(come)
  const ask = (text: string) => {
    prepare()
    setAsked(text)
  }
  const reset = () => {
    if (field.current) field.current.value = ''
    setAsked('')
    // The button goes with what it was below: one goes on where one asked.
    field.current?.focus()
  }
  // The prerendered page was asked nothing: what the address asks comes right after.
  useEffect(() => {
    const text = new URLSearchParams(location.search).get('q')
    if (!field.current || !text || field.current.value !== '') return
    field.current.value = text
    setAsked(text)
    fetchSearch(come)
  }, [])
  return { asked, ask, reset, search, prepare, field }
}

/** Where it does not come the whole list stays. */
const fetchSearch = (come: (search: Search) => void): void =>
  void import('./search.tsx').then(come, () => undefined)
