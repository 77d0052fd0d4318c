import type { Life, Pets, Reading, ReadingId, Snapshot } from './companion.ts'
import { MAX_TIME } from './clock-time.ts'
import { isObject } from './json.ts'
import { adopt } from './settled.ts'
import { type Inspection, type Issue, list, oneOf, shape, whole } from './shape.ts'
import { NAMED_TIMERS, type NamedTimer, type Timer } from './timers.ts'

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
    const rest: Record<string, unknown> = {}
    for (const slice of Object.keys(pet) as (keyof Pets[R] & string)[])
      (rules.slices.includes(slice) ? state : rest)[slice] = pet[slice]
    const engine = { rng, seq, at, ids, timers, ...rest }
    return JSON.stringify({ version: SAVE_VERSION, state, engine })
  },
  decode(text, fallback) {
    if (text === null || text.trim() === '')
      return { status: 'empty', snapshot: fallback, issues: [] }
    const corrupt = { status: 'corrupt', snapshot: fallback, keep: text, issues: [] } as const
    const save = open(text)
    if (!save) return corrupt
    if (save.version > SAVE_VERSION) return { ...corrupt, status: 'newer' }
    const older = save.version < SAVE_VERSION
    const state = older ? rules.migrate(save.state) : save.state
    const inspection: Inspection = { issues: [], partial: true }
    const snapshot = restore(rules, state, save.engine, fallback, inspection)
    const { issues } = inspection
    const decoded = { snapshot: adopt(rules, snapshot, snapshot.pet, thaw), issues }
    if (issues.length > 0) return { status: 'repaired', ...decoded, keep: text }
    return older ? { status: 'migrated', ...decoded, keep: text } : { status: 'ok', ...decoded }
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
  const { version = 0, state, engine = {}, ...slices } = data
  if (typeof version !== 'number' || !Number.isFinite(version)) return undefined
  if (isObject(state)) return { version, state, engine: isObject(engine) ? engine : {} }
  if (version > SAVE_VERSION) return { version, state: {}, engine: {} }
  return version === 0 && isObject(slices['stats'])
    ? { version, state: slices, engine: {} }
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
const restore = <R extends ReadingId, L extends Life>(
  rules: Reading<R, L>,
  state: Fields,
  engine: Fields,
  fallback: Snapshot<R>,
  inspection: Inspection,
): Snapshot<R> => {
  const { pet: _, reading: _r, rules: _v, ...before } = fallback
  const { rng, seq, at, ids, timers, ...rest } = engine
  const given = Object.fromEntries(
    Object.entries({ rng, seq, at, ids, timers }).filter(([, value]) => value !== undefined),
  )
  const own = engineShape(given, inspection, 'engine', before) ?? before
  const pet = rules.shape({ ...rest, ...state }, inspection, '', fallback.pet) ?? fallback.pet
  return { ...fallback, ...own, timers: own.timers, pet }
}

const word = whole(-0x8000_0000, 0xffff_ffff)
const count = whole(0, Number.MAX_SAFE_INTEGER)
const due = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)

const namedTimer = shape<NamedTimerEntry>({ key: oneOf(NAMED_TIMERS), due })

interface NamedTimerEntry extends Timer {
  readonly key: NamedTimer
}

const engineShape = shape<Omit<Snapshot, 'reading' | 'rules' | 'pet'>>({
  seq: count,
  at: whole(-MAX_TIME, MAX_TIME),
  ids: whole(1, Number.MAX_SAFE_INTEGER),
  rng: shape({ a: word, b: word, c: word, d: word }),
  timers: list<Timer>((timer, to, place) =>
    // Those of notifications follow from the notifications themselves.
    isObject(timer) && String(timer['key']).startsWith('notification:')
      ? undefined
      : namedTimer(timer, to, place),
  ),
})
