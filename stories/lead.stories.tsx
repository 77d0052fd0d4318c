import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lead } from '#ui/text'

const meta = {
  title: 'Text/Lead',
  component: Lead,
  args: {
    children:
      'Je conçois des applications qui répondent à partir de vos documents, et qui disent quand elles ne savent pas.',
  },
} satisfies Meta<typeof Lead>
export default meta
type Story = StoryObj<typeof meta>

export const OneSentence: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
