import { analyticsA, type Snapshot } from '#engine'
import { Growth } from '#companion/companion-stats'
import { GeneticsCard, Wallet } from '#companion/genetics-card'
import { Stack } from '#ui/stack'
import type { BoardProps } from './board-props.ts'
import { Friends } from './friends.tsx'
import { Naming } from './naming.tsx'
import type { Part } from './part.ts'
import { TreatList } from './treat-list.tsx'

/** What reading A knows of her. */
export const partsOfA = (snapshot: Snapshot<'A'>, props: BoardProps): readonly Part[] => {
  const { words, first, onSend } = props
  const { pet, at } = snapshot
  const { dominantTraits, parentage } = pet.genetics
  const stats = Object.entries(pet.stats)
  return [
    {
      name: 'growth',
      icon: 'bolt',
      span: 'half',
      sum: [stats.length, stats.filter(([key, value]) => key !== 'hunger' && value < 100).length],
      content: <Growth snapshot={snapshot} words={{ stats: first.stats, groups: words.groups }} />,
    },
    {
      name: 'birth',
      icon: 'flower',
      span: 'half',
      sum: dominantTraits.map(words.genetics.trait),
      content: (
        <Stack gap={6}>
          <GeneticsCard pet={pet} at={at} words={words.genetics} />
          <Naming name={pet.profile.name} words={words} onSend={onSend} />
        </Stack>
      ),
    },
    {
      name: 'wallet',
      icon: 'star',
      span: 'half',
      sum: [pet.economy.coins],
      content: (
        <Stack gap={6}>
          <Wallet pet={pet} words={words.wallet} />
          <TreatList coins={pet.economy.coins} words={words.treats} onSend={onSend} />
        </Stack>
      ),
    },
    {
      name: 'friends',
      icon: 'heart',
      span: 'half',
      sum: [analyticsA(pet, at).friendsCount, parentage.children.length],
      content: <Friends snapshot={snapshot} {...props} />,
    },
  ]
}
