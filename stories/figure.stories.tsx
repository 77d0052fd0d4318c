import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Figure } from '#ui/figure'
import { Drawing } from './sample/drawing.tsx'

const meta = {
  title: 'Content/Figure',
  component: Figure,
  args: {
    name: 'Chemin d’une question',
    caption: 'Le fil suit la question ; en pointillé, le retour d’un lecteur.',
    children: <Drawing title="Une question passe par la recherche avant d’avoir une réponse" />,
  },
} satisfies Meta<typeof Figure>
export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Une question/u)
  },
}

export const WithoutCaption: Story = { args: { caption: undefined } }

/** On a narrow screen the drawing scrolls alone, by keyboard as well. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Chemin d’une question' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    region.focus()
    await expect(region).toHaveFocus()
  },
}
