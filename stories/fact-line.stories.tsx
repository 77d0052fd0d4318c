import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FactLine } from '#ui/fact-line'

const meta = {
  title: 'Text/Fact line',
  component: FactLine,
  args: {
    facts: [
      { icon: 'tag', text: 'Prix sur devis, en euros' },
      { icon: 'globe', text: 'En français et en anglais' },
      { icon: 'key', text: 'Le code vous appartient' },
    ],
  },
} satisfies Meta<typeof FactLine>
export default meta
type Story = StoryObj<typeof meta>

export const BelowAHero: Story = {}

/** A fact may lead to the same page in another language, and says which. */
export const BelowAnArticle: Story = {
  args: {
    facts: [
      { icon: 'pen', text: 'Mis à jour le 12 mars' },
      { icon: 'globe', text: 'Read it in English', href: '#en', lang: 'en' },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('lang', 'en')
    await expect(link).toHaveAttribute('hreflang', 'en')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
