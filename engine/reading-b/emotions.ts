import { amountOf, saturate } from '../amount.ts'
import { put } from '../hash.ts'
import { isKey, type JsonObject } from '../json.ts'
import { invalid } from '../refuse.ts'
import { freeze } from '../share.ts'
import { STAT_MAX } from '../stat.ts'
import type { HandlerB, LifeB } from './life.ts'
import { type MoodB, setMoodB } from './mood.ts'

export interface Emotions {
  readonly current: {
    readonly dominant: string
    readonly secondary: string
    readonly intensity: number
    /** How often the dominant emotion has evolved since it became so. */
    readonly duration: number
    readonly stability: number
  }
  readonly history: readonly PastEmotion[]
  /** How often each trigger made an emotion evolve. */
  readonly triggers: Readonly<Record<string, number>>
  readonly responses: JsonObject
  readonly baseMood: MoodB
  readonly temperament: {
    readonly volatility: number
    readonly resilience: number
    readonly sensitivity: number
    readonly expressiveness: number
  }
}

export interface PastEmotion {
  readonly emotion: string
  readonly intensity: number
  readonly duration: number
  readonly timestamp: number
}

/** [9.0.4] */
export const EMOTION_HISTORY_CAP = 20
/** [5.0.1] An emotion that has evolved is never fainter. */
const MIN_INTENSITY = 20

export const DEFAULT_EMOTIONS: Emotions = {
  current: { dominant: 'joy', secondary: 'curiosity', intensity: 75, duration: 0, stability: 80 },
  history: [],
  triggers: {},
  responses: {},
  baseMood: 'content',
  temperament: { volatility: 30, resilience: 70, sensitivity: 60, expressiveness: 80 },
}

/** [4.2.10] Any other emotion leaves her content. */
export const EMOTION_MOODS = freeze({
  joy: 'joyful',
  excitement: 'ecstatic',
  happiness: 'happy',
  contentment: 'content',
  curiosity: 'playful',
  love: 'loving',
  sadness: 'sad',
  anger: 'frustrated',
  fear: 'anxious',
  surprise: 'excited',
} as const satisfies Readonly<Record<string, MoodB>>)

/** As a map, since an emotion may be called `toString`. */
const MOOD_OF: ReadonlyMap<string, MoodB> = new Map(Object.entries(EMOTION_MOODS))

/** [4.2.60] Makes an emotion dominant if it is not, and stronger; the mood follows from it. */
export const evolve = (life: LifeB, emotion: string, amount: number, trigger: string): void => {
  const { emotions } = life.pet
  const { current, history, temperament } = emotions
  const { dominant: previous, intensity: before, duration } = current
  const isNew = emotion !== previous
  const past = { emotion: previous, intensity: before, duration, timestamp: life.at }
  const change = Math.round((amount * temperament.sensitivity * temperament.volatility) / 100)
  const intensity = Math.max(MIN_INTENSITY, Math.min(STAT_MAX, before + change))
  life.pet.emotions = {
    ...emotions,
    current: {
      ...current,
      dominant: emotion,
      intensity,
      duration: saturate((isNew ? 0 : duration) + 1),
    },
    history: isNew ? [...history, past].slice(-EMOTION_HISTORY_CAP) : history,
    triggers: counted(emotions.triggers, trigger),
  }
  life.emit?.({ type: 'emotion-evolved', emotion, previous, intensity })
  setMoodB(life, MOOD_OF.get(emotion) ?? 'content', trigger)
}

export const evolveEmotion: HandlerB = (life, command) => {
  const { emotion, trigger = emotion } = command
  const amount = amountOf(command['amount'])
  if (!isKey(emotion)) return invalid('emotion')
  if (!isKey(trigger)) return invalid('trigger')
  if (amount === undefined) return invalid('amount')
  evolve(life, emotion, amount, trigger)
}

/** A trigger may be called `toString`: only the record's own keys count. */
const counted = (triggers: Emotions['triggers'], trigger: string): Emotions['triggers'] => {
  const times = Object.hasOwn(triggers, trigger) ? triggers[trigger]! : 0
  return put(triggers, trigger, saturate(times + 1))
}
