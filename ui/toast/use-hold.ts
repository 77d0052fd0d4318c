import { useRef, useState, type FocusEvent } from 'react'
import { passFocusOn } from './pass-focus-on.ts'

interface Hold {
  /** Somebody points at an entry, or has the focus in one. */
  held: boolean
  /** For the list around the entries. */
  area: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
  /** To be called before an entry goes: hands its focus on, or back to where it came from. */
  passOn: (entry: Element | null) => void
}

/** Knows whether anybody is at a list whose entries come and go. */
export function useHold(): Hold {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const before = useRef<HTMLElement>(null)
  return {
    held: pointed || focused,
    area: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ relatedTarget, currentTarget }) => {
        setFocused(true)
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget
      },
      onBlur: ({ relatedTarget, currentTarget }) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
    passOn: (entry) => {
      if (entry?.parentElement?.childElementCount !== 1) {
        passFocusOn(entry)
        return
      }
      if (entry.contains(document.activeElement)) before.current?.focus()
      // What is taken away from under the pointer does not say that it left.
      setPointed(false)
      setFocused(false)
    },
  }
}
