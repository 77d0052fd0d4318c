import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RATING_VARIANTS, RatingDots, RATINGS, type Rating } from '#ui/rating-dots'
import { Inline, Stack } from '#ui/stack'

const meta = {
  title: 'Data/Rating dots',
  component: RatingDots,
  args: { value: 2, word: 'peu commun' },
} satisfies Meta<typeof RatingDots>
export default meta
type Story = StoryObj<typeof meta>

const RARITIES: Record<Rating, string> = {
  1: 'commun',
  2: 'peu commun',
  3: 'rare',
  4: 'épique',
  5: 'légendaire',
}

export const Ranks: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Inline gap={7}>
      {RATING_VARIANTS.map((variant) => (
        <Stack key={variant} gap={1} align="start">
          {RATINGS.map((value) => (
            <RatingDots key={value} {...args} {...{ variant, value }} word={RARITIES[value]} />
          ))}
        </Stack>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const value of RATINGS)
      for (const rating of canvas.getAllByText(RARITIES[value]))
        await expect(rating.querySelectorAll('circle:not([class])')).toHaveLength(value)
  },
}
