import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GeneticsCard, Wallet } from '#companion/genetics-card'
import { Grid } from '#ui/stack'
import { genetics, wallet } from './sample/companion-words.ts'
import { life } from './sample/life.ts'

const other = life('A', 'the other parent').snapshot.pet.genetics
const { snapshot: parent } = life('A', 'opale-2026', [
  { type: 'breed', with: other },
  { type: 'breed', with: other },
  { type: 'earn', currency: 'gems', amount: 3 },
])

const meta = {
  title: 'Companion/Genetics card',
  component: GeneticsCard,
  args: { pet: life('A', 'opale-2026').snapshot.pet, at: parent.at, words: genetics },
  render: (args) => (
    <Grid gap={7} cells={2}>
      <GeneticsCard {...args} />
      <Wallet pet={args.pet} words={wallet} />
    </Grid>
  ),
} satisfies Meta<typeof GeneticsCard>
export default meta
type Story = StoryObj<typeof meta>

export const Newborn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.pet.genetics.dna)).toBeVisible()
    await expect(canvas.getByText('première génération')).toBeVisible()
  },
}

export const WithChildren: Story = { args: { pet: parent.pet } }

export const OnAPhone: Story = { ...WithChildren, globals: { viewport: { value: 'phone' } } }
