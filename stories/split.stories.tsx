import type { Meta, StoryObj } from '@storybook/react-vite'
import { Head, RATIOS, Split } from '#ui/section'
import { Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { choice } from './sample/choice.ts'

const meta = {
  title: 'Layout/Split',
  component: Split,
  argTypes: { ratio: choice(RATIOS) },
  globals: { viewport: { value: 'laptop' } },
  args: { children: undefined },
  render: (args) => (
    <Split {...args}>
      <Head title={args.ratio ?? ''} size="t3" />
      <Text tone="muted">
        Deux colonnes inégales : l’une présente, l’autre explique. Sur un écran étroit, la seconde
        passe sous la première.
      </Text>
    </Split>
  ),
} satisfies Meta<typeof Split>
export default meta
type Story = StoryObj<typeof meta>

export const Ratios: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Stack gap={6}>
      {RATIOS.map((ratio) => (
        <div key={ratio}>{meta.render({ ...args, ratio })}</div>
      ))}
    </Stack>
  ),
}

export const OnAPhone: Story = {
  args: { ratio: '4:7' },
  globals: { viewport: { value: 'phone' } },
}
