/** The answers as the rules take them: what is missing or makes no sense is what stood there first. */
import type { Answers, Question } from '../frame/question.ts'
import type { Place } from './calendar.ts'
import type { Household } from './income-tax.ts'
import { BASES, COUNTS, COUPLES, GOALS, PLACES, YES_NO, type Goal } from './questions.ts'
import { STATUSES, type Status } from './year.ts'

export interface Inputs {
  readonly goal: Goal
  /** Euros: a month, a day, a year. */
  readonly net: number
  readonly rate: number
  readonly salary: number
  /** Left out where they are counted on the calendar. */
  readonly days?: number
  readonly costs: number
  readonly status: Status
  readonly year: number
  readonly place: Place
  readonly leave: number
  readonly sick: number
  readonly training: number
  readonly unsold: number
  readonly afterTax: boolean
  readonly flatTax: boolean
  readonly dividends: number
  readonly household: Household
}

export const inputsIn = (questions: readonly Question[], answers: Answers): Inputs => {
  const number = (id: string) => numberIn(question(questions, id), answers[id])
  return {
    goal: oneOf(GOALS, answers['goal']),
    net: number('net'),
    rate: number('rate'),
    salary: number('salary'),
    ...(oneOf(COUNTS, answers['count']) === 'given' && { days: number('days') }),
    costs: number('costs'),
    status: oneOf(STATUSES, answers['status']),
    year: Number(oneOf(optionsOf(question(questions, 'year')), answers['year'])),
    place: oneOf(PLACES, answers['place']),
    leave: number('leave'),
    sick: number('sick'),
    training: number('training'),
    unsold: number('unsold'),
    afterTax: oneOf(BASES, answers['basis']) === 'after',
    flatTax: oneOf(YES_NO, answers['flat']) === 'yes',
    dividends: number('dividends'),
    household: {
      couple: oneOf(COUPLES, answers['couple']) === 'couple',
      children: Math.round(number('children')),
      other: number('other'),
    },
  }
}

type Answer = Answers[string] | undefined

const question = (questions: readonly Question[], id: string): Question =>
  questions.find((asked) => asked.id === id)!

const numberIn = (asked: Question, answer: Answer): number => {
  if (asked.kind !== 'amount') return 0
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return asked.start ?? asked.least
  return Math.min(Math.max(answer, asked.least), asked.most)
}

const optionsOf = (asked: Question): readonly string[] =>
  asked.kind === 'choice' ? asked.options : []

const oneOf = <Option extends string>(options: readonly Option[], answer: Answer): Option =>
  options.find((option) => option === answer) ?? options[0]!
