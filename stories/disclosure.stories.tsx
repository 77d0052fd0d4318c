import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Disclosure } from '#ui/disclosure'
import { muted } from '#ui/section'

const meta = {
  title: 'Disclosure/Disclosure',
  component: Disclosure,
  args: {
    title: 'Voir le détail du calcul',
    children: (
      <p className={muted}>
        (2 800 × 12 + 4 200) ÷ (1 − 0,258) ÷ 110 = 463 : les cotisations sont comptées, pas l’impôt.
      </p>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  play: async ({ canvas, args }) => {
    const answer = canvas.getByText(/463/u)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('Voir le détail du calcul'))
    await waitFor(() => expect(answer).toBeVisible())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true, expect.anything()))
  },
}

export const Closed: Story = {}

export const Row: Story = {
  args: { variant: 'row', level: 3, title: 'Hypothèses', meta: '3 valeurs', defaultOpen: true },
}
