import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { openOnHover } from '../site/components/nav-bar/index.ts'
import { Inline } from '#ui/stack'
import { UNIVERSES } from '#ui/theme/universe.css'
import {
  UniverseSwitcher,
  type UniverseSwitcherProps,
} from '../site/components/universe-switcher/index.ts'
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

/** A place that is none of the options, as the workflows are. */
export const Elsewhere: Story = {
  args: {
    label: 'Changer d’univers, WORKFLOWS',
    here: { label: 'WORKFLOWS', universe: 'plus' },
    options: universes.map((one) => ({ ...one, current: false })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('WORKFLOWS')
  },
}

/** What a page adds once its scripts are there. */
function Near(props: UniverseSwitcherProps) {
  useLayoutEffect(() => openOnHover(document), [])
  return <UniverseSwitcher {...props} />
}

export const Hovered: Story = {
  render: (args) => <Near {...args} />,
  play: async ({ canvas, userEvent: pointer }) => {
    await pointer.hover(canvas.getByRole('button', { name: /^Changer/u }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /^IA/u })).toBeVisible())
  },
}
