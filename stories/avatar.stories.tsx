import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar, AVATAR_SIZES } from '#ui/avatar'
import { Character } from '#ui/character'
import { UNIVERSES } from '#ui/theme/universe.css'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#6A45E6" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#FFCE73"/><path d="M0 8a4 4 0 0 1 8 0z" fill="#FFCE73"/></svg>')}`

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'Camille Martin' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <>
      {AVATAR_SIZES.map((size) => (
        <p key={size}>
          <Avatar {...args} size={size} /> <Avatar {...args} size={size} src={picture} />{' '}
          <Avatar {...args} size={size}>
            <Character mood="happy" stage="child" crop="head" size={80} />
          </Avatar>{' '}
          {UNIVERSES.map((universe) => (
            <Avatar key={universe} {...args} name="Opale" size={size} universe={universe} />
          ))}
        </p>
      ))}
    </>
  ),
}

export const Alone: Story = {
  args: { alone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Camille Martin' })).toHaveTextContent('CM')
  },
}
