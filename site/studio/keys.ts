/** Keys of the studio: what they do anywhere in it, but not while one writes. */
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useTools } from './context.ts'
import { useEditing } from './use-editing.ts'

export interface KeyActs {
  readonly add: () => void
  readonly find: () => void
  readonly help: () => void
  readonly run: () => void
}

/** Hears the keys that are struck inside of the studio, and what is pasted on its page. */
export const useKeys = (room: RefObject<HTMLElement | null>, acts: KeyActs): void => {
  const { studio } = useTools()
  const { pasteSteps } = useEditing()
  const keys = useKeyTable(acts)
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const { target, ctrlKey, metaKey } = event
    if (event.defaultPrevented || event.altKey || isWritten(target)) return
    const key = event.key.toLowerCase()
    const isControl = ctrlKey || metaKey
    const node = target instanceof Element && target.closest('.react-flow__node')
    // Buttons keep their Enter; on a node of the canvas it opens the settings.
    if (key === 'enter' && !isControl)
      return node ? studio.inspect(node.getAttribute('data-id') ?? '') : undefined
    const act = isControl ? keys.withControl[key] : keys.alone[key]
    if (!act) return
    event.preventDefault()
    act(event.shiftKey)
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
    const onKey = (event: KeyboardEvent) => hear(event)
    const onPaste = (event: ClipboardEvent) => paste(event)
    current.addEventListener('keydown', onKey)
    document.addEventListener('paste', onPaste)
    return () => {
      current.removeEventListener('keydown', onKey)
      document.removeEventListener('paste', onPaste)
    }
  }, [room])
}

type Act = (isShifted: boolean) => void
type KeyTable = Readonly<Record<string, Act>>

const useKeyTable = (
  acts: KeyActs,
): { readonly withControl: KeyTable; readonly alone: KeyTable } => {
  const { studio, words } = useTools()
  const { copySteps, cutSteps, removeSteps } = useEditing()
  const again = (isRedo: boolean) => {
    if (isRedo) studio.redo()
    else studio.undo()
    studio.say(isRedo ? words.told.redone : words.told.undone)
  }
  return {
    withControl: {
      z: again,
      y: () => again(true),
      c: () => void copySteps(),
      x: () => void cutSteps(),
      d: () => void studio.perform({ do: 'duplicate', names: studio.get().session.selection }),
      a: () => studio.select(studio.get().session.flow.nodes.map(({ name }) => name)),
      f: acts.find,
      enter: acts.run,
    },
    alone: {
      a: acts.add,
      p: () => studio.set({ view: studio.get().view === 'canvas' ? 'outline' : 'canvas' }),
      t: () => void studio.perform({ do: 'tidy' }),
      delete: removeSteps,
      backspace: removeSteps,
      escape: () => {
        studio.select([])
        studio.set({ isInspecting: false })
      },
      '?': acts.help,
    },
  }
}

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITTEN) !== null

const WRITTEN = 'input, textarea, select, [contenteditable], dialog, [role=menu]'
