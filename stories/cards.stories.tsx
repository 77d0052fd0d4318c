import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#ui/badge'
import { Card, Cards } from '#ui/card'
import { Drawing } from './sample/drawing.tsx'

const meta = {
  title: 'Content/Cards',
  component: Cards,
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'laptop' } },
  args: { children: undefined },
} satisfies Meta<typeof Cards>
export default meta
type Story = StoryObj<typeof meta>

const TITLES = [
  'Trier les demandes',
  'Relancer les devis',
  'Résumer les réunions',
  'Classer les factures',
]

export const Even: Story = {
  args: {
    children: TITLES.map((title) => (
      <Card key={title} title={title} href={`#${title}`} text="Un modèle prêt à importer." />
    )),
  },
}

/** A large one, then two small ones at its right. */
export const Mosaic: Story = {
  args: {
    layout: 'mosaic',
    children: TITLES.slice(0, 3).map((title, place) => (
      <Card
        key={title}
        title={title}
        href={`#${title}`}
        text="Une chaîne qui lit, résume et prévient."
        figure={place === 0 ? <Drawing /> : undefined}
        size={place === 0 ? 'l' : 'm'}
        badges={<Badge tone="ia">Projet</Badge>}
      />
    )),
  },
}
