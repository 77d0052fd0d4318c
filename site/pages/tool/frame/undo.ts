import { useSyncExternalStore } from 'react'
import type { Save } from '../../../tools/frame/save.ts'

/** What one may take back: the last change that took something away. */
export interface Undoable {
  readonly tool: string
  readonly kind: 'anew' | 'cleared' | 'replaced' | 'forgotten'
  readonly before: Save
}

let last: Undoable | undefined
const listeners = new Set<() => void>()

/** @param change `undefined` once it was taken back, or answered over */
export const mayUndo = (change: Undoable | undefined): void => {
  last = change
  for (const listener of listeners) listener()
}

export const useUndo = (tool: string): Undoable | undefined => {
  const change = useSyncExternalStore(subscribe, latest, never)
  return change?.tool === tool ? change : undefined
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const latest = () => last
const never = () => undefined
