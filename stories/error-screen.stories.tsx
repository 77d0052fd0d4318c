import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ERROR_SCREEN_SIZES } from '../site/components/error-screen/error-screen.tsx'
import { ErrorScreen } from '../site/components/error-screen/index.ts'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Feedback/Error screen',
  component: ErrorScreen,
  argTypes: { size: choice(ERROR_SCREEN_SIZES) },
  args: {
    title: 'Cette page n’a pas pu s’afficher',
    device: 'Appareil : ordinateur',
    message: 'Cannot read properties of undefined (reading ‘heading’)',
    details: {
      label: 'Détails techniques',
      stack:
        'TypeError: Cannot read properties of undefined\n    at Article (article.tsx:18:24)\n    at Layout (layout.tsx:41:9)',
    },
    retry: { label: 'Recharger la page', onClick: fn() },
    home: { label: 'Revenir à l’accueil', href: '#accueil' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Fills the window when nothing else is left. */
export const Page: Story = {
  args: { size: ERROR_SCREEN_SIZES[0] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.title)
    await userEvent.click(canvas.getByRole('button', { name: 'Recharger la page' }))
    await expect(args.retry.onClick).toHaveBeenCalledOnce()
  },
}

/** Stands in for one part of a page that is otherwise well. */
export const Region: Story = { args: { size: ERROR_SCREEN_SIZES[1] } }

export const DetailsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Détails techniques'))
    await expect(canvas.getByText(/article\.tsx:18:24/u)).toBeVisible()
  },
}

export const WithAdvice: Story = {
  args: {
    device: 'Appareil : téléphone',
    note: 'Sur iPhone, fermez l’onglet puis rouvrez-le : recharger ne suffit pas toujours.',
  },
  globals: { viewport: { value: 'phone' } },
}
