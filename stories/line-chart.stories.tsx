import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LineChart } from '#ui/chart'

const days = Array.from({ length: 12 }, (_, index) => 60 + 10 * index)
const months = ['janv.', 'févr.', 'mars', 'avril', 'mai', 'juin', 'juil.', 'août']

const meta = {
  title: 'Data/Line chart',
  component: LineChart,
  args: {
    title: 'Tarif journalier selon les jours facturés',
    description: 'Moins on facture de jours, plus chacun doit rapporter.',
    caption: 'À revenu égal, le tarif dépend surtout des jours vendus.',
    words: { table: 'Les chiffres', category: 'Jours par an' },
    x: days,
    formatX: (day: number) => String(day),
    format: (euros: number) => `${Math.round(euros)} €`,
    series: [{ name: 'Tarif', values: days.map((each) => 50_943 / each) }],
    ticks: [60, 80, 110, 140, 170],
    marks: [80, 140, 170],
    current: 110,
    from: 'data',
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

/** The line is the thread; where the reader is, a point says the figure. */
export const WithMarks: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.title })).toHaveAccessibleDescription(
      /80 637 €, 110 463 €, 140 364 €, 170 300 €\.$/u,
    )
    await userEvent.click(canvas.getByText('Les chiffres'))
    await expect(canvas.getByRole('row', { name: '110 463 €' })).toBeVisible()
  },
}

const byMonth = {
  x: months.map((_, index) => index),
  formatX: (index: number) => months[index]!,
  ticks: undefined,
  marks: undefined,
  current: undefined,
  from: 'zero',
  words: { table: 'Les chiffres', category: 'Mois' },
} as const

/** Strokes differ, not only their colours. */
export const SeveralSeries: Story = {
  args: {
    ...byMonth,
    title: 'Questions posées à l’assistant',
    description: 'Les questions auxquelles il répond augmentent, les autres diminuent.',
    caption: 'Exemple.',
    format: String,
    series: [
      { name: 'Avec réponse', values: [12, 31, 58, 74, 96, 103, 121, 118], highlight: true },
      { name: 'Transmises', values: [30, 34, 29, 31, 24, 22, 19, 20] },
      { name: 'Sans suite', values: [22, 18, 15, 9, 8, 6, 5, 4] },
    ],
  },
}

/** A flat line keeps its light. */
export const Flat: Story = {
  args: {
    ...byMonth,
    title: 'Disponibilité du service',
    description: 'Elle ne change pas.',
    caption: undefined,
    format: (value: number) => `${value} %`,
    series: [{ name: 'Disponibilité', values: months.map(() => 100) }],
  },
}

/** Letters keep their size, every second tick leaves. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [text] = canvas.getByRole('img').querySelectorAll('text')
    await expect(Number.parseFloat(getComputedStyle(text!).fontSize)).toBeGreaterThanOrEqual(15)
  },
}

export const WithoutThread: Story = { args: { thread: false } }
