/** What every part of the lab needs: the state, the words, and how numbers are written. */
import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react'
import { numberIn } from '../../../i18n/number.ts'
import type { Language } from '../../../routes/language.ts'
import type { Lab, LabState } from '../lab.ts'
import type { Words } from '../words/words.ts'

export interface Tools {
  readonly lab: Lab
  readonly words: Words
  readonly language: Language
  /** Says something about what the visitor just did. */
  readonly say: (text: string) => void
}

export const ToolsContext = createContext<Tools | undefined>(undefined)

export const useTools = (): Tools & { readonly number: (value: number) => string } => {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('a part of the lab stands outside of it')
  return { ...tools, number: (value) => numberIn(tools.language, value) }
}

export const useLab = (): LabState => {
  const { lab } = useTools()
  return useSyncExternalStore(lab.subscribe, lab.get, lab.get)
}

/** The state for what may follow a moment later: the slider never waits for it. */
export const useLabLater = (): LabState => useDeferredValue(useLab())

/** One part of the state, for what does not depend on the command looked at. */
export const usePart = <K extends keyof LabState>(part: K): LabState[K] => {
  const { lab } = useTools()
  const get = () => lab.get()[part]
  return useSyncExternalStore(lab.subscribe, get, get)
}

/** A number and « commandes ». */
export const useCount = (): ((count: number) => string) => {
  const { words, number } = useTools()
  return (count) => words.timeline.commands(count, number(count))
}
