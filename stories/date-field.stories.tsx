import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DateField } from '#ui/date-field'

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  args: {
    label: 'Premier jour',
    help: 'Un jour de 2026.',
    min: '2026-01-01',
    max: '2026-12-31',
    words: {
      bad: 'Ce n’est pas une date.',
      missing: 'Choisissez un jour.',
      early: 'Pas avant 2026.',
      late: 'Pas après 2026.',
    },
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Given: Story = { args: { defaultValue: '2026-11-23' } }

export const TooEarly: Story = {
  args: { defaultValue: '2025-11-23' },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Premier jour')
    await userEvent.click(day)
    await userEvent.click(canvas.getByText('Un jour de 2026.'))
    await expect(canvas.getByText('Pas avant 2026.')).toBeVisible()
    await expect(day).toHaveAttribute('aria-invalid', 'true')
  },
}
