import { useState } from 'react'
import type { EngineEvent, Notification } from '#engine'

/** What has become of her since her panel was last closed. */
export interface News {
  readonly level: number | undefined
  readonly achievements: number
  readonly things: number
}

interface Gathered extends News {
  /** The moment that was counted last. */
  readonly events: readonly EngineEvent[]
}

/** One click may earn her several levels and things at once: one is said, her panel tells the rest. */
export const useNews = (events: readonly EngineEvent[]): [news: News, forget: () => void] => {
  const [gathered, gather] = useState<Gathered>({ ...NONE, events: [] })
  if (gathered.events !== events) gather({ ...added(gathered, events), events })
  return [gathered, () => gather({ ...NONE, events })]
}

const NONE: News = { level: undefined, achievements: 0, things: 0 }

const added = (news: News, events: readonly EngineEvent[]): News => {
  const told = events.flatMap((event) => (event.type === 'notified' ? [event.notification] : []))
  const of = (message: Notification['message']) => told.filter((each) => each.message === message)
  const level = of('level-up').at(-1)?.values['level']
  return {
    level: level === undefined ? news.level : Number(level),
    achievements: news.achievements + of('achievement-unlocked').length,
    things: news.things + of('new-item').length,
  }
}
