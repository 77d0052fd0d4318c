/** What the calculator asks: three fields give an answer, the others make it yours. */
import type { Amount, Answers, Choice, Question } from '../frame/question.ts'
import type { Place } from './calendar.ts'
import { STATUSES } from './year.ts'

/** The years of the calendar: that of the rates, and two more. */
export const questionsFor = (year: number): readonly Question[] => [
  choice('goal', 'start', GOALS),
  amount('net', 'start', 'euros', [100, 50_000, 50], 2800, goal('net')),
  amount('rate', 'start', 'euros', [20, 5000, 10], 450, goal('rate')),
  amount('salary', 'start', 'euros', [12_000, 400_000, 500], 45_000, goal('salary')),
  choice('count', 'start', COUNTS),
  {
    ...amount('days', 'start', 'days', [1, 260, 1], 110, (answers) => !counts(answers)),
    rough: true,
  },
  amount('costs', 'start', 'euros', [0, 300_000, 100], 4200),
  choice('status', 'start', STATUSES),
  choice(
    'year',
    'calendar',
    [0, 1, 2].map((later) => String(year + later)),
    counts,
  ),
  choice('place', 'calendar', PLACES, counts),
  amount('leave', 'calendar', 'days', [0, 120, 1], 25, counts),
  amount('sick', 'calendar', 'days', [0, 120, 1], 5, counts),
  amount('training', 'calendar', 'days', [0, 120, 1], 5, counts),
  amount('unsold', 'calendar', 'percent', [0, 90, 5], 40, counts),
  choice('basis', 'status', BASES, goal('net')),
  choice('flat', 'status', YES_NO, (answers) => statusIn(answers) === 'micro'),
  amount('dividends', 'status', 'percent', [0, 100, 5], 0, isCompany),
  choice('couple', 'household', COUPLES),
  amount('children', 'household', 'count', [0, 10, 1], 0),
  amount('other', 'household', 'euros', [0, 500_000, 500], 0),
]

export const GOALS = ['net', 'rate', 'salary'] as const
export type Goal = (typeof GOALS)[number]
export const COUNTS = ['given', 'calendar'] as const
export const PLACES = ['france', 'alsace-moselle'] as const satisfies readonly Place[]
/** Whether the wanted income is before or after income tax. */
export const BASES = ['before', 'after'] as const
export const YES_NO = ['no', 'yes'] as const
export const COUPLES = ['alone', 'couple'] as const

const optionIn = (answers: Answers, id: string, first: string): string => {
  const answer = answers[id]
  return typeof answer === 'string' ? answer : first
}

const statusIn = (answers: Answers) => optionIn(answers, 'status', STATUSES[0])

type When = (answers: Answers) => boolean
function goal(wanted: Goal): When {
  return (answers) => optionIn(answers, 'goal', GOALS[0]) === wanted
}
function counts(answers: Answers): boolean {
  return answers['count'] === 'calendar'
}
function isCompany(answers: Answers): boolean {
  return ['eurl', 'sasu'].includes(statusIn(answers))
}

function choice(id: string, part: string, options: Choice['options'], when?: When): Question {
  return { id, part, kind: 'choice', options, start: options[0]!, ...(when && { when }) }
}

function amount(
  id: string,
  part: string,
  unit: Amount['unit'],
  [least, most, step]: readonly [least: number, most: number, step: number],
  start: number,
  when?: When,
): Question & Amount {
  const bounds = { least, most, step, unit, start }
  return { id, part, kind: 'amount', ...bounds, ...(when && { when }) }
}
