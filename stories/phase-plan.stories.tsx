import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PhasePlan } from '../site/components/phase-plan/index.ts'

/** What to do by when. The thread lies above where the phases share a line, beside them elsewhere. */
const meta = {
  title: 'Data/Phase plan',
  component: PhasePlan,
  args: {
    phases: [
      {
        when: '30 jours',
        title: 'Essayer petit',
        steps: ['Choisir 50 demandes réelles', 'Écrire la réponse attendue', 'Tester deux modèles'],
      },
      {
        when: '60 jours',
        title: 'Brancher',
        steps: ['Relier la boîte et le CRM', 'Relecture humaine obligatoire'],
      },
      {
        when: '90 jours',
        title: 'Mesurer, décider',
        steps: ['Comparer délais et corrections', 'Étendre, ou arrêter'],
      },
    ],
  },
} satisfies Meta<typeof PhasePlan>
export default meta
type Story = StoryObj<typeof meta>

export const ThreePhases: Story = {
  play: async ({ canvas }) => {
    const [plan] = canvas.getAllByRole('list')
    const phases = [...(plan?.children ?? [])] as HTMLElement[]
    await expect(phases).toHaveLength(3)
    await expect(within(phases[1]!).getByRole('heading', { name: 'Brancher' })).toBeVisible()
    await expect(within(phases[1]!).getAllByRole('listitem')).toHaveLength(2)
  },
}
