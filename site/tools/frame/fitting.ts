/** Answers that come from outside: an address, a device, a file. They may be anything. */
import type { Answer, Answers, Question } from './question.ts'

export interface Fitting {
  readonly answers: Answers
  /** How many could not be taken: of another version, or of nobody's making. */
  readonly refused: number
}

/** Takes each answer that its question could have, and counts the others. */
export const fitting = (questions: readonly Question[], given: unknown): Fitting => {
  const entries = isRecord(given) ? Object.entries(given) : []
  const byId = new Map(questions.map((question) => [question.id, question]))
  const taken = entries.filter((entry): entry is [string, Answer] => {
    const question = byId.get(entry[0])
    return question !== undefined && fits(question, entry[1])
  })
  return { answers: Object.fromEntries(taken), refused: entries.length - taken.length }
}

/** Whether it is an answer to this question. */
export const fits = (question: Question, answer: unknown): answer is Answer => {
  switch (question.kind) {
    case 'choice':
      return typeof answer === 'string' && question.options.includes(answer)
    case 'several':
      return (
        Array.isArray(answer) &&
        answer.length <= (question.most ?? question.options.length) &&
        new Set(answer).size === answer.length &&
        answer.every((each) => question.options.includes(each as string))
      )
    case 'amount':
      return typeof answer === 'number' && answer >= question.least && answer <= question.most
    case 'text':
      return typeof answer === 'string' && answer.length <= question.longest
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
