import type { Answers, Question } from './question.ts'

/** The questions that make sense after these answers, in their order. */
export const askedAfter = (
  questions: readonly Question[],
  answers: Answers,
): readonly Question[] => {
  const known: Record<string, Answers[string]> = {}
  return questions.filter(({ id, when }) => {
    if (when?.(known) === false) return false
    const answer = answers[id]
    if (answer !== undefined) known[id] = answer
    return true
  })
}

/** Of some answers, those to questions that are asked: what another answer made moot is left out. */
export const heeded = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    askedAfter(questions, answers).flatMap(({ id }) =>
      answers[id] === undefined ? [] : [[id, answers[id]]],
    ),
  )

/** The first question that still wants an answer; none where all that has to be known is. */
export const firstOpen = (questions: readonly Question[], answers: Answers): Question | undefined =>
  askedAfter(questions, answers).find(
    ({ id, optional }) => optional !== true && answers[id] === undefined,
  )

/** What stood there first and nobody changed counts as it stands. */
export const withStarts = (questions: readonly Question[], answers: Answers): Answers => ({
  ...Object.fromEntries(
    questions.flatMap((one) =>
      'start' in one && one.start !== undefined ? [[one.id, one.start]] : [],
    ),
  ),
  ...answers,
})
