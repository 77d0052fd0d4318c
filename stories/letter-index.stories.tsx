import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LetterIndex } from '../site/components/letter-index/index.ts'

const FOUND = 'ACEFGHPRST'
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter) =>
  FOUND.includes(letter) ? { letter, href: `#${letter}` } : { letter },
)

const meta = {
  title: 'Navigation/Letter index',
  component: LetterIndex,
  globals: { viewport: { value: 'laptop' } },
  args: {
    label: 'Le glossaire, lettre par lettre',
    letters,
    current: 'F',
    previous: { href: '#embeddings', name: 'Embeddings' },
    next: { href: '#guardrails', name: 'Guardrails' },
  },
} satisfies Meta<typeof LetterIndex>
export default meta
type Story = StoryObj<typeof meta>

/** Letters without an entry are no links. */
export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('F')
    await expect(canvas.getAllByRole('link')).toHaveLength(FOUND.length + 2)
  },
}
export const AtTheStart: Story = { args: { current: 'A', previous: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
