import type { Life, Pets, Reading, ReadingId, Snapshot } from './companion.ts'
import { MAX_TIME } from './clock-time.ts'
import { isNumber, isObject } from './json.ts'
import { record } from './record.ts'
import { adopt } from './settled.ts'
import { count, type Issue, list, moment, only, positive, shape, whole } from './shape.ts'
import { NAMED_TIMERS, type NamedTimer, type Timer, type TimerKey } from './timers.ts'

/** Writes snapshots as text and reads them back; never throws. */
export interface Saves<R extends ReadingId> {
  encode(snapshot: Snapshot<R>): string
  /** `text` is what the storage gave, null where it gave nothing. */
  decode(text: string | null, fallback: Snapshot<R>): Decoded<R>
}

/**
 * What became of a save. `keep` is the text as it was: put it aside before the key is written
 * again. After `newer` the key must not be written at all.
 */
export interface Decoded<R extends ReadingId> {
  readonly status: SaveStatus
  readonly snapshot: Snapshot<R>
  readonly keep?: string
  /** What had to be mended, for `repaired`. */
  readonly issues: readonly Issue[]
}

export const SAVE_STATUSES = ['ok', 'empty', 'migrated', 'repaired', 'corrupt', 'newer'] as const
export type SaveStatus = (typeof SAVE_STATUSES)[number]

/** [3.1] [3.2] Where each reading's save lies. */
export const SAVE_KEYS = { A: 'tamagotchi-opale-v2', B: 'opale-supreme-state' } as const
export const SAVE_VERSION = 1

/** [3.2.42] [4.2.77] Where the visibility toggle lies, as `true` or `false`. */
export const VISIBILITY_KEY = 'opale-ai-open'
export const encodeVisibility = (isVisible: boolean): string => String(isVisible)
/** Shown until hidden: anything but `false` shows her. */
export const decodeVisibility = (text: string | null): boolean => text !== 'false'

export const savesOf = <R extends ReadingId, L extends Life>(
  rules: Reading<R, L>,
  thaw: (snapshot: Snapshot<R>) => L,
): Saves<R> => ({
  encode({ rng, seq, at, ids, timers, pet }) {
    const state: Record<string, unknown> = {}
    const engine: Record<string, unknown> = { rng, seq, at, ids, timers }
    for (const slice of Object.keys(pet) as (keyof Pets[R] & string)[])
      (rules.beside.includes(slice) ? engine : state)[slice] = pet[slice]
    return JSON.stringify({ version: SAVE_VERSION, state, engine })
  },
  decode(text, fallback) {
    const decoded = (
      status: SaveStatus,
      snapshot = fallback,
      issues: readonly Issue[] = [],
    ): Decoded<R> => ({
      status,
      snapshot,
      ...(text?.trim() && status !== 'ok' ? { keep: text } : {}),
      issues,
    })
    if (!text?.trim()) return decoded('empty')
    const save = open(text)
    if (!save) return decoded('corrupt')
    if (save.version > SAVE_VERSION) return decoded('newer')
    const older = save.version < SAVE_VERSION
    const state = (older && rules.migrate?.(save.state)) || save.state
    const issues: Issue[] = []
    const snapshot = adopt(rules, restore(rules, state, save.engine, fallback, issues), thaw)
    return decoded(issues.length > 0 ? 'repaired' : older ? 'migrated' : 'ok', snapshot, issues)
  },
})

interface Envelope {
  readonly version: number
  readonly state: Fields
  readonly engine: Fields
}

type Fields = Readonly<Record<string, unknown>>

/** The envelope of a save. Before version 1 there may have been none: bare slices. */
const open = (text: string): Envelope | undefined => {
  const data = parse(text)
  if (!isObject(data)) return undefined
  const { version = 0, state, engine, ...slices } = data
  if (!isNumber(version)) return undefined
  const known = isObject(state)
    ? state
    : version > SAVE_VERSION || (version === 0 && isObject(slices['stats']))
      ? slices
      : undefined
  return known && { version, state: known, engine: isObject(engine) ? engine : {} }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Field by field; whatever is absent or beyond mending comes from the fallback. */
const restore = <R extends ReadingId, L extends Life>(
  rules: Reading<R, L>,
  state: Fields,
  engine: Fields,
  fallback: Snapshot<R>,
  issues: Issue[],
): Snapshot<R> => {
  const {
    rng = fallback.rng,
    seq = fallback.seq,
    at = fallback.at,
    ids = fallback.ids,
    timers = fallback.timers,
    ...slices
  } = engine
  const own = engineShape({ rng, seq, at, ids, timers }, issues, 'engine', fallback)
  const pet = rules.shape({ ...slices, ...state }, issues, '', fallback.pet) ?? fallback.pet
  return { ...fallback, ...own, pet }
}

const word = whole(-0x8000_0000, 0xffff_ffff)

const timer = shape<Timer>({
  // Those of notifications follow from the notifications themselves.
  key: only(
    (key): key is TimerKey =>
      typeof key === 'string' &&
      (NAMED_TIMERS.includes(key as NamedTimer) || key.startsWith('notification:')),
  ),
  due: moment,
})

const engineShape = shape<Omit<Snapshot, 'reading' | 'rules' | 'pet'>>({
  seq: count,
  at: whole(-MAX_TIME, MAX_TIME),
  ids: positive,
  rng: shape(record(['a', 'b', 'c', 'd'], () => word)),
  timers: list(timer),
})
