/** What to try, in order: what a task would give back against what it asks for. */
import type { Answers } from '../frame/question.ts'
import { TASK_IDS, TASKS, type Goal, type Task } from './tasks.ts'

/** From 1 to 5. */
export type Degree = 1 | 2 | 3 | 4 | 5

export interface Opportunity {
  readonly task: Task
  readonly effort: Degree
  readonly value: Degree
  /** Why the effort is not the task's own. */
  readonly harder: readonly Hindrance[]
  /** Hours a week, least and most; left out where nobody said how many it takes. */
  readonly hours?: { readonly spent: number; readonly least: number; readonly most: number }
  /** The assumed share, in per cent. */
  readonly saved: readonly [least: number, most: number]
  /** It serves the goal that was named: one degree of value more. */
  readonly served: boolean
  /** Not one of the tasks that were named: shown for its ease. */
  readonly suggested: boolean
  /** Of high risk for the regulation: ranked after what is not. */
  readonly regulated: boolean
  /** Of much value for little effort, and unregulated. */
  readonly first: boolean
}

/** What adds a degree of effort. `linked` takes one off. */
export type Hindrance = 'scattered' | 'paper' | 'different' | 'many' | 'outside'

/** How many are shown. */
const SHOWN = 5

/** Of much value, of little effort: the corner of the map to begin in. */
export const FIRST = { value: 3, effort: 3 } as const

/** Hours saved a week, in the middle of the range, from which a degree of value begins. */
export const VALUE_FROM = [0, 1, 2, 4, 8] as const

/**
 * Named tasks first; each by value less effort, then by value, then as the tasks are listed. What
 * is regulated stands last of all: nobody's first trial should need a lawyer.
 */
export const opportunitiesFor = (answers: Answers): readonly Opportunity[] => {
  const named = TASK_IDS.filter((task) => among(answers['tasks'], task))
  // Choosing people is regulated: nobody is led to it.
  const others = TASK_IDS.filter((task) => !named.includes(task) && task !== 'hiring')
  const ranked = (tasks: readonly Task[], suggested: boolean) =>
    tasks.map((task) => opportunity(task, answers, suggested)).toSorted(byRank)
  const [free, regulated] = [false, true].map((held) =>
    [...ranked(named, false), ...ranked(others, true)].filter((idea) => idea.regulated === held),
  ) as [Opportunity[], Opportunity[]]
  return [...free.slice(0, SHOWN - regulated.length), ...regulated]
}

const opportunity = (task: Task, answers: Answers, suggested: boolean): Opportunity => {
  const { saved, serves } = TASKS[task]
  const spent = suggested ? undefined : answers[`hours-${task}`]
  const hours = typeof spent === 'number' ? hoursOf(spent, saved) : undefined
  const served = serves.some((goal: Goal) => goal === answers['goal'])
  const harder = hindrancesOf(task, answers)
  // Without hours: two of five, that of one to two hours saved a week.
  const own = hours ? valueOf((hours.least + hours.most) / 2) : 2
  const value = degree(own + (served ? 1 : 0))
  const linked = TASKS[task].reads && answers['where'] === 'linked' ? 1 : 0
  const effort = degree(TASKS[task].effort + harder.length - linked)
  const regulated = task === 'hiring'
  const first = !regulated && value >= FIRST.value && effort <= FIRST.effort
  return {
    task,
    effort,
    value,
    harder,
    ...(hours && { hours }),
    saved,
    served,
    suggested,
    regulated,
    first,
  }
}

const hindrancesOf = (task: Task, answers: Answers): readonly Hindrance[] => {
  const { reads, goesOut } = TASKS[task]
  const hinders: Readonly<Record<Hindrance, boolean | undefined>> = {
    scattered: reads && answers['where'] === 'personal',
    paper: reads && answers['stack'] === 'paper',
    different: answers['alike'] === 'different',
    many: answers['size'] === 'medium' || answers['size'] === 'large',
    outside: goesOut && answers['readers'] === 'direct',
  }
  return (Object.keys(hinders) as Hindrance[]).filter((each) => hinders[each])
}

const hoursOf = (spent: number, [least, most]: readonly [number, number]) => ({
  spent,
  least: tenths((spent * least) / 100),
  most: tenths((spent * most) / 100),
})

const valueOf = (saved: number): number => VALUE_FROM.filter((from) => saved >= from).length

const byRank = (one: Opportunity, other: Opportunity): number =>
  other.value - other.effort - (one.value - one.effort) || other.value - one.value

const among = (answer: Answers[string] | undefined, task: Task): boolean =>
  Array.isArray(answer) && answer.includes(task)

const degree = (value: number): Degree => Math.min(5, Math.max(1, value)) as Degree
const tenths = (value: number): number => Math.round(value * 10) / 10
