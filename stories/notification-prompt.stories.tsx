import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { quote } from '#engine'
import { NotificationPrompt } from '../site/components/notification-prompt/index.ts'
import { Tall } from './sample/specimen.tsx'

const meta = {
  title: 'Companion/Notification prompt',
  component: NotificationPrompt,
  args: {
    words: {
      label: 'Notifications',
      text: quote('notifications-prompt', {}),
      allow: quote('notifications-allow', {}),
      later: quote('notifications-later', {}),
    },
    onAllow: fn(),
    onLater: fn(),
  },
  render: (args) => (
    <Tall>
      <NotificationPrompt {...args} />
    </Tall>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof NotificationPrompt>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Autoriser' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Plus tard' }))
    await expect(args.onAllow).toHaveBeenCalledOnce()
    await expect(args.onLater).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
