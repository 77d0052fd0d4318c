/** A real task of a trade with its brief filled in: one changes what is one's own. */
import type { Answers } from '../../frame/question.ts'
import type { Example, Style } from '../brief.ts'

export const TRADES = [
  'sales',
  'support',
  'people',
  'finance',
  'legal',
  'documents',
  'marketing',
  'data',
  'management',
] as const
export type Trade = (typeof TRADES)[number]

export interface StartingPoint {
  /** The same in both languages. */
  readonly id: string
  readonly title: string
  /** When one would take it, in a sentence. */
  readonly when: string
  /** The first style, when left out. */
  readonly style?: Style
  readonly role: string
  readonly context: string
  readonly reader: string
  readonly material: string
  readonly task: string
  readonly constraints: readonly string[]
  readonly examples: readonly Example[]
  readonly form: string
  /** What each key of the JSON object holds. */
  readonly fields?: Readonly<Record<string, string>>
  readonly doubt: string
  readonly checks: readonly string[]
}

export type Library = Readonly<Record<Trade, readonly StartingPoint[]>>

/** As if somebody had typed it. */
export const answersOf = (point: StartingPoint): Answers => ({
  style: point.style ?? 'claude',
  role: point.role,
  context: point.context,
  reader: point.reader,
  material: point.material,
  task: point.task,
  constraints: point.constraints.join('\n'),
  examples: point.examples.map(({ input, output }) => `${input}\n=>\n${output}`).join('\n---\n'),
  form: point.form,
  ...(point.fields && {
    fields: Object.entries(point.fields)
      .map(([name, holds]) => `${name}: ${holds}`)
      .join('\n'),
  }),
  doubt: point.doubt,
  checks: point.checks.join('\n'),
})
