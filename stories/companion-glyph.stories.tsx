import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompanionGlyph, GLYPH_NAMES } from '#companion/companion-glyph'
import { Grid, Stack } from '#ui/stack'
import { Text } from '#ui/text'

const meta = {
  title: 'Companion/Glyphs',
  component: CompanionGlyph,
  args: { name: 'heart', size: 28 },
} satisfies Meta<typeof CompanionGlyph>
export default meta
type Story = StoryObj<typeof meta>

/** Her needs, gestures and things: a set of their own, so that other pages do not carry it. */
export const All: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Grid cells="tile">
      {GLYPH_NAMES.map((name) => (
        <Stack key={name} align="center" gap={1}>
          <CompanionGlyph {...args} name={name} />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}

export const Named: Story = { args: { label: 'Tendresse' } }
