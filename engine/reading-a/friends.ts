import { isoDay } from '../civil-day.ts'
import { type Id, isId } from '../id.ts'
import { invalid } from '../refuse.ts'
import type { HandlerA } from './life.ts'

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
  if (social.friends.some((friend) => friend.id === id)) return { reason: 'already-friend' }
  const friend: Friend = { id, name, addedDate: isoDay(life.at), interactionCount: 0 }
  social.friends = [...social.friends, friend]
  life.emit?.({ type: 'friend-added', id, name })
}
