import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, ICON_NAMES, ICON_SIZES } from '#ui/icon'
import { Grid, Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Identity/Icon',
  component: Icon,
  argTypes: { name: choice(ICON_NAMES), size: choice(ICON_SIZES) },
  args: { name: 'arrow' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  parameters: { gallery: true },
  render: () => (
    <Grid cells="tile" gap={4}>
      {ICON_NAMES.map((name) => (
        <Stack key={name} align="center" gap={2}>
          <Icon name={name} size={28} />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}

/** The sizes that the strokes are drawn for. */
export const Sizes: Story = {
  render: () => (
    <Inline align="end">
      {ICON_SIZES.map((size) => (
        <Icon key={size} name="ia" size={size} />
      ))}
    </Inline>
  ),
}

/** Beside a text it is decoration; alone it has a name. */
export const Named: Story = {
  args: { name: 'alert', label: 'Attention', size: 28 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Attention' })).toBeVisible()
  },
}
