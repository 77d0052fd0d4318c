import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Opening } from '../site/components/opening/index.ts'
import { PlaceMap } from '../site/components/place-map/index.ts'
import { mapFigure } from '../site/prerender/map/figure.ts'
import { town } from './sample/maps.ts'

const meta = {
  title: 'Content/Place map',
  component: PlaceMap,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: {
    html: mapFigure(town, 'fr', (text) => text).html,
    caption: 'Schéma, le nord en haut',
  },
} satisfies Meta<typeof PlaceMap>
export default meta
type Story = StoryObj<typeof meta>

/** Beside the head of a page, and off its right edge. */
export const BesideAnOpening: Story = {
  render: (args) => (
    <Opening
      variant="place"
      title="Une ville, sur place quand cela aide"
      lead="Je travaille à distance, sauf les jours où il faut voir."
      figure={<PlaceMap {...args} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /de la gare à l’atelier/u })).toBeVisible()
  },
}
export const OnAPhone: Story = {
  ...BesideAnOpening,
  globals: { viewport: { value: 'phone' } },
}
