import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, BADGE_TONES } from '#ui/badge'
import { Icon } from '#ui/icon'
import { Inline } from '#ui/stack'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Text/Badge',
  component: Badge,
  argTypes: { tone: choice(BADGE_TONES) },
  args: { children: 'Service' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Inline>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
}

/** Beside the words of a menu. */
export const Small: Story = {
  args: { size: 's' },
  render: (args) => (
    <Inline>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
}

export const WithIcon: Story = {
  args: {
    tone: 'success',
    children: (
      <>
        <Icon name="check" size={16} />
        Vérifié
      </>
    ),
  },
}
