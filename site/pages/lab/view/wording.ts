/** Problems in the visitor's words. */
import type { ReadingId, Refusal } from '#engine'
import type { Problem } from '../script/problem.ts'
import type { Fault } from '../share/unreadable.ts'
import type { Words } from '../words/words.ts'

type Numbers = (value: number) => string

export const faultText = (fault: Fault, { fault: words }: Words, number: Numbers): string => {
  switch (fault.kind) {
    case 'too-large':
    case 'too-long':
      return words[fault.kind](number(fault.most))
    case 'bad-scenario':
      return words['bad-scenario'](fault.place, translated(fault.problem, words.problems))
    default:
      return words[fault.kind]
  }
}

/** Why a command is turned down; fields stay English, as everywhere in the lab. */
export const refusalText = (
  refusal: Refusal,
  { refused, palette }: Words,
  number: Numbers,
): string =>
  refusal.reason === 'stat-too-low'
    ? palette.lacks(refusal.stat, number(refusal.needs), number(refusal.has))
    : refused[refusal.reason]

/** The engine says what is wrong in English; what no line translates stays so. */
const translated = (problem: string, lines: Words['fault']['problems']): string => {
  const line = lines.find(([pattern]) => pattern.test(problem))
  return line ? problem.replace(...line) : problem
}

export const problemText = (
  problem: Problem,
  reading: ReadingId,
  { script: { problem: words } }: Words,
  number: Numbers,
): string => {
  switch (problem.kind) {
    case 'unknown-command': {
      const { command, near } = problem
      return words.unknown(command, reading) + (near === undefined ? '' : words.near(near))
    }
    case 'unknown-field':
      return words.field(problem.command, problem.field)
    case 'missing-field':
      return words.missing(problem.command, problem.field)
    case 'bad-number':
      return words.number(problem.field)
    case 'bad-json':
      return words.json(problem.field)
    case 'bad-choice':
      return words.choice(problem.field, problem.choices.join(', '))
    case 'bad-delay':
      return words.delay(problem.delay)
    case 'bad-word':
      return words.word(problem.word)
    case 'bad-line':
      return words.line
    case 'too-many':
      return words.many(number(problem.most))
  }
}
