import type { Meta, StoryObj } from '@storybook/react-vite'
import { FACT_LAYOUTS, Facts } from '#ui/facts'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Data/Fact rows',
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
