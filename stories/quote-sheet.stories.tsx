import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { QuoteSheet } from '../site/components/quote-sheet/index.ts'
import { Stepper } from '#ui/stepper'
import { Text } from '#ui/text'

const stepper = (lot: string, days: number) => (
  <Stepper
    aria-label={`Jours, ${lot}`}
    labels={{ less: `Un jour de moins, ${lot}`, more: `Un jour de plus, ${lot}` }}
    min={0}
    defaultValue={days}
  />
)

const meta = {
  title: 'Data/Quote sheet',
  component: QuoteSheet,
  args: {
    title: 'Devis',
    subject: 'Assistant documentaire, pour un vendeur de pièces détachées',
    badge: <Badge>Exemple</Badge>,
    head: ['Lot', 'Jours', 'Montant'],
    lines: [
      {
        name: 'Cadrer',
        note: 'Cinquante vraies questions',
        count: stepper('Cadrer', 2),
        amount: '1 200 €',
      },
      {
        name: 'Répondre avec la source',
        note: 'Ou s’abstenir',
        count: stepper('Répondre avec la source', 4),
        amount: '2 400 €',
      },
    ],
    total: { label: 'Total hors taxes', sum: '6 jours × 600 €', amount: '3 600 €' },
    children: <Text>Le modèle, chaque mois : 5,10 $</Text>,
  },
} satisfies Meta<typeof QuoteSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Every line is a row that its name heads; the total prints how it comes about. */
export const ToChange: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    await expect(canvas.getByRole('row', { name: /Total hors taxes/u })).toHaveTextContent(
      '6 jours × 600 €',
    )
    await expect(canvas.getByRole('spinbutton', { name: 'Jours, Cadrer' })).toHaveValue(2)
  },
}

/** As it is printed, with nothing on top. */
export const ToRead: Story = {
  args: {
    badge: undefined,
    children: undefined,
    lines: meta.args.lines.map((each) => ({ ...each, count: '3 jours' })),
  },
}
