/** What the evaluator found, in sentences: the screen, the summary and the card say the same. */
import { valueIn } from '../../../facts/value.ts'
import { numberIn } from '../../../i18n/number.ts'
import type { Language } from '../../../routes/language.ts'
import type { Weighed } from '../../../tools/evaluator/dimensions.ts'
import type { Economics, Inputs } from '../../../tools/evaluator/economics.ts'
import { UNITS } from '../../../tools/evaluator/questions.ts'
import type { Flip } from '../../../tools/evaluator/sensitivity.ts'
import type { Evaluation } from '../../../tools/evaluator/tool.ts'
import { GOOD, PAID_WITHIN, POOR, type Doubt } from '../../../tools/evaluator/verdict.ts'
import type { words as french } from '../../../tools/evaluator/words.fr.ts'
import type { Answer, Unit } from '../../../tools/frame/question.ts'
import type { ToolWords } from '../../../tools/frame/words.ts'
import type { EvaluatorData } from '../../../routes/evaluator-data.ts'
import type { Told } from '../frame/tool-parts.ts'
import { inARow } from '../result/in-a-row.ts'
import { WORDS } from '../result/words.ts'

export type EvaluatorWords = typeof french

/** A result with the rates and facts that its page brings. */
export interface ToldEvaluation extends Told<Evaluation, EvaluatorWords> {
  readonly data: EvaluatorData
}

export const euros = (value: number, language: Language): string =>
  valueIn(language, 'EUR', Math.round(value))

export const methodText = (words: EvaluatorWords): readonly string[] =>
  words.methodText(
    ...([GOOD, POOR, PAID_WITHIN.told, PAID_WITHIN.prudent].map(String) as [
      string,
      string,
      string,
      string,
    ]),
  )

const doubtText = (
  doubt: Doubt,
  { dimensions, economics }: Evaluation,
  words: EvaluatorWords,
  language: Language,
): string => {
  const { doubts } = words
  const after = (which: 'told' | 'prudent', say: (months: string) => string) => {
    const months = economics?.cases[which].months
    return months === undefined ? doubts.never : say(numberIn(language, months))
  }
  switch (doubt) {
    case 'listed':
    case 'unread':
    case 'untried':
    case 'failed':
    case 'unsettled':
      return doubts[doubt]
    case 'slow':
      return after('told', doubts.slow)
    case 'fragile':
      return after('prudent', doubts.fragile)
    case 'weak':
      return doubts.weak(named(dimensions, isWeak, words))
  }
}

/** Why it is so, the gravest first. */
export const reasonsOf = (
  result: Evaluation,
  words: EvaluatorWords,
  language: Language,
): readonly Reason[] => {
  const { stops, doubts, dimensions } = result
  const poor = named(dimensions, isPoor, words)
  const good = goodText(result, words)
  return [
    ...stops.map((stop): Reason => ({ kind: 'stop', text: words.stops[stop] })),
    ...(poor === '' ? [] : [{ kind: 'stop', text: words.poor(poor, String(POOR)) } as const]),
    ...doubts
      // What is poor has its own line above.
      .filter((doubt) => doubt !== 'weak' || dimensions.some(({ score = GOOD }) => isWeak(score)))
      .map((doubt): Reason => ({ kind: 'doubt', text: doubtText(doubt, result, words, language) })),
    ...(good === undefined ? [] : [{ kind: 'good', text: good } as const]),
  ]
}

export interface Reason {
  readonly kind: 'stop' | 'doubt' | 'good'
  readonly text: string
}

const isPoor = (score: number): boolean => score < POOR
const isWeak = (score: number): boolean => score >= POOR && score < GOOD

/** Nothing where no dimension holds: not by its mean alone, if one answer in it is a poor one. */
const goodText = ({ dimensions }: Evaluation, words: EvaluatorWords): string | undefined => {
  const even = dimensions.filter(({ lowest }) => lowest !== undefined && !isPoor(lowest.value))
  const names = named(even, (score) => score >= GOOD, words)
  return names === '' ? undefined : words.good(names)
}

/** The first thing to do about it. */
export const nextText = ({ verdict, stops, unsure }: Evaluation, words: EvaluatorWords): string => {
  const [question] = unsure
  if (stops.length > 0) return words.next.stop
  if (verdict === 'later') return words.next.later
  if (question !== undefined)
    return words.next.unsure(questionsOf(words)[question]?.ask ?? question)
  return words.next[verdict]
}

export const flipText = (flip: Flip, words: EvaluatorWords, language: Language): string => {
  const said = (answer: Answer) => {
    const text = answerText(flip.question, answer, words, language)
    return typeof answer === 'number' ? text : words.quoted(text)
  }
  return words.flip(shortOf(flip.question, words), said(flip.from), said(flip.to))
}

/** What holds a dimension back most. */
export const lowestText = (
  { question, option }: NonNullable<Weighed['lowest']>,
  words: EvaluatorWords,
  language: Language,
): string => {
  const short = shortOf(question, words)
  return option === undefined
    ? words.weakest(short)
    : WORDS[language].of(short, answerText(question, option, words, language))
}

const shortOf = (question: string, words: EvaluatorWords): string =>
  questionsOf(words)[question]?.short ?? question

export const answerText = (
  question: string,
  answer: Answer,
  words: EvaluatorWords,
  language: Language,
): string => {
  if (typeof answer !== 'number')
    return questionsOf(words)[question]?.options?.[String(answer)]?.label ?? String(answer)
  return amountText(UNITS[question] ?? 'count', answer, language)
}

export const inputText = (
  input: Economics['assumed'][number],
  inputs: Inputs,
  language: Language,
): string => {
  const { prices } = inputs
  return input === 'prices'
    ? [prices.read, prices.written].map((price) => valueIn(language, 'USD', price)).join(' / ')
    : amountText(UNITS[input] ?? 'count', inputs[input], language)
}

const amountText = (unit: Unit, value: number, language: Language): string => {
  switch (unit) {
    case 'euros':
      return valueIn(language, 'EUR', value)
    case 'count':
      return numberIn(language, value)
    default:
      return valueIn(language, unit, value)
  }
}

const named = (
  dimensions: Evaluation['dimensions'],
  wanted: (score: number) => boolean,
  words: EvaluatorWords,
): string =>
  inARow(
    dimensions
      .filter(({ score }) => score !== undefined && wanted(score))
      .map(({ id }) => words.inSentence[id]),
    words.and,
  )

/** Looked up by ids that rules hand out. */
const questionsOf = (words: EvaluatorWords): ToolWords['questions'] => words.questions
