import type { Answers, Question } from './question.ts'

/** A tool: pure; the same answers give the same result. */
export interface Tool<Result> {
  /** That of its page. */
  readonly id: string
  /** Raised when saved answers change their meaning. */
  readonly version: number
  readonly questions: readonly Question[]
  /** How many one is asked at most; all of them, when left out. */
  readonly mostAsked?: number
  /** Any subset of the questions may be answered; never throws. */
  readonly evaluate: (answers: Answers) => Result
}
