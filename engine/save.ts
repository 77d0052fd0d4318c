import type { Life, Pets, Reading, ReadingId, Snapshot } from './companion.ts'
import { clockTime } from './clock-time.ts'
import { nextId } from './id.ts'
import { isNumber, isObject, type JsonObject } from './json.ts'
import type { RngKit, RngState } from './rng.ts'
import { adopt } from './settled.ts'
import {
  count,
  type Issue,
  list,
  moment,
  only,
  type Reader,
  shape,
  text as anyText,
  wrong,
} from './shape.ts'
import type { Timer, TimerKey } from './timers.ts'
import { freeze } from './share.ts'

/** Writes snapshots as text and reads them back; never throws. */
export interface Saves<R extends ReadingId> {
  encode(snapshot: Snapshot<R>): string
  /** `text` is what the storage gave, null where it gave nothing. */
  decode(text: string | null, fallback: Snapshot<R>): Decoded<R>
}

/**
 * What became of a save. `keep` is the text as it was: put it aside before the key is written
 * again. After `newer` the key must not be written at all, nor after `unread`, which is what a
 * keeper says of a storage that would not be read.
 */
export interface Decoded<R extends ReadingId> {
  readonly status: SaveStatus
  readonly snapshot: Snapshot<R>
  readonly keep?: string
  /** What had to be mended, for `repaired`; and fields that nobody knows, which stay. */
  readonly issues: readonly Issue[]
}

export const SAVE_STATUSES = freeze([
  'ok',
  'empty',
  'migrated',
  'repaired',
  'corrupt',
  'newer',
  'unread',
] as const)
export type SaveStatus = (typeof SAVE_STATUSES)[number]

/** [3.1] [3.2] Where each reading's save lies. */
export const SAVE_KEYS = freeze({ A: 'tamagotchi-opale-v2', B: 'opale-supreme-state' } as const)
export const SAVE_VERSION = 1

/** [3.2.42] [4.2.77] Where the visibility toggle lies, as `true` or `false`. */
export const VISIBILITY = freeze({
  key: 'opale-ai-open',
  encode: (isVisible: boolean): string => String(isVisible),
  /** Shown until hidden: anything but `false` shows her. */
  decode: (text: string | null): boolean => text !== 'false',
})

export const savesOf = <R extends ReadingId, L extends Life<R>>(
  rules: Reading<R, L>,
  thaw: (snapshot: Snapshot<R>) => L,
  accepts: RngKit['accepts'] = () => true,
): Saves<R> => ({
  encode({ rng, seq, at, ids, timers, pet, others }) {
    const state: Record<string, unknown> = {}
    const engine: Record<string, unknown> = { rng, seq, at, ids, timers }
    for (const slice of Object.keys(pet) as (keyof Pets[R] & string)[])
      (rules.beside.includes(slice) ? engine : state)[slice] = pet[slice]
    return JSON.stringify({ version: SAVE_VERSION, ...others, state, engine })
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
    const snapshot = adopt(
      rules,
      restore(rules, { ...save, state }, fallback, issues, accepts),
      thaw,
      issues,
    )
    const mended = issues.some(({ kept }) => !kept)
    return decoded(mended ? 'repaired' : older ? 'migrated' : 'ok', snapshot, issues)
  },
})

interface Envelope {
  readonly version: number
  readonly state: Fields
  /** Absent, or anything at all. */
  readonly engine: unknown
  /** What else lies beside them. */
  readonly others: Fields
}

type Fields = Readonly<Record<string, unknown>>

/** The envelope of a save. Before version 1 there may have been none: bare slices. */
const open = (text: string): Envelope | undefined => {
  const data = parse(text)
  if (!isObject(data)) return undefined
  // A file that was exported says whose life it is.
  const { version = 0, state, engine, reading: _, ...others } = data
  if (!isNumber(version)) return undefined
  if (isObject(state)) return { version, state, engine, others }
  return version > SAVE_VERSION || (version === 0 && isObject(others['stats']))
    ? { version, state: others, engine, others: {} }
    : undefined
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Field by field; whatever is absent or beyond mending comes from the fallback. */
const restore = <R extends ReadingId, L extends Life<R>>(
  rules: Reading<R, L>,
  { state, engine, others }: Envelope,
  fallback: Snapshot<R>,
  issues: Issue[],
  accepts: (state: RngState) => boolean,
): Snapshot<R> => {
  const given = isObject(engine) ? engine : {}
  if (engine !== undefined) {
    if (given !== engine) wrong(issues, 'engine', 'must be an object', 0)
    for (const key of [...OWN, ...rules.beside])
      if (!(key in given)) wrong(issues, `engine.${key}`, 'is missing', 0)
  }
  const { others: _, ...base } = fallback
  const {
    seq = base.seq,
    at = base.at,
    ids = base.ids,
    rng = base.rng,
    timers = [],
    ...slices
  } = given
  const own = engineShape(accepts)({ seq, at, ids, rng, timers }, issues, 'engine', base)
  const pet = rules.shape({ ...slices, ...state }, issues, '', base.pet) ?? base.pet
  const unknown = othersShape(others, issues, '')
  // Where the clock is wrong, so is every deadline.
  const timely = own?.at === at ? own : { ...own, timers: [] }
  const kept = unknown && Object.keys(unknown)[0] && { others: unknown }
  return { ...base, ...timely, pet, ...kept } as Snapshot<R>
}

// Those that these rules do not set are dropped when all timers are made to agree with the rest.
const timer = shape<Timer>({ key: anyText as Reader<TimerKey>, due: moment })

/** Fields that nobody knows, and that stay. */
const othersShape = shape<JsonObject>({})

const engineShape = (accepts: (state: RngState) => boolean) =>
  shape<Pick<Snapshot, 'seq' | 'at' | 'ids' | 'rng' | 'timers'>>({
    seq: count,
    // Brought back to the end of the calendar it would stand still for ever: the fallback's is taken.
    at: only((value): value is number => clockTime(value) === value, 'must be a moment'),
    ids: nextId,
    rng: only((value): value is RngState => isObject(value) && accepts(value)),
    timers: list(timer),
  })

const OWN = ['seq', 'at', 'ids', 'rng', 'timers']
