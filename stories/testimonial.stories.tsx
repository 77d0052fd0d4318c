import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { Link } from '#ui/link'
import { Testimonial } from '../site/components/testimonial/index.ts'

const meta = {
  title: 'Content/Testimonial',
  component: Testimonial,
  args: {
    children: (
      <p>
        « Nous pensions avoir besoin d’un agent. Nous avions besoin d’une liste de questions, et de
        quelqu’un pour nous la faire écrire. »
      </p>
    ),
    source: 'Direction du support',
    detail: 'Éditeur de logiciels, 60 personnes, 2025',
    badge: <Badge>Exemple</Badge>,
    facts: [
      {
        term: 'Ce qui a été livré',
        value:
          'Une recherche dans la documentation, intégrée à l’outil de tickets, et cinquante questions de contrôle que le support tient à jour.',
      },
      {
        term: 'Ce qui a résisté',
        value:
          'Les captures d’écran envoyées sans texte : elles passent encore par une personne, et cela ne changera pas cette année.',
      },
      {
        term: 'Le cas en entier',
        value: <Link href="#cas">Répondre depuis la documentation</Link>,
      },
    ],
  },
} satisfies Meta<typeof Testimonial>
export default meta
type Story = StoryObj<typeof meta>

/** The words, whose they are, and beside them what one can check. */
export const Said: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Direction du support')
    await expect(canvas.getByRole('link')).toHaveTextContent('Répondre depuis')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Spoken in another language: the words say which. */
export const InAnotherLanguage: Story = {
  args: {
    children: <p>“We could read every answer’s source. That settled the argument.”</p>,
    source: 'Head of finance',
    detail: 'Industrie, 200 personnes, 2024',
    lang: 'en',
  },
}
