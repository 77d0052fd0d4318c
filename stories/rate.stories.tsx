import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LanguageContext } from '../site/i18n/use-words.ts'
import { Below } from '../site/pages/tool/rate/below.tsx'
import { DayRate } from '../site/pages/tool/rate/day-rate.tsx'
import { freelanceRates } from '../site/routes/freelance-rates.ts'
import type { Answers } from '../site/tools/frame/question.ts'
import { rateTool } from '../site/tools/rate/tool.ts'
import { words as english } from '../site/tools/rate/words.en.ts'
import { words } from '../site/tools/rate/words.fr.ts'

const { evaluate } = rateTool(freelanceRates())

/** What the rate calculator answers, state by state. */
const meta = {
  title: 'Pages/Rate calculator',
  tags: ['!autodocs'],
  args: { answers: {} },
  render: ({ answers }, { globals }) => {
    const result = evaluate(answers)
    const told =
      globals['language'] === 'en'
        ? ({ result, answers, words: english, language: 'en', earlier: [] } as const)
        : ({ result, answers, words, language: 'fr', earlier: [] } as const)
    return (
      <LanguageContext value={told.language}>
        <DayRate {...told} />
        <Below {...told} />
      </LanguageContext>
    )
  },
  parameters: { controls: { disable: true } },
} satisfies Meta<{ answers: Answers }>
export default meta
type Story = StoryObj<typeof meta>

const rowsOf = (canvas: ReturnType<typeof within>) => canvas.getAllByRole('listitem')

export const FirstAnswer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.rate })).toBeVisible()
    await expect(rowsOf(canvas)[0]).toHaveTextContent('Pour vous 306')
  },
}

/** The micro scheme ends below that turnover; its line says so among the statuses. */
export const OverTheCeiling: Story = {
  args: { answers: { net: 7000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('83')
    await expect(canvas.getAllByText(/au-delà du plafond/u).length).toBeGreaterThan(0)
  },
}

/** A rate that does not even pay the costs. */
export const Loss: Story = {
  args: { answers: { goal: 'rate', rate: 50, days: 60, status: 'ei' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('il manque de l’argent')
  },
}

/** Every part that a day may have: half of the profit leaves as dividends, after two taxes. */
export const Dividends: Story = {
  args: { answers: { status: 'sasu', net: 5000, basis: 'after', dividends: 50 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.pieces.companyTax)).toBeVisible()
    await expect(canvas.getByText(words.pieces.incomeTax)).toBeVisible()
  },
}

/** What equals a salary, on days that were counted. */
export const FromSalary: Story = {
  args: { answers: { goal: 'salary', count: 'calendar', year: '2027', status: 'sasu' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: words.calendar })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: words.salary })).toBeVisible()
  },
}
