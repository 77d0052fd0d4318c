import type { Notification } from '../../../engine/index.ts'

/**
 * One action can earn a level, a thing and several achievements at once: of each kind the latest
 * comes first, a level before all, and none is heard twice before another has been heard at all.
 */
export const chosen = (all: readonly Notification[], most: number): readonly Notification[] => {
  const latest = all.toReversed()
  const kinds = new Map(latest.toReversed().map((each) => [each.message, each]))
  const first = latest
    .filter((each) => kinds.get(each.message) === each)
    .toSorted((one, other) => Number(isLevel(other)) - Number(isLevel(one)))
  const rest = latest.filter((each) => !first.includes(each))
  return [...first, ...rest].slice(0, most).toSorted((one, other) => one.id - other.id)
}

const isLevel = ({ message }: Notification): boolean => message === 'level-up'
