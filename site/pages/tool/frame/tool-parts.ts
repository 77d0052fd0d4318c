/** What a tool gives the frame, which does the rest: asking, keeping, sharing, handing over. */
import type { ComponentType } from 'react'
import type { Language } from '../../../routes/language.ts'
import type { Card } from '../../../share-card/card.ts'
import type { Answers } from '../../../tools/frame/question.ts'
import type { Tool } from '../../../tools/frame/tool.ts'
import type { ToolWords } from '../../../tools/frame/words.ts'

/** `steps` asks a question a screen; `form` has all in sight, and answers at once. */
export type Shape = 'steps' | 'form'

/** Write as `export const parts: ToolParts<MyResult, MyWords> = {…}`. */
export interface ToolParts<Result, Words extends ToolWords> {
  readonly tool: Tool<Result>
  readonly shape: Shape
  /** Fetched with the tool, one language alone: `lazyWords({ fr: () => import(…), en: … })`. */
  readonly words: (language: Language) => Promise<Words>
  /** The result, from its first heading (`h1` is the result's sentence) to its last section. */
  readonly Result: ComponentType<Told<Result, Words>>
  /** The result as Markdown that also reads as plain text: for the file and for the contact form. */
  readonly summary: (told: Told<Result, Words>) => string
  readonly card: (told: Told<Result, Words>) => Card
}

/** A result and all that one needs to tell it. */
export interface Told<Result, Words extends ToolWords> {
  readonly result: Result
  readonly answers: Answers
  readonly words: Words
  readonly language: Language
  /** Results that this device kept, the latest first; none in what somebody else sent. */
  readonly earlier: readonly Earlier<Result>[]
}

export interface Earlier<Result> {
  readonly result: Result
  readonly answers: Answers
  /** The day it was worked out, as `2026-03-12`. */
  readonly day: string
}
