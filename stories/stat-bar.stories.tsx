import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { STAT_MARKS, StatBar, StatBars } from '#companion/stat-bar'

const meta = {
  title: 'Data/Stat bar',
  component: StatBar,
  args: { label: 'Sociabilité', value: 92 },
} satisfies Meta<typeof StatBar>
export default meta
type Story = StoryObj<typeof meta>

const MIND = [
  ['Intelligence', 100],
  ['Sociabilité', 92],
  ['Indépendance', 79],
  ['Sagesse', 72],
  ['Magie', 0],
] as const

export const Qualities: Story = {
  render: (args) => <StatBars bars={MIND.map(([label, value]) => ({ ...args, label, value }))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Sociabilité' })).toHaveAttribute('value', '92')
    const full = canvas.getByRole('meter', { name: 'Intelligence' })
    await expect(full.parentElement).toHaveAttribute('data-full')
  },
}

export const AtEachMark: Story = {
  render: (args) => (
    <StatBars
      bars={STAT_MARKS.flatMap((mark) => [mark - 1, mark]).map((value) => ({
        ...args,
        label: `À ${value}`,
        value,
        text: `${value} %`,
      }))}
    />
  ),
}

export const WithoutMarks: Story = {
  render: () => (
    <StatBars
      bars={[
        { label: 'Excitation', value: 100, text: '6 fois', marks: [] },
        { label: 'Contentement', value: 66, text: '4 fois', marks: [] },
      ]}
    />
  ),
}

export const LongWords: Story = {
  args: { label: 'Confiance dans les personnes nouvelles', text: '92 sur 100' },
}
