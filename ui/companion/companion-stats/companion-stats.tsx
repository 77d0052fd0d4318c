import type { ReactElement } from 'react'
import type { Snapshot, StatA, StatB } from '../../../engine/index.ts'
import { CompanionGlyph } from '../companion-glyph/index.ts'
import { Heading } from '../../heading/index.ts'
import { Meter, Meters } from '../../meter/index.ts'
import { join, type Attributes } from '../../render/index.ts'
import { Text } from '../../text/index.ts'
import * as css from './companion-stats.css.ts'
import { layoutOf, statsOf, type GroupKey } from './needs.ts'

/** Where a quality of the companion earns its three achievements. */
const STAT_MARKS = [75, 90, 100] as const

export interface NeedsProps extends Attributes<'ul', 'children'> {
  snapshot: Snapshot
  words: Pick<StatsWords, 'stats'>
}

export interface StatsWords {
  /** Of both readings, each with its own name for what it means there. */
  stats: {
    readonly A: Readonly<Record<StatA, string>>
    readonly B: Readonly<Record<StatB, string>>
  }
  groups: Readonly<Record<GroupKey, { title: string; text: string }>>
}

/** What must not run out, as rings. */
export function Needs({ snapshot, words, className, ...rest }: NeedsProps): ReactElement {
  const stats = statsOf(snapshot)
  const names: Readonly<Record<string, string>> = words.stats[snapshot.reading]
  return (
    <ul className={join(css.needs, className)} {...rest}>
      {layoutOf(snapshot.reading).needs.map(({ stat, icon, ...limits }) => (
        <li key={stat}>
          <Meter
            label={names[stat]!}
            value={stats[stat]!}
            icon={<CompanionGlyph name={icon} />}
            {...limits}
          />
        </li>
      ))}
    </ul>
  )
}

export interface GrowthProps extends Attributes<'div', 'children'> {
  snapshot: Snapshot
  words: StatsWords
}

/** What grows in her, line by line. In reading B the three marks on a line are its achievements. */
export function Growth({ snapshot, words, className, ...rest }: GrowthProps): ReactElement {
  const stats = statsOf(snapshot)
  const names: Readonly<Record<string, string>> = words.stats[snapshot.reading]
  return (
    <div className={join(css.groups, className)} {...rest}>
      {layoutOf(snapshot.reading).groups.map(({ key, icon, stats: members }) => (
        <div key={key} className={css.column}>
          <div className={css.group}>
            <CompanionGlyph name={icon} />
            <Heading level={3} size="t1">
              {words.groups[key].title}
            </Heading>
          </div>
          <Text tone="muted" size="s">
            {words.groups[key].text}
          </Text>
          <Meters
            meters={members.map((stat) => ({
              label: names[stat]!,
              value: stats[stat]!,
              marks: snapshot.reading === 'B' ? STAT_MARKS : [],
            }))}
          />
        </div>
      ))}
    </div>
  )
}
