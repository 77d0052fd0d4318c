import type { EngineEvent, EventType } from '#engine'
import { remedyFor, type CareRefusal, type Lack } from '#ui/care-panel'
import type { LifeMoment } from '#ui/companion'
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

/** Why the last gesture was refused, and what helps. */
export const refusalOf = (
  { snapshot, events }: LifeMoment,
  words: Pick<GameWords, 'messages' | 'lack' | 'give' | 'inventory' | 'refused'>,
  give: (id: string | number) => void,
): CareRefusal | undefined => {
  const refused = events.find(
    (event): event is Refused & Lack & { reason: 'stat-too-low' } =>
      event.type === 'refused' && event.reason === 'stat-too-low',
  )
  if (!refused) return undefined
  const remedy = remedyFor(snapshot, refused)
  return {
    sentence: sentenceOf(events, words),
    ...words.lack(refused),
    remedy: remedy && {
      label: words.give(words.inventory.item(remedy.item), remedy.gives),
      onClick: () => give(remedy.item.id),
    },
  }
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
