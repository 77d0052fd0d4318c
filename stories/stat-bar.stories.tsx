import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter, Meters } from '#ui/meter'

const meta = {
  title: 'Data/Stat bar',
  component: Meter,
  args: { shape: 'row', marks: [75, 90, 100], label: 'Sociabilité', value: 92 },
} satisfies Meta<typeof Meter>
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
  render: (args) => <Meters meters={MIND.map(([label, value]) => ({ ...args, label, value }))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Sociabilité' })).toHaveAttribute('value', '92')
    const full = canvas.getByRole('meter', { name: 'Intelligence' })
    await expect(full.parentElement).toHaveAttribute('data-full')
  },
}

export const AtEachMark: Story = {
  render: (args) => (
    <Meters
      meters={[75, 90, 100]
        .flatMap((mark) => [mark - 1, mark])
        .map((value) => ({
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
    <Meters
      meters={[
        { label: 'Excitation', value: 100, text: '6 fois' },
        { label: 'Contentement', value: 66, text: '4 fois' },
      ]}
    />
  ),
}

export const LongWords: Story = {
  args: { label: 'Confiance dans les personnes nouvelles', text: '92 sur 100' },
}
