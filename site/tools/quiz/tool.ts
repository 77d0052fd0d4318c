/**
 * How far a company has come with AI, by what one can see there. Six dimensions, because each can
 * hold up a project by itself and has a first step of its own: whoever decides and measures, the
 * work it is part of, the data it needs, the people, the accounts and tools, the rules. Five levels
 * each, of which one names a behaviour that somebody else could check; none asks for an opinion.
 */
import type { Answers, Question } from '../frame/question.ts'
import type { Tool } from '../frame/tool.ts'

export const DIMENSIONS = ['rules', 'data', 'work', 'people', 'tools', 'direction'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const LEVELS = [1, 2, 3, 4, 5] as const
export type Level = (typeof LEVELS)[number]

/** Two questions a dimension: one alone would make a level of a single habit. */
const ASKED: readonly (readonly [dimension: Dimension, questions: readonly [string, string]])[] = [
  ['direction', ['decide', 'measure']],
  ['work', ['task', 'check']],
  ['data', ['place', 'conflict']],
  ['people', ['skill', 'time']],
  ['tools', ['account', 'outage']],
  ['rules', ['paste', 'record']],
]

export interface Rated {
  readonly dimension: Dimension
  /** The mean of its answers, from 1 to 5, in halves. */
  readonly value: number
  /** The level that is reached: both habits hold it, or nearly. */
  readonly level: Level
}

export interface Maturity {
  /** Dimensions that were answered, in the order of {@link DIMENSIONS}. */
  readonly rated: readonly Rated[]
  /** From 0, all at the first level, to 100, all at the fifth. */
  readonly score: number
  readonly stage: Level
  /** The stage would be a later one, but for the lowest dimension. */
  readonly heldBack: boolean
  /** Where the next step counts most: several where they are level. */
  readonly lowest: readonly Rated[]
  /** Questions that nobody could answer. */
  readonly unsure: readonly string[]
}

const OPTIONS = [...LEVELS.map((level) => `l${level}`), 'unsure'] as const

const questions: readonly Question[] = ASKED.flatMap(([dimension, ids]) =>
  ids.map((id): Question => ({ id, part: dimension, kind: 'choice', options: OPTIONS })),
)

const evaluate = (answers: Answers): Maturity => {
  const rated = DIMENSIONS.flatMap((dimension): Rated[] => {
    const given = questions
      .filter(({ part }) => part === dimension)
      .flatMap(({ id }) => levelOf(answers[id]) ?? [])
    if (given.length === 0) return []
    const value = mean(given)
    return [{ dimension, value, level: Math.floor(value) as Level }]
  })
  const average = rated.length === 0 ? 1 : mean(rated.map(({ value }) => value))
  const least = Math.min(...rated.map(({ value }) => value))
  const lowest = rated.filter(({ value }) => value === least)
  const reached = Math.floor(average + ROUNDING) as Level
  // Strong tools do not make up for missing rules: no more than one stage ahead of the weakest.
  const stage = Math.min(reached, (lowest[0]?.level ?? 1) + 1) as Level
  return {
    rated,
    score: Math.round(((average - 1) / 4) * 100),
    stage,
    heldBack: stage < reached,
    lowest,
    unsure: questions.flatMap(({ id }) => (answers[id] === 'unsure' ? [id] : [])),
  }
}

export const QUIZ: Tool<Maturity> = {
  id: 'quiz-maturite-ia-entreprise',
  version: 1,
  questions,
  evaluate,
}

/** Not to know is the first level: what nobody can tell, nobody can count on. */
const levelOf = (answer: Answers[string] | undefined): number | undefined => {
  const at = OPTIONS.indexOf(String(answer))
  if (at < 0) return undefined
  return at === LEVELS.length ? 1 : at + 1
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** A mean of sixths may fall short of a whole number by a trifle. */
const ROUNDING = 1e-9
