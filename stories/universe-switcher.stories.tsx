import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Inline } from '#ui/stack'
import { UNIVERSES } from '#ui/theme/universe.css'
import { UniverseSwitcher } from '#ui/universe-switcher'
import { universes } from './sample/navigation.ts'

const meta = {
  title: 'Navigation/Universe switcher',
  component: UniverseSwitcher,
  args: { label: 'Changer d’univers, CODE', options: universes },
  parameters: { docs: { story: { height: '340px' } } },
} satisfies Meta<typeof UniverseSwitcher>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer d’univers, CODE' }))
    await expect(canvas.getByRole('link', { name: /^IA/u })).toBeVisible()
  },
}

export const InEveryUniverse: Story = {
  render: () => (
    <Inline>
      {UNIVERSES.map((key) => (
        <UniverseSwitcher
          key={key}
          label={`Changer d’univers, ${universes.find((one) => one.key === key)?.label}`}
          options={universes.map((one) => ({ ...one, current: one.key === key }))}
        />
      ))}
    </Inline>
  ),
}
