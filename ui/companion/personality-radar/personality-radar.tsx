import type { ReactElement } from 'react'
import { CORE_TRAITS, type CoreTrait, type Personality, type Trait } from '../../../engine/index.ts'
import { RadarChart } from '../../chart/index.ts'
import type { Attributes } from '../../render/index.ts'

export interface PersonalityRadarWords {
  title: string
  /** What one sees, in a sentence, from the three strongest. */
  description: (dominant: readonly string[]) => string
  caption: string
  traits: Readonly<Record<Trait, string>>
  today: string
  atBirth: string
  table: { table: string; category: string }
}

export interface PersonalityRadarProps extends Attributes<'figure', 'children' | 'title'> {
  personality: Personality
  /** What she began with; without it, only today is drawn. */
  birth?: Readonly<Record<CoreTrait, number>> | undefined
  words: PersonalityRadarWords
}

/** [3.2.14] Her eight core traits, today and at first. */
export function PersonalityRadar(props: PersonalityRadarProps): ReactElement {
  const { personality, birth, words, ...rest } = props
  return (
    <RadarChart
      title={words.title}
      description={words.description(personality.dominantTraits.map((key) => words.traits[key]))}
      caption={words.caption}
      words={words.table}
      thread={false}
      categories={CORE_TRAITS.map((trait) => words.traits[trait])}
      series={[
        { name: words.today, values: values(personality.coreTraits), highlight: true },
        ...(birth ? [{ name: words.atBirth, values: values(birth) }] : []),
      ]}
      {...rest}
    />
  )
}

const values = (traits: Readonly<Record<CoreTrait, number>>) =>
  CORE_TRAITS.map((trait) => traits[trait])
