import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Letter, Ranking } from '../site/components/ranking/index.ts'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'

const meta = {
  title: 'Data/Ranking',
  component: Ranking,
  args: {
    items: [
      {
        name: 'pgvector',
        place: 1,
        score: '91',
        sum: '5 × 5 + 3 × 2 + 5 × 4 + 2 × 1 + 5 × 4 = 73 sur 80',
        pieces: [
          { letter: 'A', share: 31.25 },
          { letter: 'B', share: 7.5 },
          { letter: 'C', share: 25 },
          { letter: 'D', share: 2.5 },
          { letter: 'E', share: 25 },
        ],
      },
      {
        name: 'Qdrant',
        place: 2,
        score: '78',
        sum: '2 × 5 + 4 × 2 + 5 × 4 + 4 × 1 + 5 × 4 = 62 sur 80',
        pieces: [
          { letter: 'A', share: 12.5 },
          { letter: 'B', share: 10 },
          { letter: 'C', share: 25 },
          { letter: 'D', share: 5 },
          { letter: 'E', share: 25 },
        ],
      },
      {
        name: 'Weaviate',
        place: 3,
        score: '70',
        sum: '2 × 5 + 5 × 2 + 4 × 4 + 4 × 1 + 4 × 4 = 56 sur 80',
        pieces: [
          { letter: 'A', share: 12.5 },
          { letter: 'B', share: 12.5 },
          { letter: 'C', share: 20 },
          { letter: 'D', share: 5 },
          { letter: 'E', share: 20 },
        ],
      },
    ],
  },
} satisfies Meta<typeof Ranking>
export default meta
type Story = StoryObj<typeof meta>

/** The thread is as long as the first sum; a piece too short for its letter has none. */
export const Leader: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual([
      'pgvector',
      'Qdrant',
      'Weaviate',
    ])
    await expect(items[0]).toHaveTextContent('5 × 5 + 3 × 2')
    await expect(items[0]!.querySelectorAll('text')).toHaveLength(4)
  },
}

/** Who is level shares the place; the first in the list has the thread. */
export const Level: Story = {
  args: {
    items: [1, 1, 3].map((place, index) => ({
      ...meta.args.items[Math.max(0, index - 1)]!,
      name: ['Claude Sonnet 5.5', 'GPT-6.2 Sol', 'Mistral Medium 3.5'][index]!,
      place,
    })),
  },
}

/** Nothing weighs: no bar has a length. */
export const Nothing: Story = {
  args: {
    items: meta.args.items.map((item) => ({
      ...item,
      place: 1,
      score: '0',
      sum: '0 = 0 sur 0',
      pieces: item.pieces.map((piece) => ({ ...piece, share: 0 })),
    })),
  },
}

/** The sign of a criterion, as its slider wears it. */
export const Letters: Story = {
  render: () => (
    <Stack>
      {['Peu à administrer', 'Filtres et droits'].map((name, index) => (
        <Text key={name} strong>
          <Letter>{'AB'[index]!}</Letter>
          {name}
        </Text>
      ))}
    </Stack>
  ),
}
