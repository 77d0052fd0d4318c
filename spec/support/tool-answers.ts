/** Answers to a tool, the same each time: what opens each of its states by a link. */
import { askedAfter } from '../../site/tools/frame/asked.ts'
import type { Answer, Answers, Question } from '../../site/tools/frame/question.ts'

/** The first option of each choice, the lowest amount but nothing, a word. */
export const plainAnswers = (questions: readonly Question[]): Answers => {
  const answers: Record<string, Answer> = {}
  for (const question of questions)
    if (askedAfter(questions, answers).includes(question)) answers[question.id] = plain(question)
  return answers
}

const plain = (question: Question): Answer => {
  switch (question.kind) {
    case 'choice':
      return question.options[0]!
    case 'several':
      return [question.options[0]!]
    case 'amount':
      return question.start ?? question.least + question.step
    case 'text':
      return '{{mot}}'
  }
}
