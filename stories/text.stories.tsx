import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#ui/stack'
import { Text, TEXT_SIZES, TEXT_TONES } from '#ui/text'

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Cinquante questions suffisent pour commencer, si elles viennent d’échanges.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  parameters: { gallery: true },
  render: (args) => (
    <Stack>
      {TEXT_SIZES.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

/** A second voice is a colour, never a transparency: each keeps its contrast in both themes. */
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {TEXT_TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const Strong: Story = { args: { strong: true } }

/** Digits of one width: amounts line up. */
export const Figures: Story = {
  render: () => (
    <Stack as="ul" gap={1} align="end">
      {['1 111,10 €', '980,00 €', '14 047,50 €'].map((amount) => (
        <Text key={amount} as="li" figures>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
}

export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    size: 'prose',
    children:
      'Un assistant documentaire n’est utile que s’il cite le passage dont il parle : le lecteur vérifie en un geste, et l’équipe voit quel document manque ou se contredit.',
  },
}
