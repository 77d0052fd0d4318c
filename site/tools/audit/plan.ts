/** Ninety days in three steps: try small, plug in, decide on figures. */
import type { Answers } from '../frame/question.ts'
import type { Opportunity } from './opportunities.ts'
import { AREAS } from './questions.ts'
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
  | 'strip-names'
  | 'try-models'
  | 'gather'
  | 'connect'
  | 'contract'
  | 'set-aside'
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
const whenever = (condition: boolean, steps: readonly PlanStep[]): readonly PlanStep[] =>
  condition ? steps : []
const about = (idea: Opportunity | undefined) => (idea ? { task: idea.task } : {})

/** The use is of high risk by itself, not by one idea among others, which can be left aside. */
const isUsed = (answers: Answers, aiActClass: AiActClass): boolean =>
  aiActClass === 'high' && isListed(answers)
const isListed = ({ areas }: Answers): boolean =>
  Array.isArray(areas) && AREAS.listed.some((area) => areas.includes(area))

/** More in a month would not be done. */
const MOST_STEPS = 7

const PHASES: Readonly<Record<Phase['days'], (given: Situation) => readonly PlanStep[]>> = {
  30: ({ answers, aiActClass, unsure, opportunities: [best] }) => {
    const tries = [
      ...whenever(aiActClass === 'prohibited', [step('stop-use')]),
      ...whenever(answers['pasted'] === 'customers', [step('stop-pasting')]),
      ...whenever(answers['leads'] === 'nobody' || answers['leads'] === 'interested', [
        step('name-owner'),
      ]),
      step('collect-cases', about(best)),
      // Before there is a contract, nobody's name leaves the house.
      ...whenever(answers['personal'] !== 'none', [step('strip-names')]),
      step('try-models', about(best)),
    ]
    const finds = unsure.map((question) => step('find-out', { question }))
    return [...tries, ...finds.slice(0, Math.min(2, MOST_STEPS - tries.length))]
  },
  60: ({ answers, aiActClass, opportunities }) => [
    ...opportunities
      .filter(({ regulated }) => regulated && !isListed(answers))
      .map((idea) => step('set-aside', about(idea))),
    ...whenever(answers['personal'] === 'sensitive' || isUsed(answers, aiActClass), [
      step('impact'),
    ]),
    ...whenever(answers['personal'] === 'ordinary' || answers['personal'] === 'sensitive', [
      step('contract'),
    ]),
    ...whenever(answers['rules'] === 'none' || answers['rules'] === 'said', [step('write-rules')]),
    ...whenever(answers['readers'] === 'direct', [step('say-ai')]),
    step('person-reads'),
    answers['where'] === 'personal' || answers['where'] === 'shared'
      ? step('gather')
      : step('connect'),
  ],
  90: ({ answers, aiActClass, opportunities: [, next] }) => [
    ...whenever(isUsed(answers, aiActClass), [step('keep-logs')]),
    answers['measure'] === 'nothing' || answers['measure'] === 'volume'
      ? step('count')
      : step('compare'),
    step('decide'),
    ...whenever(answers['size'] !== 'alone', [step('train')]),
    ...(next ? [step('next-task', about(next))] : []),
  ],
}
