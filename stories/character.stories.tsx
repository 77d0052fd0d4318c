import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Character, CROPS, MOODS, SLOTS, STAGES, wardrobe } from '#companion/character'
import { Grid, Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Identity/Opale',
  component: Character,
  argTypes: { mood: choice(MOODS), stage: choice(STAGES), crop: choice(CROPS) },
  args: { mood: 'happy', stage: 'adult', size: 140 },
} satisfies Meta<typeof Character>
export default meta
type Story = StoryObj<typeof meta>

/** Nineteen, each told from the others by posture, face and sign. */
export const Moods: Story = {
  parameters: { gallery: true },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Grid cells="tile">
      {MOODS.map((mood) => (
        <Stack key={mood} align="center" gap={1}>
          <Character {...args} mood={mood} />
          <Text size="xs" tone="muted">
            {mood}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}

/** One frame for all, so that growth shows. */
export const Stages: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Inline align="end">
      {STAGES.map((stage) => (
        <Character key={stage} {...args} stage={stage} />
      ))}
    </Inline>
  ),
}

/** All nineteen at all six: what she feels is read in every body. */
export const Gallery: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { size: 96, crop: 'fit' },
  render: (args) => (
    <Stack gap={2}>
      {STAGES.map((stage) => (
        <Inline key={stage} gap={1} align="end">
          {MOODS.map((mood) => (
            <Character key={mood} {...args} mood={mood} stage={stage} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

/** At 32 px one still tells her age. */
export const StagesInSmall: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { size: 32 },
  render: (args) => (
    <Inline align="end">
      {STAGES.map((stage) => (
        <Character key={stage} {...args} stage={stage} />
      ))}
    </Inline>
  ),
}

/** She looks where she is told to. */
export const Gaze: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { crop: 'head', stage: 'child', mood: 'neutral', size: 96 },
  render: (args) => (
    <Grid cells={3} gap={2}>
      {[-1, 0, 1].flatMap((y) =>
        [-1, 0, 1].map((x) => <Character key={`${x} ${y}`} {...args} gaze={[x, y]} />),
      )}
    </Grid>
  ),
}

/** As small as a menu shows her, the moods still differ. */
export const InSmall: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Inline>
      {MOODS.map((mood) => (
        <Character key={mood} {...args} mood={mood} stage="child" crop="head" size={48} />
      ))}
    </Inline>
  ),
}

export const Crops: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Inline align="end">
      {CROPS.map((crop) => (
        <Character key={crop} {...args} crop={crop} stage="teen" />
      ))}
    </Inline>
  ),
}

/** At most one thing a slot. */
export const Wardrobe: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Grid cells="tile">
      {SLOTS.flatMap((slot) =>
        Object.keys(wardrobe[slot]).map((item) => (
          <Character key={item} {...args} wear={{ [slot]: item }} />
        )),
      )}
    </Grid>
  ),
}

/** The mood's light behind her. */
export const Lit: Story = { args: { aura: true, mood: 'ecstatic', stage: 'legendary', size: 280 } }

export const Named: Story = {
  args: { label: 'Opale, contente', mood: 'content', stage: 'child', size: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Opale, contente' })).toBeVisible()
  },
}
