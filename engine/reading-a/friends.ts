import { isoDay } from '../civil-day.ts'
import { append } from '../hash.ts'
import { type Id, isId } from '../id.ts'
import { invalid } from '../refuse.ts'
import type { HandlerA, LifeA } from './life.ts'

export interface Friend {
  readonly id: Id
  readonly name: string
  /** ISO day. */
  readonly addedDate: string
  readonly interactionCount: number
}

/** [5.0.3] A friend whose id is already present is not added. */
export const addFriend: HandlerA = (life, command) => {
  const { id, name } = command
  const { social } = life.pet
  if (!isId(id)) return invalid('id')
  if (typeof name !== 'string' || name === '') return invalid('name')
  const known = idsOf(life)
  if (known.has(id)) return { reason: 'already-friend' }
  known.add(id)
  const friend: Friend = { id, name, addedDate: isoDay(life.at), interactionCount: 0 }
  social.friends = append(social.friends, friend)
  life.emit?.({ type: 'friend-added', id, name })
}

/** Asked once a run: to look through all friends for each new one would take the longer the more there are. */
const idsOf = (life: LifeA): Set<Id> =>
  (life.friendIds ??= new Set(life.pet.social.friends.map((friend) => friend.id)))
