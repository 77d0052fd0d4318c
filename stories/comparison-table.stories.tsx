import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ComparisonTable } from '#ui/comparison-table'

const meta = {
  title: 'Data/Comparison table',
  component: ComparisonTable,
  args: {
    name: 'Bases vectorielles comparées',
    words: { criterion: 'Critère', yes: 'Oui', no: 'Non' },
    products: [
      { name: 'Pinecone', note: 'service hébergé' },
      { name: 'Weaviate', note: 'libre ou hébergé' },
      { name: 'Qdrant', note: 'libre ou hébergé' },
      { name: 'pgvector', note: 'extension de PostgreSQL', href: '#pgvector' },
    ],
    criteria: [
      { name: 'Chez vous', note: 'sur vos propres machines', findings: [false, true, true, true] },
      { name: 'Recherche hybride', findings: [true, true, true, 'à composer'] },
      {
        name: 'Filtres',
        findings: [
          'par métadonnées',
          'par métadonnées et relations',
          'par métadonnées',
          'tout le SQL',
        ],
      },
      { name: 'Déjà là', note: 'sans un service de plus', findings: [false, false, false, true] },
    ],
    verdict: {
      name: 'Convient à',
      findings: [
        'une équipe sans exploitation',
        'des données reliées',
        'beaucoup de filtres',
        'ceux qui ont PostgreSQL',
      ],
    },
    caption: 'D’après la documentation de chaque produit ; à vérifier sur vos données.',
  },
} satisfies Meta<typeof ComparisonTable>
export default meta
type Story = StoryObj<typeof meta>

/** The answer is the last row, on the thread. */
export const WithVerdict: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Convient à')
    await expect(canvas.getByRole('region', { name: 'Bases vectorielles comparées' })).toBeVisible()
  },
}

/** The criteria stay while the products pass, and nothing shows through them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region')
    const [header] = canvas.getAllByRole('rowheader')
    const before = header!.getBoundingClientRect().left
    region.scrollLeft = 180
    await expect(header!.getBoundingClientRect().left).toBe(before)
    region.scrollLeft = 0
  },
}

export const TwoProductsWithoutVerdict: Story = {
  args: {
    name: 'Deux modèles comparés',
    products: [{ name: 'Petit modèle' }, { name: 'Grand modèle' }],
    criteria: [
      { name: 'Réponse en moins d’une seconde', findings: [true, false] },
      { name: 'Consignes longues', findings: [false, true] },
      { name: 'Coût', findings: ['faible', 'élevé'] },
    ],
    verdict: undefined,
    caption: undefined,
  },
}
