import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadingLine, LOADING_LINES } from '#ui/loading-line'

const meta = {
  title: 'Feedback/Loading line',
  component: LoadingLine,
  parameters: { docs: { story: { inline: false, height: '60px' } } },
  args: { label: 'Chargement des workflows' },
} satisfies Meta<typeof LoadingLine>
export default meta
type Story = StoryObj<typeof meta>

export const Places: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <>
      {LOADING_LINES.map((place) => (
        <LoadingLine key={place} {...args} place={place} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('progressbar', { name: 'Chargement des workflows' }))
      await expect(line).not.toHaveAttribute('value')
  },
}
