import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SortableTable } from '#ui/sortable-table'
import { Text } from '#ui/text'

const cell = (value: number, why: string) => ({
  value,
  content: (
    <>
      <Text strong figures>
        {value} sur 5
      </Text>
      <Text size="s">{why}</Text>
    </>
  ),
})

const meta = {
  title: 'Data/Sortable table',
  component: SortableTable,
  args: {
    name: 'Les notes, et pourquoi',
    corner: 'Candidat',
    columns: ['Peu à administrer', 'Filtres et droits'],
    rows: [
      {
        header: 'pgvector',
        cells: [cell(4, 'Mêmes sauvegardes que vos tables.'), cell(4, 'Jointure SQL.')],
      },
      {
        header: 'Qdrant',
        cells: [cell(2, 'Un serveur de plus.'), cell(5, 'Des liens ajoutés à l’index.')],
      },
      {
        header: 'Weaviate',
        cells: [cell(2, 'Un serveur de plus aussi.'), cell(4, 'La liste permise d’abord.')],
      },
    ],
    caption: 'Notes de 0 à 5. Un titre de colonne trie.',
  },
} satisfies Meta<typeof SortableTable>
export default meta
type Story = StoryObj<typeof meta>

/** The most first, then the least, then as it was; equals keep their order. */
export const Sorts: Story = {
  play: async ({ canvas }) => {
    const order = () => canvas.getAllByRole('rowheader').map((each) => each.textContent)
    const head = canvas.getByRole('button', { name: 'Filtres et droits' })
    await userEvent.click(head)
    await expect(order()).toEqual(['Qdrant', 'pgvector', 'Weaviate'])
    await expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(head)
    await expect(order()).toEqual(['pgvector', 'Weaviate', 'Qdrant'])
    await expect(head.closest('th')).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(head)
    await expect(order()).toEqual(['pgvector', 'Qdrant', 'Weaviate'])
    await expect(head.closest('th')).not.toHaveAttribute('aria-sort')
  },
}

/** The names stay while the rest scrolls. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
