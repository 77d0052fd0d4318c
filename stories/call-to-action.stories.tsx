import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CallToAction } from '../site/components/call-to-action/index.ts'

const meta = {
  title: 'Content/Call to action',
  component: CallToAction,
  args: {
    title: 'Un doute ? Décrivez votre besoin en trois phrases',
    text: 'Je réponds moi-même, et je dis aussi quand autre chose conviendrait mieux.',
    action: 'Écrire un message',
    href: '#contact',
  },
} satisfies Meta<typeof CallToAction>
export default meta
type Story = StoryObj<typeof meta>

export const WithASentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Écrire un message' })).toBeVisible()
  },
}

export const TitleAlone: Story = { args: { text: undefined, level: 3 } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
