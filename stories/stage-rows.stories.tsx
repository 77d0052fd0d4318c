import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { StageRows } from '../site/components/stage-rows/index.ts'

/** Several measures on the same named stages; the one that wants care says so in a word too. */
const meta = {
  title: 'Data/Stage rows',
  component: StageRows,
  args: {
    stages: ['Départ', 'Amorcé', 'Organisé', 'Piloté'],
    warning: <Badge>Le plus bas</Badge>,
    rows: [
      {
        name: 'Données',
        text: '3 sources utiles, exports à la main.',
        share: 0.48,
        value: '48',
        stage: 'Amorcé',
      },
      {
        name: 'Processus',
        text: 'Une tâche bien décrite, les autres à l’oral.',
        share: 0.62,
        value: '62',
        stage: 'Organisé',
      },
      {
        name: 'Sécurité',
        text: 'Pas encore de règle écrite.',
        share: 0,
        value: '0',
        stage: 'Départ',
        warn: true,
      },
    ],
  },
} satisfies Meta<typeof StageRows>
export default meta
type Story = StoryObj<typeof meta>

export const OneIsLow: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    await expect(rows[2]).toHaveTextContent('Le plus bas')
    await expect(rows[0]).not.toHaveTextContent('Le plus bas')
  },
}
