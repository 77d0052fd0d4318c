import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DebugOverlay } from '../site/components/debug-overlay/index.ts'

const meta = {
  title: 'Feedback/Debug overlay',
  component: DebugOverlay,
  args: {
    label: 'Débogage',
    title: 'Mode débogage',
    message: 'Rendu : 12 ms · 3 avertissements',
    keys: ['Ctrl', 'Alt', 'D'],
    hint: 'pour fermer',
    move: 'Changer de coin',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof DebugOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Débogage' })).toBeVisible()
  },
}

/** A long message without spaces stays inside. */
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { message: `TypeError:undefined-is-not-an-object(${'evaluating.'.repeat(8)})` },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('complementary').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}

/** What else there is to say stands below the message. */
export const WithFindings: Story = {
  args: {
    children: (
      <ul>
        <li>
          <b>haute</b> · Promesse rejetée sans suite
        </li>
        <li>
          Rapidité · <code>LCP 1900 ms &gt; 1200 ms</code>
        </li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** It may lie over what one looks for: it goes from corner to corner, but never to Opale's. */
export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('complementary')
    const first = card.getBoundingClientRect()
    const move = canvas.getByRole('button', { name: 'Changer de coin' })
    await userEvent.click(move)
    await expect(card.getBoundingClientRect().top).toBeLessThan(first.top)
    await userEvent.click(move)
    await userEvent.click(move)
    await expect(card.getBoundingClientRect().top).toBe(first.top)
    await userEvent.click(move)
  },
}
