/** Keys of the studio: what they do anywhere in it, but not while one writes. */
import { useEffect, type RefObject } from 'react'
import { clipboardOf } from '../workflows/document/write.ts'
import { readFlow } from '../workflows/document/read.ts'
import { copyText } from './clipboard.ts'
import { useTools } from './context.ts'
import { refusalText } from './refusal.ts'

export interface KeyActs {
  readonly add: () => void
  readonly find: () => void
  readonly help: () => void
  readonly run: () => void
}

/** Hears the keys that are struck inside of the studio. */
export const useKeys = (room: RefObject<HTMLElement | null>, acts: KeyActs): void => {
  const { studio, words } = useTools()
  useEffect(() => {
    const { current } = room
    if (!current) return undefined
    const remove = () => {
      const { selection } = studio.get().session
      if (selection.length > 0 && studio.perform({ do: 'remove', names: selection }))
        studio.say(words.told.removed(selection.length))
    }
    const copy = async () => {
      const { flow, selection } = studio.get().session
      if (selection.length === 0) return false
      const copied = await copyText(clipboardOf(flow, selection))
      studio.say(copied ? words.told.copied : words.told.notCopied, copied ? undefined : 'warning')
      return copied
    }
    const withControl: Readonly<Record<string, (shift: boolean) => void>> = {
      z: (shift) => {
        if (shift) studio.redo()
        else studio.undo()
        studio.say(shift ? words.told.redone : words.told.undone)
      },
      y: () => studio.redo(),
      c: () => void copy(),
      x: () => void copy().then((copied) => copied && remove()),
      d: () => void studio.perform({ do: 'duplicate', names: studio.get().session.selection }),
      a: () => studio.select(studio.get().session.flow.nodes.map(({ name }) => name)),
      f: acts.find,
      enter: acts.run,
    }
    const alone: Readonly<Record<string, () => void>> = {
      a: acts.add,
      p: () => studio.set({ view: studio.get().view === 'canvas' ? 'outline' : 'canvas' }),
      t: () => void studio.perform({ do: 'tidy' }),
      delete: remove,
      backspace: remove,
      escape: () => {
        studio.select([])
        studio.set({ isInspecting: false })
      },
      '?': acts.help,
    }
    const hear = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase()
      const { target } = event
      if (event.defaultPrevented || event.altKey) return
      if (target instanceof Element && target.closest(WRITTEN)) return
      const isControl = event.ctrlKey || event.metaKey
      const act = isControl ? withControl[key] : alone[key]
      if (key === 'enter' && !isControl) return openChosen(event)
      if (!act) return
      event.preventDefault()
      act(event.shiftKey)
    }
    /** Buttons keep their Enter; on a node of the canvas it opens the settings. */
    const openChosen = (event: KeyboardEvent): void => {
      const { target } = event
      const name =
        target instanceof Element && target.closest('.react-flow__node')?.getAttribute('data-id')
      if (typeof name === 'string') studio.inspect(name)
    }
    const paste = (event: ClipboardEvent): void => {
      const { target } = event
      if (target instanceof Element && target.closest(WRITTEN)) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text.trim() === '') return
      const read = readFlow(text)
      event.preventDefault()
      if (!read.ok) return studio.say(refusalText(read, words), 'warning')
      const { flow } = studio.get().session
      const right = Math.max(0, ...flow.nodes.map(({ position }) => position[0] + 240))
      const done = studio.perform({ do: 'paste', flow: read.flow, position: [right, 0] })
      return studio.say(
        done ? words.told.pasted(read.flow.nodes.length) : words.told.nothing,
        done ? undefined : 'warning',
      )
    }
    current.addEventListener('keydown', hear)
    document.addEventListener('paste', paste)
    return () => {
      current.removeEventListener('keydown', hear)
      document.removeEventListener('paste', paste)
    }
  }, [room, acts, studio, words])
}

const WRITTEN = 'input, textarea, select, [contenteditable], dialog, [role=menu]'
