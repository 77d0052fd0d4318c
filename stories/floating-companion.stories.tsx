import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button'
import { lookOf } from '#companion/living'
import { FloatingCompanion } from '#companion/floating-companion'
import { Corner, Tall } from './sample/specimen.tsx'
import { dayOfB, life } from './sample/life.ts'

const meta = {
  title: 'Companion/Floating companion',
  component: FloatingCompanion,
  args: {
    look: lookOf(life('B', 'opale-2026', dayOfB(20)).snapshot),
    onOpenChange: fn(),
    onHide: fn(),
    speech: <p>Vous comparez des bases vectorielles. J’ai un tableau pour ça.</p>,
    actions: (
      <>
        <Button size="s" variant="solid">
          Le voir
        </Button>
        <Button size="s" variant="ghost">
          Plus tard
        </Button>
      </>
    ),
    words: {
      name: 'Opale',
      mood: 'heureuse',
      open: 'Opale, heureuse. Lui parler',
      fold: 'Réduire',
      hide: 'Me cacher pour toujours',
      recall: 'me rappelle',
      keys: ['Alt', 'O'],
    },
  },
  render: (args) => (
    <Tall>
      <FloatingCompanion {...args} />
    </Tall>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof FloatingCompanion>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Me cacher pour toujours' }))
    await expect(args.onHide).toHaveBeenCalledOnce()
  },
}

/** Enter opens, Esc folds and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(/tableau pour ça/u)).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText(/tableau pour ça/u)).toBeNull()
    await expect(canvas.getByRole('button', { name: /Lui parler/u })).toHaveFocus()
  },
}

/** She never stands over the control that has the focus. */
export const StepsAside: Story = {
  render: (args) => (
    <Tall>
      <Corner>
        <Button>Envoyer</Button>
      </Corner>
      <FloatingCompanion {...args} />
    </Tall>
  ),
  play: async ({ canvas }) => {
    const her = canvas.getByRole('complementary')
    const send = canvas.getByRole('button', { name: 'Envoyer' })
    send.focus()
    await waitFor(() =>
      expect(her.getBoundingClientRect().bottom).toBeLessThan(send.getBoundingClientRect().top),
    )
  },
}

export const OnAPhone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
}
