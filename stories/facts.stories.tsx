import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FACT_LAYOUTS, Facts } from '#ui/facts'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Data/Facts',
  component: Facts,
  argTypes: { layout: choice(FACT_LAYOUTS) },
  args: {
    facts: [
      { term: 'ADN', value: 'KEL402NOA', code: true },
      { term: 'Rareté', value: 1 },
      { term: 'Génération', value: 1 },
    ],
  },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Columns: Story = { args: { layout: 'columns' } }

/** Short terms and their meaning, two by two. */
export const Grid: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: {
    layout: 'grid',
    facts: [
      { term: 'Fidélité', value: 'La réponse ne dit rien que les sources ne disent.' },
      { term: 'Rappel', value: 'Les bons passages sont parmi ceux qui sont retrouvés.' },
      { term: 'Précision', value: 'Les passages retrouvés sont les bons.' },
      { term: 'Refus', value: 'Sans source, aucune réponse.' },
    ],
  },
}

/** What says itself needs no term: below a hero. */
export const Line: Story = {
  args: {
    layout: 'line',
    facts: [
      { icon: 'tag', value: 'Prix sur devis, en euros' },
      { icon: 'globe', value: 'En français et en anglais' },
      { icon: 'key', value: 'Le code vous appartient' },
    ],
  },
}

/** A fact may lead to the same page in another language, and says which. */
export const LineBelowAnArticle: Story = {
  args: {
    layout: 'line',
    facts: [
      { icon: 'pen', value: 'Mis à jour le 12 mars' },
      {
        icon: 'globe',
        value: (
          <a href="#en" lang="en" hrefLang="en">
            Read it in English
          </a>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('lang', 'en')
    await expect(link).toHaveAttribute('hreflang', 'en')
  },
}

export const LineOnAPhone: Story = {
  ...Line,
  globals: { viewport: { value: 'phone' } },
}
