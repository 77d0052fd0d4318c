import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '#ui/breadcrumbs'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Fil d’Ariane',
    items: [
      { label: 'Accueil', href: '#accueil' },
      { label: 'Services IA', href: '#ia' },
      { label: 'Consultant RAG' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

/** The last crumb is where one is: it is no link. */
export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Consultant RAG')).toHaveAttribute('aria-current', 'page')
  },
}

/** An address in between may be no page of its own. */
export const WithAGap: Story = {
  args: {
    items: [
      { label: 'Accueil', href: '#accueil' },
      { label: 'Catégorie' },
      { label: 'Synchronisation de données' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: 'Accueil', href: '#accueil' },
      { label: 'Bibliothèque de modèles de workflows', href: '#bibliotheque' },
      { label: 'Résumer chaque matin les messages restés sans réponse depuis deux jours' },
    ],
  },
}
