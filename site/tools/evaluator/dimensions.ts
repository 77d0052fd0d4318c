/** A project in five dimensions, each from 0 to 100; more is better in all, risk and cost too. */
import type { Answers } from '../frame/question.ts'
import type { Economics } from './economics.ts'

export const DIMENSIONS = ['feasibility', 'data', 'value', 'risk', 'cost'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export interface Weighed {
  readonly id: Dimension
  /** Left out where nothing that counts for it is known. */
  readonly score?: number
  /** What holds it back most: a question, and the answer to it where it has options. */
  readonly lowest?: { readonly question: string; readonly option?: string; readonly value: number }
}

type Points = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What each choice is worth; « I do not know » has no points and takes none away. */
export const POINTS: Readonly<Record<Dimension, Points>> = {
  feasibility: {
    job: { sort: 90, extract: 80, draft: 75, search: 70, converse: 50, predict: 45, act: 40 },
    truth: { anyone: 95, expert: 70, later: 35, nobody: 5 },
    tolerance: { reviewed: 90, few: 70, rare: 40, none: 5 },
    tried: { works: 95, mixed: 60, fails: 5 },
  },
  data: {
    access: { ready: 95, export: 75, scattered: 35, missing: 5 },
    examples: { many: 95, some: 75, few: 45, none: 10 },
    rights: { checked: 95, likely: 55, no: 0 },
  },
  value: { owner: { named: 95, shared: 55, nobody: 10 } },
  risk: {
    harm: { little: 95, redo: 75, money: 45, people: 15 },
    review: { each: 95, sample: 65, after: 40, never: 10 },
    area: { none: 95, listed: 30, banned: 0 },
    personal: { none: 95, ordinary: 70, sensitive: 30 },
  },
  cost: {},
}

export const weigh = (
  id: Dimension,
  answers: Answers,
  economics: Economics | undefined,
): Weighed => {
  const scored = [...chosen(id, answers), ...counted(id, economics)]
  if (scored.length === 0) return { id }
  const lowest = scored.reduce((low, each) => (each.value < low.value ? each : low))
  const score = Math.round(scored.reduce((sum, { value }) => sum + value, 0) / scored.length)
  return { id, score, lowest }
}

interface Scored {
  readonly question: string
  readonly option?: string
  readonly value: number
}

const chosen = (id: Dimension, answers: Answers): readonly Scored[] =>
  Object.entries(POINTS[id]).flatMap(([question, points]) => {
    const option = answers[question]
    const value = typeof option === 'string' ? points[option] : undefined
    return value === undefined ? [] : [{ question, option: option as string, value }]
  })

/** Twenty hours a month given back are half of the scale, sixty three quarters. */
const HALF = 20
/** Building and running have to be paid within this many months for a score above 0. */
const MONTHS = 24

const counted = (id: Dimension, economics: Economics | undefined): readonly Scored[] => {
  if (economics === undefined) return []
  const { back, worth, cost, monthly } = economics.cases.told
  if (id === 'value')
    return [{ question: 'volume', value: bounded((100 * back) / (Math.max(0, back) + HALF)) }]
  if (id === 'cost') {
    const spent = cost + MONTHS * (worth - monthly)
    return [
      { question: 'days', value: worth <= 0 ? 0 : bounded(100 - (100 * spent) / (MONTHS * worth)) },
    ]
  }
  return []
}

const bounded = (value: number): number => Math.min(100, Math.max(0, value))
