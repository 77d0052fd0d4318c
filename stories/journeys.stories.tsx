import type { Meta, StoryObj } from '@storybook/react-vite'
import { Journeys } from '../site/components/journeys/index.ts'
import { Link } from '#ui/link'

const by = (words: string) => (
  <>
    {words} (<Link href="https://example.org/">Le transporteur</Link>)
  </>
)
const journeys = [
  { from: 'Part-Dieu', to: 'Aéroport', minutes: 29, time: '29 min', by: by('navette') },
  { from: 'Part-Dieu', to: 'Gerland', minutes: 10, time: '10 min', by: by('métro') },
  { from: 'Paris, Gare de Lyon', to: 'Part-Dieu', minutes: 118, time: '1 h 58', by: by('train') },
]

const meta = {
  title: 'Content/Journeys',
  component: Journeys,
  globals: { viewport: { value: 'laptop' } },
  args: { journeys },
} satisfies Meta<typeof Journeys>
export default meta
type Story = StoryObj<typeof meta>

/** Each is as long as it takes, beside the longest. */
export const Three: Story = {}
export const One: Story = { args: { journeys: journeys.slice(2) } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
