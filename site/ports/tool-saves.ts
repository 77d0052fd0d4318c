/** What the free tools keep on this device, by the id of their page. */
import { keptText } from './kept-text.ts'
import { TOOLS_ASIDE_KEY, TOOLS_KEY } from './storage-keys.ts'
import { read, write } from './storage.ts'

const saves = keptText(TOOLS_KEY)

/** All of it, as it stands there: the same text for as long as nothing changes. */
export const toolSavesText = saves.text

/** What a tool kept, whatever it is; `undefined` where it kept nothing. */
export const toolSaveIn = (text: string, tool: string): unknown => all(text)[tool]

/** Some text stands there that nothing can be read from. */
export const isBroken = (text: string): boolean => text !== '' && parsed(text) === undefined

/** @param save left out, the tool keeps nothing more @returns whether the device took it */
export const keepToolSave = (tool: string, save?: unknown): boolean => {
  const { [tool]: _, ...others } = all(toolSavesText())
  const next = save === undefined ? others : { ...others, [tool]: save }
  return saves.keep(Object.keys(next).length === 0 ? undefined : JSON.stringify(next))
}

/** Before what is damaged is written over. What was set aside first is the more precious. */
export const setToolSavesAside = (): void => {
  const text = toolSavesText()
  if (text !== '' && read('localStorage', TOOLS_ASIDE_KEY) === null)
    write('localStorage', TOOLS_ASIDE_KEY, text)
}

/** Whether what was written last lives in this document alone. */
export const isToolSaveHeld = saves.isHeld

/** The same tool in another tab, too. */
export const onToolSaves = saves.subscribe

const all = (text: string): Saves => parsed(text) ?? {}

type Saves = Readonly<Record<string, unknown>>

const parsed = (text: string): Saves | undefined => {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Saves)
      : undefined
  } catch {
    return undefined
  }
}
