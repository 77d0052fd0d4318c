/** Which shots of the last run somebody means who names stories or groups. */
import { resultsIn, type Group, type Places, type Shot } from './results.ts'
import { isWanted } from './run.ts'

export interface Chosen {
  /** Beginnings of ids of stories; none for all. */
  readonly prefixes: readonly string[]
  /** Asked after a new look: a group has the same name for the same reason. */
  readonly isChosen: (shot: Shot) => boolean
}

/** @throws RangeError for what the last run did not find */
export const chosenBy = (
  prefixes: readonly string[],
  groups: readonly string[],
  { results }: Pick<Places, 'results'>,
): Chosen => {
  const lastGroups = (): readonly Group[] => resultsIn(results).read()?.groups ?? []
  if (groups.length === 0) return { prefixes, isChosen: ({ story }) => isWanted(story, prefixes) }
  const known = lastGroups()
  const unknown = groups.find((id) => !known.some((group) => group.id === id))
  if (unknown !== undefined) throw new RangeError(`The last run found no group ${unknown}.`)
  const stories = known
    .filter(({ id }) => groups.includes(id))
    .flatMap(({ shots }) => shots.map(({ story }) => story))
  return {
    prefixes: [...new Set(stories)].filter((story) => isWanted(story, prefixes)),
    isChosen: ({ story, variant }) =>
      isWanted(story, prefixes) &&
      lastGroups().some(
        ({ id, shots }) =>
          groups.includes(id) &&
          shots.some((shot) => shot.story === story && shot.variant === variant),
      ),
  }
}
