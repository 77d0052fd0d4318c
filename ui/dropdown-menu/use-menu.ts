import { useEffect, useRef, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react'
import { moveFocus, rovingItems } from '../tabs/roving-focus.ts'
import { TYPEAHEAD_MS, typedPlace } from './typeahead.ts'

interface Menu {
  button: {
    ref: RefObject<HTMLButtonElement | null>
    onKeyDown: (event: KeyboardEvent) => void
  }
  list: {
    ref: RefObject<HTMLUListElement | null>
    onKeyDown: (event: KeyboardEvent<HTMLUListElement>) => void
    onToggle: (event: ToggleEvent<HTMLUListElement>) => void
  }
  close: () => void
}

/** Keys of a menu button and of its menu. The browser opens it, and closes it on Esc or outside. */
export function useMenu(): Menu {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const enterAt = useRef(0)
  const typed = useRef('')
  const forgetting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(forgetting.current), [])

  const close = () => {
    list.current?.hidePopover()
    button.current?.focus()
  }
  const type = (letter: string, items: readonly HTMLElement[]) => {
    clearTimeout(forgetting.current)
    forgetting.current = setTimeout(() => {
      typed.current = ''
    }, TYPEAHEAD_MS)
    typed.current += letter
    const from = items.indexOf(document.activeElement as HTMLElement)
    items[typedPlace(items.map(labelOf), from, typed.current)]?.focus()
  }
  return {
    close,
    button: {
      ref: button,
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        enterAt.current = event.key === 'ArrowUp' ? -1 : 0
        if (list.current?.matches(':popover-open') !== false) return
        list.current.showPopover(button.current ? { source: button.current } : {})
      },
    },
    list: {
      ref: list,
      onToggle: ({ newState, currentTarget }) => {
        if (newState === 'open') rovingItems(currentTarget, 'menuitem').at(enterAt.current)?.focus()
        enterAt.current = 0
        typed.current = ''
      },
      onKeyDown: (event) => {
        const { key, currentTarget } = event
        // A menu is one stop: the next one is after its button.
        if (key === 'Tab') close()
        else if (key.length === 1 && key !== ' ') type(key, rovingItems(currentTarget, 'menuitem'))
        else moveFocus(event, 'menuitem')
      },
    },
  }
}

/** The name alone, without the description below it. */
const labelOf = (item: HTMLElement) => item.querySelector('b')?.textContent ?? ''
