/** What the hand-written loop holds in arrays, as a snapshot. */
import {
  ACTIONS_B,
  CORE_TRAITS,
  type Item,
  MOODS_B,
  type Notification,
  type Snapshot,
  STATS_B,
  TIERS,
  type Timer,
  TRAITS,
} from '#engine'

/** What a note is about: a refusal 0–3, a level, an achievement, an item. */
export const [LEVEL, ACHIEVEMENT, ITEM] = [4, 5, 6] as const
export const TTLS = Int32Array.of(3000, 3000, 3000, 3000, 10_000, 8000, 3000)
const GUARD_MESSAGES = [
  'too-tired-to-play',
  'too-tired-to-learn',
  'no-inspiration',
  'too-tired-to-explore',
] as const

type Pet = Snapshot<'B'>['pet']
type Numbers = ArrayLike<number>

interface Held {
  readonly clock: Pick<Snapshot<'B'>, 'seq' | 'at' | 'ids' | 'rng'>
  readonly progress: Pick<
    Pet['progress'],
    'level' | 'experience' | 'experienceToNext' | 'totalInteractions'
  >
  readonly discovery: {
    readonly totalFound: number
    readonly lastDiscovery: number | null
    readonly unique: ReadonlySet<string>
  }
  readonly life: {
    /** Stats, traits, actions. */
    readonly w: Numbers
    readonly t: Numbers
    readonly counts: Numbers
    /** Achievements in the order in which they were won. */
    readonly order: readonly number[]
    readonly items: readonly Item[]
    readonly mood: number
    readonly last: number | null
    readonly activity: number
    readonly acted: boolean
  }
  readonly changes: Readonly<Record<'moodOf' | 'moodWas' | 'moodAt' | 'moodWhy', Numbers>> & {
    readonly moods: number
  }
  readonly notices: Readonly<Record<'noteId' | 'noteAt' | 'noteKind' | 'noteValue', Numbers>> & {
    readonly notes: number
  }
}

export const snapshotOf = (before: Snapshot<'B'>, held: Held): Snapshot<'B'> => {
  const { pet } = before
  const { totalFound, lastDiscovery, unique } = held.discovery
  const { w, t, counts, order, items, mood, last, activity, acted } = held.life
  const notifications = notificationsOf(held.notices, items)
  const timers: Timer[] = [
    { key: 'activity' as const, due: activity },
    ...notifications.map(({ id, timestamp, ttl }) => ({
      key: `notification:${id}` as const,
      due: timestamp + ttl,
    })),
  ]
    .filter(({ due }) => due !== Infinity)
    .sort((one, two) => one.due - two.due)
  const traits = named(TRAITS, t)
  const ranked = [...TRAITS].sort((one, two) => traits[two] - traits[one]).slice(0, 3)
  return {
    ...before,
    ...held.clock,
    timers,
    pet: {
      ...pet,
      stats: named(STATS_B, w),
      progress: {
        ...pet.progress,
        ...held.progress,
        achievements: {
          ...pet.progress.achievements,
          ...Object.fromEntries(order.map((id) => [idOf(id), true as const])),
        },
      },
      personality: {
        ...pet.personality,
        coreTraits: named(
          CORE_TRAITS,
          CORE_TRAITS.map((name) => traits[name]),
        ),
        traits,
        dominantTraits: acted ? ranked : pet.personality.dominantTraits,
      },
      gameState: {
        ...pet.gameState,
        currentMood: MOODS_B[mood]!,
        isInteracting: activity !== Infinity,
        lastInteractionTime: last,
        notifications,
      },
      inventory: {
        ...pet.inventory,
        items,
        discovery: {
          ...pet.inventory.discovery,
          totalFound,
          lastDiscovery,
          uniqueItems: [...unique],
        },
      },
      analytics: {
        ...pet.analytics,
        actionCounts: named(ACTIONS_B, counts),
        moodHistory: historyOf(held.changes),
      },
    },
  }
}

const historyOf = ({ moodOf, moodWas, moodAt, moodWhy, moods }: Held['changes']) => {
  const reasons = [...ACTIONS_B, 'patch-stats']
  return Array.from({ length: Math.min(moods, 50) }, (_, i) => {
    const slot = (moods - Math.min(moods, 50) + i) % 50
    return {
      mood: MOODS_B[moodOf[slot]!]!,
      previousMood: MOODS_B[moodWas[slot]!]!,
      timestamp: moodAt[slot]!,
      reason: reasons[moodWhy[slot]!]!,
    }
  })
}

const notificationsOf = (
  { noteId, noteAt, noteKind, noteValue, notes }: Held['notices'],
  items: readonly Item[],
) =>
  Array.from({ length: notes }, (_, i): Notification => {
    const kind = noteKind[i]!
    const head = { id: noteId[i]!, timestamp: noteAt[i]!, ttl: TTLS[kind]! }
    const value = noteValue[i]!
    if (kind === LEVEL)
      return { ...head, type: 'success', message: 'level-up', values: { level: value } }
    if (kind === ACHIEVEMENT) {
      const values = { id: idOf(value), name: nameOf(value) }
      return { ...head, type: 'success', message: 'achievement-unlocked', values }
    }
    if (kind === ITEM) {
      const { name, rarity } = items[value]!
      return { ...head, type: 'info', message: 'new-item', values: { name, rarity } }
    }
    const type = kind === 2 ? 'info' : 'warning'
    return { ...head, type, message: GUARD_MESSAGES[kind]!, values: {} }
  })

const named = <K extends string>(
  names: readonly K[],
  values: ArrayLike<number>,
): Record<K, number> =>
  Object.fromEntries(names.map((name, i) => [name, values[i]!])) as Record<K, number>

export const idOf = (i: number): string => `${STATS_B[Math.floor(i / 3)]!}_${TIERS[i % 3]!.tier}`

const nameOf = (i: number): string => `${TIERS[i % 3]!.name} ${STATS_B[Math.floor(i / 3)]!}`
