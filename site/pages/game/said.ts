import type { EngineEvent, EventType } from '#engine'
import type { CareRefusal, Lack } from '#companion/care-panel'
import type { GameWords } from './words/words.ts'

type Refused = Extract<EngineEvent, { type: 'refused' }>

/** What happened, in sentences, as far as it concerns whoever did it. */
export const saidOf = (
  events: readonly EngineEvent[],
  { events: words, refused }: Pick<GameWords, 'events' | 'refused'>,
  quiet: ReadonlySet<EventType> = NONE,
): readonly string[] =>
  events
    .filter(({ type }) => ALOUD.has(type) && !quiet.has(type))
    .flatMap((event) => {
      if (event.type !== 'refused') return [sentence(words, event)]
      // The panel of gestures says that one itself, with the ways out.
      return event.reason === 'stat-too-low' ? [] : [refused[event.reason]]
    })

/** What she turned the last gesture down for. */
export const lackOf = (events: readonly EngineEvent[]): Lack | undefined =>
  events.find(
    (event): event is Refused & Lack & { reason: 'stat-too-low' } =>
      event.type === 'refused' && event.reason === 'stat-too-low',
  )

/** Why the last gesture was refused. */
export const refusalOf = (
  events: readonly EngineEvent[],
  words: Pick<GameWords, 'messages' | 'lack' | 'refused'>,
): CareRefusal | undefined => {
  const lack = lackOf(events)
  return lack && { sentence: sentenceOf(events, words), reason: words.lack(lack).reason }
}

/** [5.0.6] The message that the engine gives with its refusal. */
const sentenceOf = (
  events: readonly EngineEvent[],
  { messages, refused }: Pick<GameWords, 'messages' | 'refused'>,
): string => {
  const told = events.find((event) => event.type === 'notified')
  return told
    ? messages[told.notification.message](told.notification.values)
    : refused['stat-too-low']
}

const sentence = <T extends EventType>(
  words: GameWords['events'],
  event: Extract<EngineEvent, { type: T }>,
): string => (words[event.type] as (event: EngineEvent) => string)(event)

const NONE: ReadonlySet<EventType> = new Set()

/** The rest is bookkeeping, or shows by itself. */
const ALOUD: ReadonlySet<EventType> = new Set([
  'acted',
  'logo-clicked',
  'bred',
  'earned',
  'spent',
  'friend-added',
  'renamed',
  'level-up',
  'stage-changed',
  'achievement-unlocked',
  'mood-changed',
  'item-added',
  'inventory-full',
  'item-equipped',
  'item-unequipped',
  'item-used',
  'item-discarded',
  'settings-changed',
  'refused',
  'unknown-command',
])
