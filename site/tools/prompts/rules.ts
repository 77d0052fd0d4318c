/**
 * What a careful reader would say of a brief before it is sent: each rule can fire and be satisfied.
 * Why it is one, and who advises it, stands in the words; the order is that of what stops a prompt
 * from working first.
 */
import { FIELDS, type Brief, type Field, type Typed } from './brief.ts'
import {
  AND_THEN,
  FORBIDS,
  INSTEAD,
  LENGTH,
  MEASURE,
  PERSONAL,
  POINTS_AT_MATERIAL,
  SHOUTED,
  UNMEASURED,
} from './patterns.ts'
import { brokenVariables, variablesIn } from './variables.ts'

export const RULE_IDS = [
  'no-task',
  'no-material',
  'no-fields',
  'broken-variable',
  'personal-data',
  'two-lengths',
  'thin-task',
  'many-tasks',
  'no-context',
  'no-reader',
  'no-form',
  'unmeasured',
  'no-length',
  'only-forbids',
  'no-example',
  'half-example',
  'one-example',
  'no-doubt',
  'no-checks',
  'shouted',
  'no-variable',
] as const
export type RuleId = (typeof RULE_IDS)[number]

export interface Finding {
  readonly rule: RuleId
  /** Where one would change it. */
  readonly field: Field
  /** What was found there, as it was written. */
  readonly found?: string
}

/** Without these a prompt does not do what it is for, or should not leave the device. */
export const GRAVE: readonly RuleId[] = RULE_IDS.slice(0, 5)

/** A suggestion for each rule that fires; an empty brief has one alone, that there is no task. */
export const review = (brief: Brief, typed: Typed): readonly Finding[] => {
  if (brief.task === '') return [{ rule: 'no-task', field: 'task' }]
  return RULE_IDS.flatMap((rule) => {
    const [field, finds] = RULES[rule]
    const found = finds(brief, typed)
    if (found === undefined) return []
    return [{ rule, field: found.field ?? field, ...(found.words && { found: found.words }) }]
  })
}

interface Found {
  readonly field?: Field
  readonly words?: string
}
type Rule = readonly [field: Field, finds: (brief: Brief, typed: Typed) => Found | undefined]

const RULES: Readonly<Record<RuleId, Rule>> = {
  'no-task': ['task', ({ task }) => when(task === '')],
  'no-material': [
    'material',
    ({ task, material }) => {
      const words = task.match(POINTS_AT_MATERIAL)?.[0]
      return material === '' && words !== undefined ? { words } : undefined
    },
  ],
  'no-fields': ['fields', ({ style, fields }) => when(style === 'json' && fields.length === 0)],
  'broken-variable': ['task', (_, typed) => inAnyField(typed, (text) => brokenVariables(text)[0])],
  'personal-data': [
    'material',
    (_, typed) =>
      inAnyField(typed, (text) => PERSONAL.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)),
  ],
  'two-lengths': [
    'form',
    ({ form, constraints, task }) => twoLengths([task, form, constraints.join('\n')]),
  ],
  'thin-task': ['task', ({ task }) => when(wordsIn(task) < 8)],
  'many-tasks': ['task', ({ task }) => when((task.match(AND_THEN) ?? []).length >= 3)],
  'no-context': ['context', ({ context }) => when(context === '')],
  'no-reader': ['reader', ({ reader }) => when(reader === '')],
  'no-form': ['form', ({ form, style }) => when(form === '' && style !== 'json')],
  unmeasured: [
    'form',
    (_, typed) =>
      inAnyField(typed, (text, field) =>
        SAYS_HOW.includes(field)
          ? text
              .split('\n')
              .find((line) => !MEASURE.test(line) && line.match(UNMEASURED))
              ?.match(UNMEASURED)?.[0]
          : undefined,
      ),
  ],
  'no-length': [
    'form',
    ({ form, constraints, style }) =>
      when(
        form !== '' &&
          style !== 'json' &&
          ![form, ...constraints].some((text) => MEASURE.test(text)),
      ),
  ],
  'only-forbids': [
    'constraints',
    ({ constraints }) => {
      const forbids = constraints.filter((line) => FORBIDS.test(line) && !INSTEAD.test(line))
      return forbids.length * 2 > constraints.length && forbids[0] !== undefined
        ? { words: forbids[0] }
        : undefined
    },
  ],
  'no-example': ['examples', ({ examples }) => when(examples.length === 0)],
  'half-example': [
    'examples',
    ({ examples }) => when(examples.some(({ input, output }) => input === '' || output === '')),
  ],
  'one-example': ['examples', ({ examples }) => when(examples.length === 1)],
  'no-doubt': ['doubt', ({ doubt }) => when(doubt === '')],
  'no-checks': ['checks', ({ checks }) => when(checks.length === 0)],
  shouted: [
    'constraints',
    (_, typed) => {
      const all = Object.values(typed).flatMap((text) => text.match(SHOUTED) ?? [])
      return all.length >= 2 ? inAnyField(typed, (text) => text.match(SHOUTED)?.[0]) : undefined
    },
  ],
  'no-variable': ['material', (_, typed) => when(variablesIn(typed).length === 0)],
}

/** Fields that say how the answer should be; a context may well tell of something short. */
const SAYS_HOW: readonly Field[] = ['task', 'constraints', 'form']

const when = (fires: boolean): Found | undefined => (fires ? {} : undefined)

const inAnyField = (
  typed: Typed,
  find: (text: string, field: Field) => string | undefined,
): Found | undefined => {
  for (const field of FIELDS) {
    const words = find(typed[field] ?? '', field)
    if (words !== undefined) return { field, words: words.slice(0, 60) }
  }
  return undefined
}

/** Two lengths for the whole answer, such as 100 words here and 150 there; parts may have their own. */
const twoLengths = (texts: readonly string[]): Found | undefined => {
  const longest = new Map<string, number>()
  for (const text of texts) {
    const here = new Map<string, number>()
    for (const [, figure, unit = ''] of text.matchAll(LENGTH)) {
      const of = unit.startsWith('p') ? 'pages' : 'words'
      here.set(of, Math.max(here.get(of) ?? 0, Number(figure)))
    }
    for (const [of, figure] of here) {
      const other = longest.get(of)
      if (other !== undefined && other !== figure) return { words: `${other} ≠ ${figure}` }
      longest.set(of, figure)
    }
  }
  return undefined
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length
