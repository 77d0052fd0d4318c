/** Ninety days in three steps: try small, plug in, decide on figures. */
import type { Answers } from '../frame/question.ts'
import type { Opportunity } from './opportunities.ts'
import type { AiActClass } from './risks.ts'

export const DAYS = [30, 60, 90] as const

export interface PlanStep {
  readonly id: StepId
  /** The question to find the answer of. */
  readonly question?: string
  /** The idea it is about. */
  readonly task?: Opportunity['task']
}

export interface Phase {
  readonly days: (typeof DAYS)[number]
  readonly steps: readonly PlanStep[]
}

export interface Situation {
  readonly answers: Answers
  readonly aiActClass: AiActClass
  /** Questions answered by « I do not know ». */
  readonly unsure: readonly string[]
  readonly opportunities: readonly Opportunity[]
}

export const planFor = (situation: Situation): readonly Phase[] =>
  DAYS.map((days) => ({ days, steps: PHASES[days](situation) }))

type StepId =
  | 'stop-use'
  | 'stop-pasting'
  | 'name-owner'
  | 'find-out'
  | 'collect-cases'
  | 'try-models'
  | 'gather'
  | 'connect'
  | 'contract'
  | 'impact'
  | 'write-rules'
  | 'say-ai'
  | 'person-reads'
  | 'count'
  | 'compare'
  | 'train'
  | 'keep-logs'
  | 'next-task'
  | 'decide'
export type { StepId }

const step = (id: StepId, more: Omit<PlanStep, 'id'> = {}): PlanStep => ({ id, ...more })
const only = (condition: boolean, steps: readonly PlanStep[]): readonly PlanStep[] =>
  condition ? steps : []
const about = (idea: Opportunity | undefined) => (idea ? { task: idea.task } : {})

const PHASES: Readonly<Record<Phase['days'], (given: Situation) => readonly PlanStep[]>> = {
  30: ({ answers, aiActClass, unsure, opportunities: [best] }) => [
    ...only(aiActClass === 'prohibited', [step('stop-use')]),
    ...only(answers['pasted'] === 'customers', [step('stop-pasting')]),
    ...only(answers['leads'] === 'nobody' || answers['leads'] === 'interested', [
      step('name-owner'),
    ]),
    step('collect-cases', about(best)),
    step('try-models', about(best)),
    ...unsure.slice(0, 2).map((question) => step('find-out', { question })),
  ],
  60: ({ answers, aiActClass }) => [
    ...only(answers['personal'] === 'sensitive' || aiActClass === 'high', [step('impact')]),
    ...only(answers['personal'] === 'ordinary' || answers['personal'] === 'sensitive', [
      step('contract'),
    ]),
    ...only(answers['rules'] === 'none' || answers['rules'] === 'said', [step('write-rules')]),
    ...only(answers['readers'] === 'direct', [step('say-ai')]),
    step('person-reads'),
    answers['where'] === 'personal' || answers['where'] === 'shared'
      ? step('gather')
      : step('connect'),
  ],
  90: ({ answers, aiActClass, opportunities: [, next] }) => [
    ...only(aiActClass === 'high', [step('keep-logs')]),
    answers['measure'] === 'nothing' || answers['measure'] === 'volume'
      ? step('count')
      : step('compare'),
    step('decide'),
    ...only(answers['size'] !== 'alone', [step('train')]),
    ...(next ? [step('next-task', about(next))] : []),
  ],
}
