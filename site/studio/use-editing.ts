import { clipboardOf } from '../workflows/document/write.ts'
import { readFlow } from '../workflows/document/read.ts'
import { copyText } from '../ports/clipboard.ts'
import { useTools } from './context.ts'
import { refusalText } from './refusal.ts'

export interface Editing {
  /** Puts a text on the clipboard, and says whether it is there. */
  readonly copyOut: (text: string) => Promise<boolean>
  /** Steps with the links among them, as n8n pastes them; the chosen ones where none are named. */
  readonly copySteps: (names?: readonly string[]) => Promise<boolean>
  readonly cutSteps: () => Promise<void>
  readonly removeSteps: () => void
  readonly pasteSteps: (text: string) => void
  /** Lays these steps out anew, or all. */
  readonly tidySteps: (names?: readonly string[]) => Promise<void>
}

/** What is done with the chosen steps and the clipboard, said where it is done. */
export const useEditing = (): Editing => {
  const { studio, words } = useTools()
  const { told } = words
  const chosen = () => studio.get().session.selection
  const copyOut = async (text: string): Promise<boolean> => {
    const copied = await copyText(text)
    studio.say(copied ? told.copied : told.notCopied, copied ? undefined : 'warning')
    return copied
  }
  const copySteps = async (names = chosen()): Promise<boolean> =>
    names.length > 0 && copyOut(clipboardOf(studio.get().session.flow, names))
  const removeSteps = (): void => {
    const names = chosen()
    if (names.length > 0 && studio.perform({ do: 'remove', names }))
      studio.say(told.removed(names.length))
  }
  return {
    copyOut,
    copySteps,
    removeSteps,
    cutSteps: async () => {
      if (await copySteps()) removeSteps()
    },
    pasteSteps: (text) => {
      const read = readFlow(text)
      if (!read.ok) return studio.say(refusalText(read, words), 'warning')
      const { nodes } = studio.get().session.flow
      const right = Math.max(0, ...nodes.map(({ position }) => position[0] + BESIDE))
      const done = studio.perform({ do: 'paste', flow: read.flow, position: [right, 0] })
      return studio.say(
        done ? told.pasted(read.flow.nodes.length) : told.nothing,
        done ? undefined : 'warning',
      )
    },
    tidySteps: async (names) => {
      try {
        const { tidying } = await import('../workflows/document/tidy.ts')
        const done = studio.perform(tidying(studio.get().session.flow, names))
        studio.say(done ? told.tidied : told.tidyAlready)
      } catch {
        // What lays steps out did not come: they stay where they are.
        studio.say(told.noPart, 'missing')
      }
    },
  }
}

/** Pixels from the last column to what is pasted beside it. */
const BESIDE = 240
