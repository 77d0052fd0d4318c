/** Answers to a tool: good ones, and whatever a save or a link may hold. */
import * as fc from 'fast-check'
import type { Answer, Answers, Question } from '../../site/tools/frame/question.ts'

/** Possible answers, to some of the questions. */
export const someAnswers = (questions: readonly Question[]): fc.Arbitrary<Answers> =>
  fc.record(answersBy(questions), { requiredKeys: [] }) as fc.Arbitrary<Answers>

/** A possible answer to each question, asked or not. */
export const allAnswers = (questions: readonly Question[]): fc.Arbitrary<Answers> =>
  fc.record(answersBy(questions))

/** Anything at all. */
export const hostileAnswers = (questions: readonly Question[]): fc.Arbitrary<Answers> =>
  fc.dictionary(
    fc.oneof(fc.constantFrom(...questions.map(({ id }) => id)), fc.string()),
    fc.oneof(fc.anything(), fc.constantFrom(Number.NaN, -1, 1e308, 'unsure', ['none'], [])),
  ) as fc.Arbitrary<Answers>

export const answerTo = (question: Question): fc.Arbitrary<Answer> => {
  switch (question.kind) {
    case 'choice':
      return fc.constantFrom(...question.options)
    case 'several':
      return fc.subarray([...question.options], {
        minLength: 1,
        maxLength: question.most ?? question.options.length,
      })
    case 'amount': {
      const { least, most, step } = question
      return fc
        .integer({ min: 0, max: Math.floor((most - least) / step) })
        .map((steps) => Math.round((least + steps * step) * 100) / 100)
    }
    case 'text':
      return fc.string({ minLength: 1, maxLength: question.longest })
  }
}

const answersBy = (questions: readonly Question[]) =>
  Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]))
