import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonStates } from '../site/components/button-states/index.ts'

const meta = {
  title: 'Actions/Button states',
  component: ButtonStates,
  args: {
    name: 'Variantes et états',
    variant: 'Variante',
    variants: { solid: 'Plein', contact: 'Contact', line: 'Contour', ghost: 'Discret' },
    states: {
      rest: 'Repos',
      hover: 'Survol',
      press: 'Appui',
      focus: 'Clavier',
      off: 'Désactivé',
      busy: 'En attente',
    },
    label: 'Envoyer',
  },
} satisfies Meta<typeof ButtonStates>
export default meta
type Story = StoryObj<typeof meta>

/** Hover, press and focus are held still; the others are real. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getAllByRole('button')).toHaveLength(12)
  },
}
