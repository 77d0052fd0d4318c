/** What every part of the studio needs: its state, the words and the language. */
import { createContext, use, useSyncExternalStore } from 'react'
import type { Language } from '../routes/language.ts'
import type { PricedModel } from '../routes/model-prices.ts'
import type { Studio, StudioState } from './studio.ts'
import type { Words } from './words.ts'

export interface Tools {
  readonly studio: Studio
  readonly words: Words
  readonly language: Language
  /** What language models cost, with the day on which that was found. */
  readonly prices: readonly PricedModel[]
}

export const ToolsContext = createContext<Tools | undefined>(undefined)

export const useTools = (): Tools => {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('a part of the studio stands outside of it')
  return tools
}

/** One part of the state; it is drawn anew when that part changes. */
export const usePart = <T>(part: (state: StudioState) => T): T => {
  const { studio } = useTools()
  const get = () => part(studio.get())
  return useSyncExternalStore(studio.subscribe, get, get)
}

export const useFlow = () => usePart(({ session }) => session.flow)
