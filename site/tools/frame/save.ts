/** What a device keeps of a tool: the answers so far, and the last results. */
import { fitting, isRecord } from './fitting.ts'
import type { Answers } from './question.ts'
import type { Tool } from './tool.ts'

export interface Save {
  readonly answers: Answers
  /** The question one has come to. */
  readonly at?: string | undefined
  /** Answers that a result was worked out from, the latest first. */
  readonly results: readonly Dated[]
  /** The latest result is that of the present answers: changed, they change it too. */
  readonly settled?: boolean | undefined
}

export interface Dated {
  /** As `2026-03-12`. */
  readonly day: string
  readonly answers: Answers
}

export interface Read extends Save {
  /** Some of it could not be taken: it is worth keeping as it was. */
  readonly damaged: boolean
}

export const NOTHING_KEPT: Read = { answers: {}, results: [], damaged: false }

/** As JSON keeps it. */
export const toKeep = (
  { version }: Pick<Tool<unknown>, 'version'>,
  { answers, at, results, settled }: Save,
): unknown => ({ version, answers, at, results, settled })

/** Takes what is sound of whatever was kept. @param kept `undefined` where nothing was */
export const readKept = ({ questions, version }: Asking, kept: unknown): Read => {
  if (kept === undefined) return NOTHING_KEPT
  if (!isRecord(kept)) return { ...NOTHING_KEPT, damaged: true }
  const { answers, refused } = fitting(questions, kept['answers'])
  const results = Array.isArray(kept['results']) ? (kept['results'] as readonly unknown[]) : []
  const sound = results.flatMap((entry) => readDated(questions, entry))
  const { at } = kept
  return {
    answers,
    at: questions.find(({ id }) => id === at)?.id,
    results: sound.map(({ day, answers: past }) => ({ day, answers: past })),
    settled: kept['settled'] === true && sound.length > 0,
    damaged:
      kept['version'] !== version ||
      refused > 0 ||
      sound.length < results.length ||
      sound.some((entry) => entry.refused > 0),
  }
}

type Asking = Pick<Tool<unknown>, 'questions' | 'version'>

const readDated = (questions: Asking['questions'], entry: unknown) => {
  if (!isRecord(entry) || typeof entry['day'] !== 'string') return []
  const { day } = entry
  if (!/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(day)) return []
  return [{ day, ...fitting(questions, entry['answers']) }]
}
