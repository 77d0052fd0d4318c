import { useCallback, useMemo, useSyncExternalStore } from 'react'
import {
  isBroken,
  isToolSaveHeld,
  keepToolSave,
  onToolSaves,
  setToolSavesAside,
  toolSaveIn,
  toolSavesText,
} from '../../../ports/tool-saves.ts'
import { readKept, toKeep, type Read, type Save } from '../../../tools/frame/save.ts'
import type { Tool } from '../../../tools/frame/tool.ts'

export interface Kept {
  readonly save: Read
  /** The device did not take the last change: it lives as long as this page. */
  readonly held: boolean
  readonly change: (change: (save: Save) => Save) => void
}

/** What the device keeps of a tool, as it is at any time: another tab may answer too. */
export const useSave = (tool: Tool<unknown>): Kept => {
  const text = useSyncExternalStore(onToolSaves, toolSavesText, nothing)
  const save = useMemo(() => read(tool, text), [tool, text])
  const change = useCallback(
    (changed: (save: Save) => Save) => {
      const before = read(tool, toolSavesText())
      if (before.damaged) setToolSavesAside()
      const next = changed(before)
      const empty = Object.keys(next.answers).length === 0 && next.results.length === 0
      keepToolSave(tool.id, empty ? undefined : toKeep(tool, next))
    },
    [tool],
  )
  return { save, held: isToolSaveHeld(), change }
}

const nothing = () => ''

const read = (tool: Tool<unknown>, text: string): Read => {
  const kept = readKept(tool, toolSaveIn(text, tool.id))
  return isBroken(text) ? { ...kept, damaged: true } : kept
}
