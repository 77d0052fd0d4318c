import type { Meta, StoryObj } from '@storybook/react-vite'
import { MASCOT } from '#engine'
import { expect } from 'storybook/test'
import { faceOf, StatsTooltip } from '#companion/stats-tooltip'
import { logo as words } from './sample/companion-words.ts'
import { Tall } from './sample/specimen.tsx'

const meta = {
  title: 'Companion/Stats tooltip',
  component: StatsTooltip,
  args: { mascot: MASCOT.fresh, words },
  render: (args) => (
    <Tall>
      <StatsTooltip {...args} />
    </Tall>
  ),
} satisfies Meta<typeof StatsTooltip>
export default meta
type Story = StoryObj<typeof meta>

/** [3.3.3] Before anyone has played. */
export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Heureuse', 'Niveau 1', '85 %', '78 %', '65 %'])
      await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const Neutral: Story = {
  args: { mascot: { ...MASCOT.fresh, currentMood: 'neutral', level: 12 } },
}

export const Tired: Story = {
  args: {
    mascot: {
      currentMood: 'tired',
      level: 4,
      stats: { happiness: 41.5, energy: 8, intelligence: 66.2 },
    },
  },
}

/** [2.3.99] Which face belongs to which mood. */
export const Faces: Story = {
  play: async () => {
    const faces = Object.fromEntries(MASCOT.moods.map((mood) => [mood, faceOf(mood)]))
    await expect(faces).toEqual({
      happy: 'smile',
      excited: 'smile',
      ecstatic: 'smile',
      neutral: 'meh',
      sad: 'frown',
      tired: 'frown',
      sleeping: 'frown',
    })
  },
}

export const WithoutIcons: Story = { args: { icons: false } }
