/** How a technology is told: a line in each language, and where more is said. */
import { english, french } from './typography.ts'

export interface TechnologyUse {
  /** Key of its tile. */
  readonly icon: string
  readonly fr: string
  readonly en: string
  /** Whether this very site is made or tested with it. */
  readonly here?: true
  /** Id of the page that says more. */
  readonly page?: string
}

export interface TechnologyFamily {
  readonly id: string
  readonly universe: 'code' | 'ia' | 'plus'
  readonly fr: string
  readonly en: string
  readonly uses: readonly TechnologyUse[]
}

export const use = (
  icon: string,
  fr: string,
  en: string,
  more: Pick<TechnologyUse, 'here' | 'page'> = {},
) => ({
  icon,
  fr: french(fr),
  en: english(en),
  ...more,
})
export const HERE = { here: true } as const
