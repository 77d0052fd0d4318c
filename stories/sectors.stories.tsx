import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sectors } from '../site/components/sectors/index.ts'

const sectors = [
  {
    name: 'Part-Dieu',
    subject: 'Banque, assurance, services',
    text: 'Des contrats à relire : la recherche doit citer l’article, et se taire sinon.',
  },
  {
    name: 'Gerland',
    subject: 'Santé, biotechnologies',
    text: 'Données de santé : hébergeur certifié, ou rien ne sort.',
    href: '#gerland',
  },
  {
    name: 'Vallée de la chimie',
    subject: 'Chimie, énergie, sous-traitance',
    text: 'Fiches de sécurité, quarts de nuit : l’assistant doit marcher sans réseau.',
    source: { publisher: 'La préfecture', url: 'https://example.org/' },
  },
  {
    name: 'Vaise',
    subject: 'Jeu vidéo, logiciel',
    text: 'Des équipes techniques : on parle d’évaluation et de coût.',
  },
  {
    name: 'Confluence',
    subject: 'Région, médias',
    text: 'Commande publique : hébergement et accessibilité écrits au marché.',
  },
]

const meta = {
  title: 'Content/Sectors',
  component: Sectors,
  globals: { viewport: { value: 'laptop' } },
  args: { sectors },
} satisfies Meta<typeof Sectors>
export default meta
type Story = StoryObj<typeof meta>

/** Names, subjects and texts each begin on one line. */
export const Five: Story = {
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByText(/^(Banque|Santé|Chimie|Jeu|Région)/u)
      .map((subject) => subject.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}
export const Three: Story = { args: { sectors: sectors.slice(0, 3) } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
