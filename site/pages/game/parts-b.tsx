import { createEngine, type Snapshot } from '#engine'
import { Achievements, countOf } from '#companion/achievements'
import { lookOf } from '#companion/living'
import { Growth } from '#companion/companion-stats'
import { EmotionCard } from '#companion/emotion-card'
import { Facts } from '#ui/facts'
import { Heading } from '#ui/heading'
import { Inventory } from '#companion/inventory'
import { MoodHistory } from '#companion/mood-history'
import { PersonalityRadar } from '#companion/personality-radar'
import { Split } from '#ui/section'
import { Stack } from '#ui/stack'
import type { BoardProps } from './board-props.ts'
import { MoodChart } from './mood-chart.tsx'
import type { Part } from './part.ts'
import { Settings } from './settings.tsx'
import type { GameWords } from './words/words.ts'

/** What reading B knows of her. */
export const partsOfB = (snapshot: Snapshot<'B'>, props: BoardProps): readonly Part[] => {
  const { words, first, onSend } = props
  const { pet, at } = snapshot
  const { personality, emotions, inventory, analytics } = pet
  const stats = Object.entries(pet.stats)
  const { got, all } = countOf(pet)
  return [
    {
      name: 'growth',
      icon: 'bolt',
      span: 'full',
      sum: [stats.length, stats.filter(([key, value]) => key !== 'stress' && value < 100).length],
      content: <Growth snapshot={snapshot} words={{ stats: first.stats, groups: words.groups }} />,
    },
    {
      name: 'personality',
      icon: 'smile',
      span: 'half',
      sum: personality.dominantTraits.map((trait) => words.personality.traits[trait]),
      content: (
        <PersonalityRadar personality={personality} birth={BIRTH} words={words.personality} />
      ),
    },
    {
      name: 'emotions',
      icon: 'heart',
      span: 'half',
      sum: [words.emotions.emotion(emotions.current.dominant), emotions.current.stability],
      content: <EmotionCard emotions={emotions} words={words.emotions} />,
    },
    {
      name: 'inventory',
      icon: 'gift',
      span: 'full',
      sum: [inventory.items.length, inventory.maxCapacity],
      content: (
        <Stack gap={6}>
          <Inventory
            inventory={inventory}
            words={words.inventory}
            onUse={({ id }) => onSend({ type: 'use-item', itemId: id })}
            onDiscard={({ id }) => onSend({ type: 'discard-item', itemId: id })}
            onEquip={({ id }, slot) => onSend({ type: 'equip', itemId: id, slot })}
            onUnequip={(slot) => onSend({ type: 'unequip', slot })}
          />
          <Found snapshot={snapshot} words={words} />
        </Stack>
      ),
    },
    {
      name: 'achievements',
      icon: 'trophy',
      span: 'full',
      sum: [got, all],
      content: <Achievements pet={pet} words={words.achievements} />,
    },
    {
      name: 'history',
      icon: 'wave',
      span: 'full',
      sum: [first.stage.B.moods[pet.gameState.currentMood]],
      content: (
        <Split ratio="1:1">
          <MoodChart
            history={analytics.moodHistory}
            moods={first.stage.B.moods}
            words={words.moodChart}
          />
          <MoodHistory
            history={analytics.moodHistory}
            stage={lookOf(snapshot).stage}
            at={at}
            words={words.history}
          />
        </Split>
      ),
    },
    {
      name: 'settings',
      icon: 'spark',
      span: 'half',
      sum: [],
      content: <Settings settings={pet.settings} {...props} />,
    },
  ]
}

interface FoundProps {
  readonly snapshot: Snapshot<'B'>
  readonly words: GameWords
}

/** [3.2.34] What she has come upon so far. */
function Found({ snapshot: { pet, at }, words }: FoundProps) {
  const { totalFound, uniqueItems, rareFinds, lastDiscovery } = pet.inventory.discovery
  const { found, history } = words
  return (
    <Stack gap={3}>
      <Heading level={3} size="t1">
        {found.title}
      </Heading>
      <Facts
        layout="columns"
        facts={[
          { term: found.total, value: totalFound },
          { term: found.unique, value: uniqueItems.length },
          { term: found.rare, value: rareFinds.length },
          {
            term: found.last,
            value: lastDiscovery === null ? found.none : history.ago(at - lastDiscovery),
          },
        ]}
      />
    </Stack>
  )
}

/** What every companion begins with, whatever the seed. */
const BIRTH = createEngine('B').create({ seed: 'birth', at: 0 }).pet.personality.coreTraits
