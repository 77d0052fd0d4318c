import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table } from '#ui/table'

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    name: 'Bases vectorielles comparées',
    head: ['Base', 'Hébergement', 'Filtres', 'Pour qui'],
    rows: [
      { header: 'pgvector', cells: ['Chez vous', 'SQL', 'Ceux qui ont déjà PostgreSQL'] },
      { header: 'Qdrant', cells: ['Chez vous ou loué', 'Riches', 'Les grands volumes'] },
      { header: 'Pinecone', cells: ['Loué', 'Simples', 'Ceux qui ne veulent rien gérer'] },
    ],
    caption: 'À volume égal, sur une seule machine.',
  },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Qdrant' })).toBeVisible()
  },
}

/** The thread marks the row that answers the question. */
export const WithVerdict: Story = {
  args: {
    caption: undefined,
    rows: [
      ...meta.args.rows,
      { header: 'En bref', cells: ['—', '—', 'Commencez par celle que vous avez'], verdict: true },
    ],
  },
}

/** It scrolls alone, by keyboard as well. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Bases vectorielles comparées' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(region).toHaveAttribute('tabindex', '0')
  },
}

/** Numbers and short words: nothing is out of sight. */
export const Dense: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Trois cas',
    dense: true,
    caption: undefined,
    head: ['', 'Prudent', 'Vos nombres', 'Favorable'],
    rows: [
      { header: 'Heures rendues par mois', cells: ['32', '56', '68'] },
      { header: 'Construction', cells: ['22 500\u00A0€', '15 000\u00A0€', '15 000\u00A0€'] },
      {
        header: 'Remboursé après',
        cells: ['12,2 mois', '4,6 mois', '3,8 mois'],
        verdict: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Trois cas' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
}
