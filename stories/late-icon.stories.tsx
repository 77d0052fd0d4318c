import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LATE_ICON_NAMES } from '../site/components/late-icon/names.ts'
import { LateIcon } from '../site/components/late-icon/index.ts'
import { Inline } from '#ui/stack'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Identity/Late icon',
  component: LateIcon,
  argTypes: { name: choice(LATE_ICON_NAMES), size: choice([20, 24]) },
  args: { name: 'ia' },
} satisfies Meta<typeof LateIcon>
export default meta
type Story = StoryObj<typeof meta>

/** Drawn by the style sheet, in the colour of the words beside it. */
export const All: Story = {
  parameters: { gallery: true },
  render: () => (
    <Inline>
      {LATE_ICON_NAMES.map((name) => (
        <LateIcon key={name} name={name} size={24} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map(
      (icon) => getComputedStyle(icon).maskImage,
    )
    await expect(new Set(drawings).size).toBe(LATE_ICON_NAMES.length)
    for (const drawing of drawings) await expect(drawing).toContain('data:image/svg+xml')
  },
}
