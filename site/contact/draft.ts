/** A message that is not sent yet, as it is kept on the visitor's own device. */
import { BUDGETS, EMPTY, MOMENTS, SUBJECTS, type Fields } from './fields.ts'
import { readToolResult, type ToolResult } from './tool-result.ts'

export interface Draft {
  readonly fields: Fields
  /** What the visitor joined. */
  readonly result?: ToolResult | undefined
  /** Sending began and did not succeed: it is tried again under the same id. */
  readonly waiting?: string | undefined
}

/** After so many days a draft is forgotten: somebody else may use the device by then. */
export const KEPT_DAYS = 30

/** @param at in ms */
export const encodeDraft = (draft: Draft, at: number): string => JSON.stringify({ ...draft, at })

/** Reads what storage held, which may be anything. What is not as it was kept is left out. */
export const decodeDraft = (text: string, now: number): Draft | undefined => {
  const kept = parsed(text)
  const { at } = kept
  if (typeof at !== 'number' || Math.abs(now - at) > KEPT_DAYS * DAY_MS) return undefined
  const { waiting } = kept
  const result = readToolResult(kept['result'])
  return {
    fields: readFields(record(kept['fields'])),
    ...(result && { result }),
    ...(typeof waiting === 'string' && /^[\da-f]{32}$/u.test(waiting) && { waiting }),
  }
}

export const isBlank = ({ fields, result }: Draft): boolean =>
  result === undefined &&
  TEXTS.every((field) => fields[field].trim() === '') &&
  fields.subject === ''

/** A draft that comes after the first words were typed: both are kept. */
export const mergeFields = (draft: Fields, typed: Fields): Fields => {
  const changed = Object.entries(typed).filter(
    ([field, value]) => value !== EMPTY[field as keyof Fields],
  )
  const message = [draft.message, typed.message]
    .filter((text, at, both) => text !== '' && (at === 0 || !both[0]?.includes(text)))
    .join('\n\n')
  return { ...draft, ...Object.fromEntries(changed), message }
}

const DAY_MS = 86_400_000
const TEXTS = ['name', 'email', 'company', 'message', 'first', 'second'] as const

/** Nobody types as much; whoever pastes it still has it. */
const LONGEST_TEXT = 100_000

const readFields = (kept: Kept): Fields => {
  const texts = TEXTS.map((field) => {
    const text = kept[field]
    return [field, typeof text === 'string' && text.length <= LONGEST_TEXT ? text : ''] as const
  })
  return {
    ...EMPTY,
    ...(Object.fromEntries(texts) as Pick<Fields, (typeof TEXTS)[number]>),
    subject: SUBJECTS.find((subject) => subject === kept['subject']) ?? EMPTY.subject,
    budget: BUDGETS.find((budget) => budget === kept['budget']) ?? EMPTY.budget,
    moment: MOMENTS.find((moment) => moment === kept['moment']) ?? EMPTY.moment,
    consent: kept['consent'] === true,
  }
}

type Kept = Readonly<Record<string, unknown>>

const parsed = (text: string): Kept => {
  try {
    return record(JSON.parse(text))
  } catch {
    return {}
  }
}

const record = (value: unknown): Kept =>
  typeof value === 'object' && value !== null ? (value as Kept) : {}
