import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Related } from '#ui/related'

const meta = {
  title: 'Content/Related',
  component: Related,
  globals: { viewport: { value: 'laptop' } },
  args: {
    title: 'À lire ensuite',
    items: [
      {
        href: '#rag',
        title: 'Consultant RAG',
        text: 'Des réponses tirées de vos documents.',
        badge: { text: 'Service', tone: 'ia' },
      },
      {
        href: '#evaluer',
        title: 'Évaluer un modèle en production',
        text: 'Une grille, cent questions, une personne.',
        badge: { text: 'Guide', tone: 'ia' },
      },
      {
        href: '#relances',
        title: 'Relancer les devis sans réponse',
        text: 'Un modèle prêt à importer.',
        badge: { text: 'Workflow', tone: 'plus' },
      },
    ],
  },
} satisfies Meta<typeof Related>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeDoors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'À lire ensuite' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
