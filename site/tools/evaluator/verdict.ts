/** Go, pilot or not now: decided by rules that the result can name. */
import type { Answers } from '../frame/question.ts'
import { DIMENSIONS, weigh, type Dimension, type Weighed } from './dimensions.ts'
import { economicsOf, type Economics } from './economics.ts'
import type { Rates } from './models.ts'

/** `open`: a dimension of which nothing is known. */
export const VERDICTS = ['go', 'pilot', 'later', 'open'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Each one alone is enough for « not now ». */
export const STOPS = ['banned', 'rights', 'missing', 'blind', 'harm', 'loss'] as const
export type Stop = (typeof STOPS)[number]

/** What keeps a project without a stop from « go ». */
export const DOUBTS = [
  'listed',
  'unread',
  'untried',
  'failed',
  'unsettled',
  'weak',
  'slow',
  'fragile',
] as const
export type Doubt = (typeof DOUBTS)[number]

export interface Judged {
  readonly verdict: Verdict
  readonly stops: readonly Stop[]
  readonly doubts: readonly Doubt[]
  readonly dimensions: readonly Weighed[]
  /** The mean of the dimensions that are known. */
  readonly score?: number
  readonly economics?: Economics
}

/** A dimension is good from here on. */
export const GOOD = 60
/** Below, one dimension alone says « not now ». */
export const POOR = 25
/** Months to be paid back in, as told and in the prudent case. */
export const PAID_WITHIN = { told: 12, prudent: 24 } as const

/** @param answers those that count */
export const judge = (answers: Answers, rates: Rates): Judged => {
  const economics = economicsOf(answers, rates)
  const dimensions = DIMENSIONS.map((id) => weigh(id, answers, economics))
  const scores = dimensions.flatMap(({ score }) => score ?? [])
  const stops = STOPS.filter((stop) => stopsBy[stop](answers, economics))
  const doubts = DOUBTS.filter((doubt) => doubtsBy[doubt](answers, economics, dimensions))
  return {
    verdict: verdictOf(stops, doubts, dimensions),
    stops,
    doubts,
    dimensions,
    ...(scores.length > 0 && {
      score: Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length),
    }),
    ...(economics && { economics }),
  }
}

const verdictOf = (
  stops: readonly Stop[],
  doubts: readonly Doubt[],
  dimensions: readonly Weighed[],
): Verdict => {
  if (stops.length > 0 || dimensions.some(({ score = POOR }) => score < POOR)) return 'later'
  if (dimensions.some(({ score }) => score === undefined)) return 'open'
  return doubts.length === 0 ? 'go' : 'pilot'
}

const stopsBy: Readonly<Record<Stop, (answers: Answers, economics?: Economics) => boolean>> = {
  banned: ({ area }) => area === 'banned',
  rights: ({ rights }) => rights === 'no',
  missing: ({ access }) => access === 'missing',
  blind: ({ truth }) => truth === 'nobody',
  harm: ({ harm, review }) => harm === 'people' && (review === 'after' || review === 'never'),
  loss: (_answers, economics) => economics !== undefined && economics.cases.told.monthly <= 0,
}

const doubtsBy: Readonly<
  Record<
    Doubt,
    (
      answers: Answers,
      economics: Economics | undefined,
      dimensions: readonly { readonly id: Dimension; readonly score?: number }[],
    ) => boolean
  >
> = {
  listed: ({ area }) => area === 'listed',
  // Nobody builds on a guess at one of these three: a list to read, an hour, a question settle them.
  unread: ({ area }) => isOpen(area),
  untried: ({ tried }) => isOpen(tried),
  // Good answers elsewhere do not outweigh it.
  failed: ({ tried }) => tried === 'fails',
  unsettled: ({ rights }) => isOpen(rights),
  weak: (_answers, _economics, dimensions) => dimensions.some(({ score = GOOD }) => score < GOOD),
  // What never pays back stops it: a loss is not slow.
  slow: (_answers, economics) => (economics?.cases.told.months ?? 0) > PAID_WITHIN.told,
  fragile: (_answers, economics) =>
    economics !== undefined && later(economics.cases.prudent.months, PAID_WITHIN.prudent),
}

const isOpen = (answer: Answers[string] | undefined): boolean =>
  answer === undefined || answer === 'unsure'

const later = (months: number | undefined, limit: number): boolean =>
  months === undefined || months > limit
