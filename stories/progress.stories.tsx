import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress, PROGRESS_LINES } from '#ui/progress'
import { Stack } from '#ui/stack'

const meta = {
  title: 'Data/Progress',
  component: Progress,
  args: { label: 'Progression de l’audit', value: 5, max: 12, text: 'Question 5 sur 12' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Segments: Story = {
  args: { segments: 12 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progression de l’audit' })
    await expect(bar).toHaveAttribute('value', '5')
    await expect(bar).toHaveAttribute('aria-valuetext', 'Question 5 sur 12')
  },
}

export const Level: Story = {
  args: {
    label: 'Progression vers le niveau 11',
    value: 137,
    max: 515,
    text: '137 sur 515 points',
    dot: true,
  },
}

export const Lines: Story = {
  render: (args) => (
    <Stack>
      {PROGRESS_LINES.map((line) => (
        <div key={line}>
          {line}
          <Progress {...args} line={line} />
        </div>
      ))}
    </Stack>
  ),
}

export const Ends: Story = {
  args: { text: undefined },
  render: (args) => (
    <Stack>
      {[0, 1, 12].map((value) => (
        <div key={value}>
          {value} sur 12
          <Progress {...args} value={value} segments={12} line="plain" />
        </div>
      ))}
    </Stack>
  ),
}
