import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fit } from '../site/components/fit/index.ts'
import { UNIVERSES } from '#ui/theme/universe.css'
import { Stack } from '#ui/stack'

const meta = {
  title: 'Content/Fit',
  component: Fit,
  globals: { viewport: { value: 'laptop' } },
  args: {
    yes: {
      title: 'Cela vous convient si',
      points: [
        'vos réponses sont déjà écrites quelque part ;',
        'on vous pose souvent les mêmes questions ;',
        'quelqu’un peut dire si une réponse est juste.',
      ],
    },
    no: {
      title: 'Autre chose convient mieux si',
      points: [
        'vous cherchez un document par son titre : un moteur de recherche suffit ;',
        'la réponse change chaque minute : une page à jour vaut mieux.',
      ],
    },
  },
} satisfies Meta<typeof Fit>
export default meta
type Story = StoryObj<typeof meta>

export const InEveryUniverse: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Stack gap={7}>
      {UNIVERSES.map((universe) => (
        <Fit key={universe} {...args} universe={universe} />
      ))}
    </Stack>
  ),
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
