/** What would change the verdict: each answer alone, moved as little as it takes. */
import { heeded } from '../frame/asked.ts'
import type { Amount, Answer, Answers, Question } from '../frame/question.ts'
import type { Rates } from './models.ts'
import { judge, VERDICTS, type Verdict } from './verdict.ts'

export interface Flip {
  readonly question: string
  readonly from: Answer
  readonly to: string | number
  readonly verdict: Verdict
  /** How far that is: in its options, or as a share of the amount. */
  readonly far: number
}

/**
 * Of each answered question the nearest answers that lead to other verdicts: better verdicts first,
 * then the nearest. Nothing is taken for granted about which way an answer pushes: each is tried.
 */
export const flipsOf = (
  questions: readonly Question[],
  answers: Answers,
  rates: Rates,
): readonly Flip[] => {
  const own = judge(answers, rates).verdict
  return questions
    .flatMap((question) => {
      const from = answers[question.id]
      if (from === undefined) return []
      const judged: Judging = (to) =>
        judge(heeded(questions, { ...answers, [question.id]: to }), rates).verdict
      return nearest(question, from, own, judged).map((to): Flip => {
        return {
          question: question.id,
          from,
          to,
          verdict: judged(to),
          far: farOf(question, from, to),
        }
      })
    })
    .toSorted((one, other) => rank(one.verdict) - rank(other.verdict) || one.far - other.far)
}

const rank = (verdict: Verdict): number => VERDICTS.indexOf(verdict)

const farOf = (question: Question, from: Answer, to: string | number): number => {
  if (question.kind !== 'choice') return Math.abs(Number(to) - Number(from)) / (Number(from) || 1)
  const at = (answer: Answer) => question.options.findIndex((option) => option === answer)
  return Math.abs(at(to) - at(from)) / question.options.length
}

type Judging = (answer: string | number) => Verdict

const nearest = (
  question: Question,
  from: Answer,
  own: Verdict,
  judged: Judging,
): readonly (string | number)[] => {
  if (question.kind === 'choice') return otherOptions(question.options, from, own, judged)
  if (question.kind !== 'amount' || typeof from !== 'number') return []
  return FACTORS.flatMap((factors) => otherAmount(question, from, factors, own, judged) ?? [])
}

/** One for each other verdict that some option leads to. */
const otherOptions = (
  options: readonly string[],
  from: Answer,
  own: Verdict,
  judged: Judging,
): readonly string[] => {
  const far = (option: string) =>
    Math.abs(options.indexOf(option) - options.findIndex((each) => each === from))
  const found = options
    .filter((option) => option !== from && !NO_AIM.includes(option))
    .toSorted((one, other) => far(one) - far(other))
    .map((option) => ({ option, verdict: judged(option) }))
  return VERDICTS.filter((verdict) => verdict !== own).flatMap(
    (verdict) => found.find((each) => each.verdict === verdict)?.option ?? [],
  )
}

/** Not an answer that one could work towards. */
const NO_AIM: readonly string[] = ['unsure', 'own']

/** Down to nothing, up to ten times: beyond, it is another project. */
const FACTORS: readonly (readonly number[])[] = [
  [0.9, 0.75, 0.5, 0.25, 0.1, 0],
  [1.1, 1.25, 1.5, 2, 3, 5, 10],
]

const otherAmount = (
  range: Amount,
  from: number,
  factors: readonly number[],
  own: Verdict,
  judged: Judging,
): number | undefined => {
  const tried = factors.map((factor) => onStep(range, from * factor))
  const at = tried.findIndex((value) => value !== from && judged(value) !== own)
  if (at === -1) return undefined
  // Between one that does not and one that does: halved until they are a step apart.
  let without = tried[at - 1] ?? from
  let found = tried[at]!
  for (;;) {
    const middle = onStep(range, (without + found) / 2)
    if (middle === without || middle === found) return found
    if (judged(middle) === own) without = middle
    else found = middle
  }
}

const onStep = ({ least, most, step }: Amount, value: number): number => {
  const inside = Math.min(most, Math.max(least, value))
  return Math.round((least + Math.round((inside - least) / step) * step) * 100) / 100
}
