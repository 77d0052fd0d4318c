/** What the variables of prompts stand for, on this device alone. */
import { PROMPT_VALUES_KEY } from './storage-keys.ts'
import { read, remove, write } from './storage.ts'

export type PromptValues = Readonly<Record<string, string>>

/** Whatever stands there: what is no text by a name counts as none. */
export const promptValues = (): PromptValues => {
  if (held) return held
  try {
    const found: unknown = JSON.parse(read('localStorage', PROMPT_VALUES_KEY) ?? '{}')
    return Object.fromEntries(Object.entries(found ?? {}).filter(isText))
  } catch {
    return {}
  }
}

/** Those that are empty are forgotten. */
export const keepPromptValues = (values: PromptValues): void => {
  const worth = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const empty = Object.keys(worth).length === 0
  if (empty) remove('localStorage', PROMPT_VALUES_KEY)
  held =
    empty || write('localStorage', PROMPT_VALUES_KEY, JSON.stringify(worth)) ? undefined : worth
}

/** What storage would not take lives as long as the document. */
let held: PromptValues | undefined

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
