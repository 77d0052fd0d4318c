/** What a tool gives the frame, which does the rest: asking, keeping, sharing, handing over. */
import type { ComponentType } from 'react'
import type { Language } from '../../../routes/language.ts'
import type { Card } from '../../../share-card/card.ts'
import type { Answers } from '../../../tools/frame/question.ts'
import type { Tool } from '../../../tools/frame/tool.ts'
import type { ToolWords } from '../../../tools/frame/words.ts'

/** `steps` asks a question a screen; `form` has all in sight, and answers at once. */
export type Shape = 'steps' | 'form'

export interface ToolParts<Result, Words extends ToolWords> {
  readonly tool: Tool<Result>
  readonly shape: Shape
  /** One language alone is fetched: `lazyWords({ fr: () => import(…), en: () => import(…) })`. */
  readonly words: (language: Language) => Promise<Words>
  /** From its first title (`h1` in `steps`, `h2` in `form`) to its last section, without buttons. */
  readonly Result: ComponentType<Told<Result, Words>>
  /** Above the questions of a `form`: other ways to begin, or what must be said on either side. */
  readonly Before?: ComponentType<Told<Result, Words>>
  /** Below the questions and the result of a `form`, across the page: sections on what it rests on. */
  readonly Below?: ComponentType<Told<Result, Words>>
  /** The answer in three words: what leads to it where a `form` shows one side at a time says it. */
  readonly now?: (told: Told<Result, Words>) => string
  /** The result as Markdown that reads as plain text too: a file, and what joins a message. */
  readonly summary: (told: Told<Result, Words>) => string
  readonly card: (told: Told<Result, Words>) => Card
  /** How many results a device keeps; five, when left out. */
  readonly most?: number
}

/** A result, and all that one needs to tell it. */
export interface Told<Result, Words extends ToolWords> {
  readonly result: Result
  /** Those that count: what another answer made moot is left out. */
  readonly answers: Answers
  readonly words: Words
  readonly language: Language
  /** Results that this device kept before, the latest first; none in what somebody else sent. */
  readonly earlier: readonly Earlier<Result>[]
  /** Absent where one can only read. */
  readonly own?: Own
}

export interface Earlier<Result> {
  readonly result: Result
  readonly answers: Answers
  /** The day it was worked out, as `2026-03-12`. */
  readonly day: string
}

/** What a tool's own parts may change; the frame lets one undo it. */
export interface Own {
  /** All answers at once. */
  readonly replace: (answers: Answers) => void
  /** One of `earlier`, by its place there. */
  readonly forget: (place: number) => void
  /** To the control of a question, in a `form`. */
  readonly lead: (question: string) => void
}
