import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { CaseStudy } from '../site/components/case-study/index.ts'

const meta = {
  title: 'Content/Case study',
  component: CaseStudy,
  args: {
    id: 'devis-de-chantier',
    title: 'Préparer un devis de chantier à partir des plans et des échanges',
    entity: 'Entreprise de menuiserie, 35 personnes, deux ateliers',
    details: ['2025 – 2026', 'Cadrage, développement, formation de l’équipe'],
    keywords: ['Vision', 'RAG', 'n8n', 'PostgreSQL', 'Évaluation'],
    badge: <Badge>Exemple</Badge>,
    parts: [
      {
        term: 'Le problème',
        value:
          'Chaque devis demandait une demi-journée : relire les plans, retrouver les essences déjà chiffrées, puis recopier les lignes dans le logiciel de gestion.',
      },
      {
        term: 'Le choix',
        value:
          'Proposer les lignes à partir de devis passés et validés, avec le devis d’où vient chaque prix ; rien ne part sans la personne qui chiffre.',
      },
      {
        term: 'Ce qu’il faut mesurer',
        value:
          'Les lignes reprises sans correction, les lignes oubliées, et l’écart entre le prix proposé et le prix signé, sur trente devis relus.',
      },
      {
        term: 'Ce qui reste',
        value:
          'Trente devis de contrôle, rejoués à chaque changement. Ce qui a résisté : les plans photographiés de biais, que l’équipe numérise désormais.',
      },
    ],
  },
} satisfies Meta<typeof CaseStudy>
export default meta
type Story = StoryObj<typeof meta>

/** The same four parts from one case to the next. */
export const Told: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('devis de chantier')
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithoutKeywords: Story = { args: { keywords: [], badge: undefined, level: 3 } }
