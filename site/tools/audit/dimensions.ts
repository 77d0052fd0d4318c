/** Where a company stands, in six dimensions of equal weight, each from 0 to 100. */
import type { Answers } from '../frame/question.ts'

export const DIMENSIONS = ['data', 'processes', 'team', 'tools', 'security', 'measure'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** A quarter of the scale each, the lowest first. */
export const STAGES = ['start', 'begun', 'organised', 'steered'] as const
export type Stage = (typeof STAGES)[number]

export interface Standing {
  readonly id: Dimension
  /** Left out where none of its questions has an answer that counts. */
  readonly score?: number
  readonly stage?: Stage
  /** The answer that holds it back most: a question and one of its options. */
  readonly lowest?: { readonly question: string; readonly option: string }
}

type Points = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * What each answer is worth. No answer is worth nothing or everything: a questionnaire does not see
 * that much. « I do not know » has no points and takes none away: it becomes something to find out.
 */
export const POINTS: Readonly<Record<Dimension, Points>> = {
  data: {
    where: { personal: 10, shared: 35, export: 60, linked: 90 },
    quality: { few: 10, half: 40, most: 70, checked: 95 },
  },
  processes: {
    written: { heads: 10, notes: 40, current: 70, followed: 95 },
    alike: { different: 20, kinds: 60, same: 90 },
  },
  team: {
    leads: { nobody: 5, interested: 35, hours: 70, budget: 95 },
    usage: { none: 15, own: 40, shared: 75, built: 90 },
  },
  tools: {
    stack: { paper: 10, office: 40, business: 65, connected: 95 },
    usage: { none: 20, own: 30, shared: 65, built: 95 },
  },
  security: {
    rules: { none: 10, said: 35, written: 70, known: 95 },
    records: { none: 10, partial: 50, covers: 90 },
    pasted: { customers: 5, internal: 30, public: 80 },
  },
  measure: { measure: { nothing: 10, volume: 40, time: 65, errors: 90 } },
}

export const standingIn = (id: Dimension, answers: Answers): Standing => {
  const scored = Object.entries(POINTS[id]).flatMap(([question, points]) => {
    const option = answers[question]
    const value = typeof option === 'string' ? points[option] : undefined
    return value === undefined ? [] : [{ question, option: option as string, value }]
  })
  if (scored.length === 0) return { id }
  const score = mean(scored.map(({ value }) => value))
  const { question, option } = scored.reduce((low, each) => (each.value < low.value ? each : low))
  return { id, score, stage: stageOf(score), lowest: { question, option } }
}

/** Whoever adds up what is printed finds the same: it is the mean of rounded scores. */
export const scoreOf = (standings: readonly Standing[]): number | undefined => {
  const scores = standings.flatMap(({ score }) => score ?? [])
  return scores.length === 0 ? undefined : mean(scores)
}

export const stageOf = (score: number): Stage =>
  STAGES[Math.min(STAGES.length - 1, Math.floor((score * STAGES.length) / 100))] ?? 'start'

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
