import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PriceList } from '../site/components/price-list/index.ts'

const meta = {
  title: 'Content/Price list',
  component: PriceList,
  args: {
    offers: [
      {
        title: 'Cadrage',
        note: 'Sur devis, en euros',
        text: 'Deux semaines pour savoir s’il faut y aller.',
        points: ['Vos usages, classés', 'Un jeu de questions', 'Une décision écrite'],
      },
      {
        title: 'Prototype',
        note: 'Sur devis, en euros',
        text: 'Une version qui répond, sur vos documents.',
        points: ['Mesurée sur vos questions', 'Hébergée chez vous', 'Code remis'],
      },
      {
        title: 'Accompagnement',
        note: 'Au forfait mensuel, en euros',
        text: 'Une présence régulière pendant que votre équipe prend la main.',
        points: ['Revues de code', 'Suivi des coûts', 'Réponse sous deux jours ouvrés'],
      },
    ],
  },
} satisfies Meta<typeof PriceList>
export default meta
type Story = StoryObj<typeof meta>

/** Side by side; the price is said before the name. */
export const ThreeOffers: Story = {
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list')
    await expect(within(list!).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const OneOffer: Story = {
  args: {
    offers: [
      {
        title: 'Audit gratuit',
        note: 'Sans engagement',
        text: 'Une heure en visioconférence, un compte rendu d’une page.',
        points: ['Ce qui est prêt', 'Ce qui manque', 'Par quoi commencer'],
      },
    ],
  },
}
