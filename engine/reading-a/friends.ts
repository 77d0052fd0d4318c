import { isoDay } from '../civil-day.ts'
import type { Raw } from '../companion.ts'
import { type Id, isId } from '../id.ts'
import { refuseFor, refuseInvalid } from '../refuse.ts'
import type { LifeA } from './life.ts'

export interface Friend {
  readonly id: Id
  readonly name: string
  /** ISO day. */
  readonly addedDate: string
  readonly interactionCount: number
}

/** [5.0.3] A friend whose id is already present is not added. */
export const addFriend = (life: LifeA, command: Raw): void => {
  const { id, name } = command
  const { social } = life.pet
  if (!isId(id)) return refuseInvalid(life, command, 'id')
  if (typeof name !== 'string' || name === '') return refuseInvalid(life, command, 'name')
  if (social.friends.some((friend) => friend.id === id))
    return refuseFor(life, command, 'already-friend')
  const friend: Friend = { id, name, addedDate: isoDay(life.at), interactionCount: 0 }
  social.friends = [...social.friends, friend]
  life.emit?.({ type: 'friend-added', id, name })
}
