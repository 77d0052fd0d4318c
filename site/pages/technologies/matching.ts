import type { TechnologyGroup } from '../../routes/page-data.ts'
import { tokensOf } from '../../search/tokens.ts'

export interface Wanted {
  readonly text: string
  /** Id of a family; empty for all. */
  readonly family: string
  /** Only what this site is made with. */
  readonly here: boolean
}
export const EVERYTHING: Wanted = { text: '', family: '', here: false }

/** The families that hold something one wants, with that alone. */
export const matching = (
  groups: readonly TechnologyGroup[],
  { text, family, here }: Wanted,
): readonly TechnologyGroup[] => {
  const asked = tokensOf(text)
  return groups
    .filter(({ id }) => family === '' || family === id)
    .map((group) => ({
      ...group,
      uses: group.uses.filter((use) => {
        const tokens = tokensOf(`${use.name} ${use.text} ${group.title}`)
        const says = asked.every((one) => tokens.some((token) => token.startsWith(one)))
        return says && (!here || use.here === true)
      }),
    }))
    .filter(({ uses }) => uses.length > 0)
}
