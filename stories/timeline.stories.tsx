import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/badge'
import { Timeline } from '#ui/timeline'

const sample = <Badge>Exemple</Badge>

const meta = {
  title: 'Content/Timeline',
  component: Timeline,
  args: {
    moments: [
      {
        period: '2023 – aujourd’hui',
        role: 'Consultant IA indépendant',
        place: 'À distance et sur place',
        text: 'Cadrer, prototyper, mettre en production et transmettre.',
        badge: sample,
      },
      {
        period: '2019 – 2023',
        role: 'Développeur full-stack',
        place: 'Éditeur de logiciels',
        text: 'Interfaces, services et données d’un outil de gestion.',
        badge: sample,
      },
      {
        period: '2016 – 2019',
        role: 'Développeur web',
        text: 'Sites et boutiques, du devis à la maintenance.',
      },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

/** Most recent first; sample entries say that they are. */
export const Career: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 })
    await expect(titles.map(({ textContent }) => textContent)[0]).toBe('Consultant IA indépendant')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const OneLongMoment: Story = {
  args: {
    level: 2,
    moments: [
      {
        period: 'Septembre 2024 – décembre 2026',
        role: 'Responsable de l’industrialisation des systèmes conversationnels',
        place: 'Groupe d’assurances mutualistes, direction de la relation avec les sociétaires',
        text: 'Une équipe de cinq personnes, des réponses relues chaque semaine par ceux qui connaissent les contrats, et un budget suivi question par question.',
      },
    ],
  },
}
