/** Keys of the studio: what they do anywhere in it, but not while one writes. */
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useTools } from './context.ts'
import { strokeOf } from './stroke.ts'
import type { StudioCommand } from './use-commands.ts'
import { useEditing } from './use-editing.ts'

/** Hears the keys that are struck inside of the studio, and what is pasted on its page. */
export const useKeys = (
  room: RefObject<HTMLElement | null>,
  commands: readonly StudioCommand[],
): void => {
  const { studio } = useTools()
  const { pasteSteps } = useEditing()
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || event.altKey) return
    const stroke = strokeOf(event)
    // The list of all commands is asked for from wherever one is, but not over another question.
    if (isWritten(target) && !(stroke === EVERYWHERE && !isAsked(target))) return
    const node = target instanceof Element && target.closest('.react-flow__node')
    // Buttons keep their Enter; on a node of the canvas it opens the settings.
    if (stroke === 'enter')
      return node ? studio.inspect(node.getAttribute('data-id') ?? '') : undefined
    const act = commands.find(({ strokes }) => strokes.includes(stroke))?.act
    if (!act) return undefined
    event.preventDefault()
    return act()
  })
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (isWritten(event.target) || text.trim() === '') return
    event.preventDefault()
    pasteSteps(text)
  })
  useEffect(() => {
    const { current } = room
    if (!current) return undefined
    const onKey = (event: KeyboardEvent) => {
      // Who has just come has nothing focused yet: the room lies inside of what is struck on.
      const isBefore = event.target instanceof Element && event.target.contains(current)
      if (current.contains(event.target as Node) || (isBefore && UNFOCUSED.has(strokeOf(event))))
        hear(event)
    }
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('keydown', onKey)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('paste', onPaste)
    }
  }, [room])
}

const EVERYWHERE = 'ctrl+k'

/** Single letters are left to who reads the page, and so are its text to copy and to search. */
const UNFOCUSED = new Set([EVERYWHERE, 'ctrl+enter', 'ctrl+z', 'ctrl+shift+z', 'ctrl+y'])

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${WRITTEN}, ${ASKED}`) !== null

const isAsked = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ASKED) !== null

const WRITTEN = 'input, textarea, select, [contenteditable]'
const ASKED = 'dialog, [role=menu]'
