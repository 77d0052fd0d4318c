import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FaqList } from '#ui/faq-list'

const meta = {
  title: 'Content/FAQ list',
  component: FaqList,
  args: {
    questions: [
      {
        question: 'Faut-il entraîner un modèle sur nos documents ?',
        answer: 'Presque jamais. Les retrouver au bon moment suffit, et coûte bien moins.',
      },
      {
        question: 'Nos données quittent-elles nos serveurs ?',
        answer: 'Seulement si vous le choisissez. Des modèles ouverts tournent chez vous.',
      },
      {
        question: 'Qui répond quand le modèle ne sait pas ?',
        answer: 'Une personne, prévenue avec la question et ce qui a été cherché.',
      },
    ],
  },
} satisfies Meta<typeof FaqList>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const answer = canvas.getByText(/Presque jamais/u)
    await expect(answer).not.toBeVisible()
    const question = canvas.getByRole('heading', { name: args.questions[0]!.question })
    await userEvent.click(question)
    await expect(answer).toBeVisible()
    await userEvent.click(question)
    await expect(answer).not.toBeVisible()
  },
}

export const FirstOpen: Story = {
  args: {
    questions: meta.args.questions.map((question, place) => ({ ...question, open: place === 0 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Presque jamais/u)).toBeVisible()
  },
}
