/** The words of a tool's questions, in one language. A tool's own words extend them. */
export interface ToolWords {
  readonly questions: Readonly<Record<string, QuestionWords>>
  /** Names of the parts that questions stand in. */
  readonly parts: Readonly<Record<string, string>>
  /** Of a `form`: where both do not fit side by side, a phone shows one of them at a time. */
  readonly sides?: { readonly ask: string; readonly answer: string }
}

export interface QuestionWords {
  readonly ask: string
  readonly help?: string
  /** Its name in a list of answers: one or two words. */
  readonly short: string
  readonly options?: Readonly<Record<string, OptionWords>>
}

export interface OptionWords {
  readonly label: string
  readonly note?: string
  /** What Opale says once it is chosen, in a sentence. */
  readonly said?: string
}
