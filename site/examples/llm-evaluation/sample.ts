/** Which live conversations people read, and what that says of all of them. */

export interface Conversation {
  readonly id: string
  readonly complained: boolean
  readonly person: boolean
}

/** Complaints are all read; the rest is drawn, at shares that the budget can bear. */
export const shareOf = ({ complained, person }: Conversation): number => {
  if (complained) return 1
  return person ? 0.2 : 0.04
}

/** A number in [0, 1) that depends on the id alone: the draw can be repeated and explained. */
const lot = (id: string): number => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

export const drawn = (conversation: Conversation): boolean =>
  lot(conversation.id) < shareOf(conversation)

/** Failures in all traffic: each answer that was read stands for those like it that were not. */
export const failureRate = (
  read: readonly { readonly share: number; readonly failed: boolean }[],
): number => {
  const weight = (of: typeof read) => of.reduce((sum, { share }) => sum + 1 / share, 0)
  return weight(read.filter(({ failed }) => failed)) / weight(read)
}
