/** What a tool of the site worked out, handed to the contact page: it is joined if one wants. */
import { cleanLine, cleanText } from './clean.ts'

export interface ToolResult {
  /** What it is, as in « Audit IA, 12 réponses ». */
  readonly title: string
  /** All of it, as plain text. */
  readonly text: string
}

/** Characters at most; a longer text is cut. */
export const LONGEST_RESULT = { title: 120, text: 8000 } as const

/** Reads what was kept or sent, which may be anything. */
export const readToolResult = (value: unknown): ToolResult | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { title, text } = value as Readonly<Record<string, unknown>>
  if (typeof title !== 'string' || typeof text !== 'string') return undefined
  const read = {
    title: cut(cleanLine(title), LONGEST_RESULT.title),
    text: cut(cleanText(text), LONGEST_RESULT.text),
  }
  return read.title === '' || read.text === '' ? undefined : read
}

const cut = (text: string, longest: number): string =>
  // Not through the middle of a character.
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\p{Cs}$/u, '')}…`
