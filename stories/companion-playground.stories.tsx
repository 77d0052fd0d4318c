import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Wrap } from '#ui/section'
import { choice } from './sample/choice.ts'
import { Game } from './sample/game.tsx'

const meta = {
  title: 'Companion/Playground',
  component: Game,
  argTypes: { reading: choice(['A', 'B']) },
  args: { reading: 'B' },
  render: (args) => (
    <Wrap>
      <Game {...args} key={args.reading} />
    </Wrap>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof Game>
export default meta
type Story = StoryObj<typeof meta>

/** One life in each reading, from the same moment at every visit. */
export const ReadingB: Story = {
  // Wide, she goes on moving for longer than a picture waits.
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Câliner/u }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Aimante'),
    )
  },
}

export const ReadingA: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { reading: 'A' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dormir/u }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Endormie')
    await userEvent.click(canvas.getByRole('button', { name: 'Dix minutes passent' }))
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Endormie')
  },
}

/** Tired, she says so, and what helps is one click away. */
export const Refusal: Story = {
  play: async ({ canvas }) => {
    const explore = () => canvas.getByRole('button', { name: /^Explorer/u })
    while (!/Il manque/u.test(explore().textContent)) await userEvent.click(explore())
    await userEvent.click(explore())
    await expect(canvas.getAllByText('Opale est trop fatiguée pour explorer...')[0]).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
