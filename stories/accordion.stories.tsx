import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Accordion } from '#ui/accordion'

const meta = {
  title: 'Disclosure/Accordion',
  component: Accordion,
  args: {
    level: 2,
    items: [
      {
        title: 'Cadrer',
        meta: '1 semaine',
        open: true,
        content: <p>Vos questions, vos documents, ce qui compte comme une bonne réponse.</p>,
      },
      {
        title: 'Mesurer',
        meta: '2 semaines',
        content: <p>Un jeu de cinquante questions, rejoué à chaque changement.</p>,
      },
      {
        title: 'Mettre en production',
        meta: '3 semaines',
        content: <p>Journaux, alertes, plafond de dépense, reprise par votre équipe.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Mesurer'))
    await waitFor(() => expect(canvas.getByText(/cinquante questions/u)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Vos questions/u)).not.toBeVisible())
  },
}

export const Several: Story = {
  args: { several: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Mesurer'))
    await waitFor(() => expect(canvas.getByText(/cinquante questions/u)).toBeVisible())
    await expect(canvas.getByText(/Vos questions/u)).toBeVisible()
  },
}

export const LongTitles: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      {
        title: 'Que se passe-t-il si le fournisseur du modèle change ses prix en cours de projet ?',
        meta: 'Contrat',
        content: 'Le coût par réponse est suivi : au-delà du plafond, un modèle plus petit répond.',
      },
      {
        title: 'Et s’il ferme ?',
        content: 'Le jeu de questions reste : il départage le suivant.',
      },
    ],
  },
}
