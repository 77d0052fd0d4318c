/** What every part of the lab needs: the state, the words, and how numbers are written. */
import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react'
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
  return { ...tools, number: (value) => spaced(formatIn(tools.language).format(value)) }
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

const formats = new Map<Language, Intl.NumberFormat>()

/** Made when it is first needed: a phone takes a while to find out how a language writes numbers. */
const formatIn = (language: Language): Intl.NumberFormat => {
  const known = formats.get(language)
  if (known) return known
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  formats.set(language, format)
  return format
}

/** The typeface has no narrow space. */
const spaced = (text: string): string => text.replaceAll('\u202F', '\u00A0')

/** A number and « commandes ». */
export const useCount = (): ((count: number) => string) => {
  const { words, number } = useTools()
  return (count) => words.timeline.commands(count, number(count))
}
