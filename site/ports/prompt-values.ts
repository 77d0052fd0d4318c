/** What the variables of prompts stand for, on this device alone. */
import { keptText } from './kept-text.ts'
import { PROMPT_VALUES_KEY } from './storage-keys.ts'

const kept = keptText(PROMPT_VALUES_KEY)

export type PromptValues = Readonly<Record<string, string>>

/** Whatever stands there: what is no text by a name counts as none. */
export const promptValues = (): PromptValues => {
  try {
    const found: unknown = JSON.parse(kept.text())
    return Object.fromEntries(Object.entries(found ?? {}).filter(isText))
  } catch {
    return {}
  }
}

/** Those that are empty are forgotten. */
export const keepPromptValues = (values: PromptValues): void => {
  const worth = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  kept.keep(Object.keys(worth).length === 0 ? undefined : JSON.stringify(worth))
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'
