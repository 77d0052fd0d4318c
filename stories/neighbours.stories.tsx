import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Neighbours } from '../site/components/neighbours/index.ts'

const items = [
  { href: '#rag', name: 'RAG', text: 'Chercher dans vos documents, puis répondre.' },
  { href: '#tokens', name: 'Tokens', text: "L'unité que lit un modèle." },
  { href: '#bases', name: 'Bases vectorielles', text: 'Extension, moteur dédié ou service géré.' },
  { href: '#cas', name: 'RAG sur documentation', text: 'La réponse et le passage cité.' },
  { href: '#guide', name: 'Pinecone, Weaviate ou Qdrant', text: 'Un banc à monter en un jour.' },
]

const meta = {
  title: 'Content/Neighbours',
  component: Neighbours,
  globals: { viewport: { value: 'laptop' } },
  args: { title: 'Ses voisins', word: 'Embeddings', items },
} satisfies Meta<typeof Neighbours>
export default meta
type Story = StoryObj<typeof meta>

export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ses voisins' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
}
export const Four: Story = { args: { items: items.slice(0, 4) } }
/** One branch. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
