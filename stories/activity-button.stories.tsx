import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActivityButton } from '../site/components/activity-button/index.ts'
import { BREAKPOINTS } from '#ui/theme/media'

const meta = {
  title: 'Layout/Activity button',
  component: ActivityButton,
  args: { label: 'Activité de code', href: '#activite' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof ActivityButton>
export default meta
type Story = StoryObj<typeof meta>

/** Small screens have no corner to spare. */
const play: Story['play'] = async ({ canvas }) => {
  const links = canvas.queryAllByRole('link', { name: 'Activité de code' })
  await expect(links).toHaveLength(innerWidth < BREAKPOINTS.mobile ? 0 : 1)
}

/** Half sunk into the window's edge, in the corner that the companion leaves free. */
export const OnWideScreens: Story = { play }

export const OnPhones: Story = { play, globals: { viewport: { value: 'phone' } } }
