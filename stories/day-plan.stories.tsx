import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DayPlan } from '../site/components/day-plan/index.ts'

const moments = [
  {
    when: '9 h 30',
    title: 'Arrivée',
    text: 'Un badge, un poste, une personne qui connaît les dossiers.',
  },
  { when: '10 h', title: 'Regarder faire', text: 'Une heure à côté de quelqu’un qui répond.' },
  { when: '11 h 30', title: 'Lire ensemble', text: 'Vingt cas réels, triés à voix haute.' },
  {
    when: '14 h',
    title: 'Essayer',
    text: 'Une maquette sur vos fichiers, sur un poste de chez vous.',
  },
  { when: '16 h 30', title: 'Décider', text: 'Ce qu’on garde, ce qu’on jette, qui fait quoi.' },
  { when: '17 h 30', title: 'Compte rendu', text: 'Une page, envoyée avant le train.' },
]

const meta = {
  title: 'Content/Day plan',
  component: DayPlan,
  globals: { viewport: { value: 'laptop' } },
  args: { moments },
} satisfies Meta<typeof DayPlan>
export default meta
type Story = StoryObj<typeof meta>

/** Told in the order of the day. */
export const Six: Story = {
  play: async ({ canvas }) => {
    const told = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(told[0]).toContain('9 h 30Arrivée')
    await expect(told).toHaveLength(6)
  },
}
/** The line ends where the day does. */
export const Four: Story = { args: { moments: moments.slice(0, 4) } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
