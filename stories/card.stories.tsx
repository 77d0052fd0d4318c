import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { Card } from '#ui/card'
import { Text } from '#ui/text'
import { Drawing } from './sample/drawing.tsx'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Content/Card',
  component: Card,
  argTypes: { layout: choice(['above', 'beside']) },
  args: {
    title: 'Résumer chaque matin les messages sans réponse',
    text: 'Lit la boîte partagée, écrit un résumé, le poste dans le canal de l’équipe.',
    href: '#modele',
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

/** The whole card leads there, through one link. */
export const ALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const WithFigure: Story = {
  args: { figure: <Drawing />, badges: <Badge tone="plus">Workflow</Badge> },
}

export const FigureBeside: Story = {
  args: {
    layout: 'beside',
    size: 'l',
    figure: <Drawing />,
    badges: (
      <>
        <Badge tone="ia">Projet</Badge>
        <Badge>Exemple</Badge>
      </>
    ),
  },
  globals: { viewport: { value: 'laptop' } },
}

/** Without an address it is no link, and does not move. */
export const NoLink: Story = {
  args: {
    href: undefined,
    children: (
      <Text tone="muted" size="s">
        Messagerie · Modèle de langue · Discussion
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
