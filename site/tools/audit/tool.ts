/** Where one stands with AI, what to try first, what to mind, and ninety days to do it in. */
import { heeded } from '../frame/asked.ts'
import { fitting } from '../frame/fitting.ts'
import type { Answers } from '../frame/question.ts'
import type { Tool } from '../frame/tool.ts'
import {
  DIMENSIONS,
  scoreOf,
  stageOf,
  standingIn,
  type Dimension,
  type Stage,
  type Standing,
} from './dimensions.ts'
import { opportunitiesFor, type Opportunity } from './opportunities.ts'
import { planFor, type Phase } from './plan.ts'
import { AUDIT_QUESTIONS, MOST_ASKED } from './questions.ts'
import { classOf, risksFor, type AiActClass, type Risk } from './risks.ts'

export interface AuditResult {
  /** Left out where nothing that is scored was answered. */
  readonly score?: number
  readonly stage?: Stage
  readonly dimensions: readonly Standing[]
  /** Dimensions below the middle, the lowest first: two at most. */
  readonly brakes: readonly Dimension[]
  /** The best first, of those from the middle on: two at most. */
  readonly strengths: readonly Dimension[]
  /** Questions answered by « I do not know », in their order. */
  readonly unsure: readonly string[]
  readonly opportunities: readonly Opportunity[]
  readonly aiActClass: AiActClass
  readonly risks: readonly Risk[]
  readonly plan: readonly Phase[]
}

const MIDDLE = 50

const evaluate = (given: Answers): AuditResult => {
  const answers = heeded(AUDIT_QUESTIONS, fitting(AUDIT_QUESTIONS, given).answers)
  const dimensions = DIMENSIONS.map((id) => standingIn(id, answers))
  const score = scoreOf(dimensions)
  const unsure = AUDIT_QUESTIONS.map(({ id }) => id).filter((id) => isUnsure(answers[id]))
  const opportunities = opportunitiesFor(answers)
  const aiActClass = classOf(answers)
  return {
    ...(score !== undefined && { score, stage: stageOf(score) }),
    dimensions,
    brakes: sorted(dimensions, (own) => own < MIDDLE, 1),
    strengths: sorted(dimensions, (own) => own >= MIDDLE, -1),
    unsure,
    opportunities,
    aiActClass,
    risks: risksFor(answers),
    plan: planFor({ answers, aiActClass, unsure, opportunities }),
  }
}

export const audit: Tool<AuditResult> = {
  id: 'audit-ia-gratuit',
  version: 1,
  questions: AUDIT_QUESTIONS,
  mostAsked: MOST_ASKED,
  evaluate,
}

const sorted = (
  standings: readonly Standing[],
  wanted: (score: number) => boolean,
  direction: 1 | -1,
): readonly Dimension[] =>
  standings
    .flatMap(({ id, score }) => (score !== undefined && wanted(score) ? [{ id, score }] : []))
    .toSorted((one, other) => direction * (one.score - other.score))
    .slice(0, 2)
    .map(({ id }) => id)

const isUnsure = (answer: Answers[string] | undefined): boolean =>
  answer === 'unsure' || (Array.isArray(answer) && answer.includes('unsure'))
