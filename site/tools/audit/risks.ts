/** What the law and plain prudence say of it; each with the facts that it stands on. */
import type { Answers } from '../frame/question.ts'
import { AREAS } from './questions.ts'
import type { LawId } from './law.ts'

/** How the European regulation takes what was told, the strictest that applies. */
export const CLASSES = ['prohibited', 'high', 'transparency', 'minimal', 'unknown'] as const
export type AiActClass = (typeof CLASSES)[number]

/** `stop` before anything else, `act` before going on, `know` for whoever decides. */
export const WEIGHTS = ['stop', 'act', 'know'] as const
export type Weight = (typeof WEIGHTS)[number]

export interface Risk {
  readonly id: RiskId
  readonly weight: Weight
  readonly law: readonly LawId[]
}

export const classOf = (answers: Answers): AiActClass => {
  const { areas, tasks, readers } = answers
  if (any(areas, AREAS.banned)) return 'prohibited'
  if (any(areas, AREAS.listed) || any(tasks, ['hiring'])) return 'high'
  if (!any(areas, ['none']) || any(areas, ['unsure'])) return 'unknown'
  if (readers === 'direct') return 'transparency'
  return any(readers, ['team', 'checked']) ? 'minimal' : 'unknown'
}

/** The heaviest first. */
export const risksFor = (answers: Answers): readonly Risk[] =>
  (Object.keys(RISKS) as RiskId[])
    .filter((id) => RISKS[id].when(answers))
    .map((id) => ({ id, weight: RISKS[id].weight, law: RISKS[id].law }))
    .toSorted((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight))

interface Rule {
  readonly weight: Weight
  readonly law: readonly LawId[]
  readonly when: (answers: Answers) => boolean
}

const any = (answer: Answers[string] | undefined, options: readonly string[]): boolean =>
  options.some((option) => answer === option || (Array.isArray(answer) && answer.includes(option)))

const isPersonal = ({ personal }: Answers): boolean => any(personal, ['ordinary', 'sensitive'])

const RISKS = {
  prohibited: {
    weight: 'stop',
    law: ['ai-act.prohibited-article', 'ai-act.prohibitions-apply', 'ai-act.prohibited-fine'],
    when: (answers) => classOf(answers) === 'prohibited',
  },
  decides: {
    weight: 'stop',
    law: ['gdpr.automated-decision-article'],
    when: ({ oversight }) => oversight === 'alone',
  },
  pasted: {
    weight: 'stop',
    law: ['gdpr.processor-article', 'gdpr.breach-notice'],
    when: ({ pasted }) => pasted === 'customers',
  },
  high: {
    weight: 'act',
    law: ['ai-act.high-risk-article', 'ai-act.high-risk-uses-apply', 'ai-act.deployer-logs'],
    when: ({ areas, tasks }) => any(areas, AREAS.listed) || any(tasks, ['hiring']),
  },
  sensitive: {
    weight: 'act',
    law: ['gdpr.impact-assessment-article'],
    when: ({ personal }) => personal === 'sensitive',
  },
  processor: { weight: 'act', law: ['gdpr.processor-article'], when: isPersonal },
  register: {
    weight: 'act',
    law: ['gdpr.records-article', 'gdpr.records-exemption'],
    when: ({ records }) => any(records, ['none', 'partial', 'unsure']),
  },
  unruled: {
    weight: 'act',
    law: ['ai-act.literacy-article'],
    when: ({ rules, usage }) =>
      any(rules, ['none', 'said', 'unsure']) && any(usage, ['own', 'shared', 'built']),
  },
  transparency: {
    weight: 'act',
    law: ['ai-act.transparency-article', 'ai-act.transparency-apply'],
    when: ({ readers }) => readers === 'direct',
  },
  personal: {
    weight: 'know',
    law: ['gdpr.principles-article'],
    when: ({ personal }) => personal === undefined || personal === 'unsure',
  },
  unknown: {
    weight: 'know',
    law: ['ai-act.high-risk-article', 'ai-act.prohibited-article', 'ai-act.transparency-article'],
    when: (answers) => classOf(answers) === 'unknown',
  },
  minimal: {
    weight: 'know',
    law: ['ai-act.general-application'],
    when: (answers) => classOf(answers) === 'minimal',
  },
} as const satisfies Readonly<Record<string, Rule>>

export type RiskId = keyof typeof RISKS
/** @internal */
export const RISK_IDS = Object.keys(RISKS) as readonly RiskId[]
