/** What the audit asks: fifteen questions of everybody, twelve more where answers make them matter. */
import type { Answers, Question } from '../frame/question.ts'
import { TASK_IDS } from './tasks.ts'

/** Uses of AI that the European regulation names, as one recognises them. */
export const AREAS = {
  /** High risk, Annex III. */
  listed: ['hiring', 'credit', 'education', 'benefits', 'biometrics'],
  /** Prohibited, Article 5. */
  banned: ['emotions', 'scoring'],
} as const

/** Of everybody 15, the hours of three tasks, and three more. */
export const MOST_ASKED = 21

/** At most so many tasks: their hours are asked one by one. */
export const MOST_TASKS = 3

const isAny = (answer: Answers[string] | undefined, options: readonly string[]): boolean =>
  options.some((option) => answer === option || (Array.isArray(answer) && answer.includes(option)))

const choice = (part: string, id: string, options: readonly string[]): Question => ({
  id,
  part,
  kind: 'choice',
  options: [...options, 'unsure'],
})

const company: readonly Question[] = [
  {
    id: 'size',
    part: 'company',
    kind: 'choice',
    options: ['alone', 'team', 'small', 'medium', 'large'],
  },
  choice('company', 'goal', ['time', 'delays', 'quality', 'sales']),
  choice('company', 'leads', ['nobody', 'interested', 'hours', 'budget']),
]

const processes: readonly Question[] = [
  {
    id: 'tasks',
    part: 'processes',
    kind: 'several',
    options: TASK_IDS,
    most: MOST_TASKS,
    optional: true,
  },
  ...TASK_IDS.map((task): Question => ({
    id: `hours-${task}`,
    part: 'processes',
    when: ({ tasks }) => isAny(tasks, [task]),
    kind: 'amount',
    least: 0,
    most: 200,
    step: 1,
    unit: 'hours',
    start: 5,
    optional: true,
  })),
  choice('processes', 'written', ['heads', 'notes', 'current', 'followed']),
  choice('processes', 'alike', ['different', 'kinds', 'same']),
  choice('processes', 'measure', ['nothing', 'volume', 'time', 'errors']),
]

const data: readonly Question[] = [
  choice('data', 'where', ['personal', 'shared', 'export', 'linked']),
  choice('data', 'quality', ['few', 'half', 'most', 'checked']),
  choice('data', 'personal', ['none', 'ordinary', 'sensitive']),
]

const tools: readonly Question[] = [
  choice('tools', 'stack', ['paper', 'office', 'business', 'connected']),
  choice('tools', 'usage', ['none', 'own', 'shared', 'built']),
  {
    ...choice('tools', 'pasted', ['public', 'internal', 'customers']),
    when: ({ usage }) => usage === 'own',
  },
]

const constraints: readonly Question[] = [
  choice('constraints', 'rules', ['none', 'said', 'written', 'known']),
  {
    ...choice('constraints', 'records', ['none', 'partial', 'covers']),
    when: ({ personal }) => isAny(personal, ['ordinary', 'sensitive', 'unsure']),
  },
  choice('constraints', 'readers', ['team', 'checked', 'direct']),
  {
    id: 'areas',
    part: 'constraints',
    kind: 'several',
    options: [...AREAS.listed, ...AREAS.banned, 'none', 'unsure'],
  },
  {
    ...choice('constraints', 'oversight', ['alone', 'sample', 'person']),
    when: ({ areas }) => isAny(areas, AREAS.listed),
  },
]

export const AUDIT_QUESTIONS: readonly Question[] = [
  ...company,
  ...processes,
  ...data,
  ...tools,
  ...constraints,
]
