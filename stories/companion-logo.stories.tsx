import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { lookOf } from '#companion/living'
import { CompanionLogo, useLogo, type CompanionLogoProps } from '#companion/companion-logo'
import { logo as words } from './sample/companion-words.ts'
import { eventTime, schedule } from './sample/host.ts'
import { Tall } from './sample/specimen.tsx'
import { dayOfB, life } from './sample/life.ts'

const { snapshot, mascot } = life('B', 'opale-2026', dayOfB(20))

interface Args extends Omit<CompanionLogoProps, 'logo'> {
  onClick: () => void
  onModal: () => void
}

function Logo({ onClick, onModal, ...args }: Args): ReactElement {
  const logo = useLogo({ now: eventTime, schedule, onClick })
  if (logo.modal) onModal()
  return <CompanionLogo {...args} logo={logo} />
}

const meta = {
  title: 'Companion/Logo',
  component: Logo,
  args: { mascot, look: lookOf(snapshot), words, onClick: fn(), onModal: fn() },
  render: (args) => (
    <Tall>
      <Logo {...args} />
    </Tall>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** [2.3.97] One click: the modal, once it is sure that no second one comes. */
export const OneClick: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onModal).toHaveBeenCalled())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** [2.3.98] Two clicks: the figures, and no modal. Both count. */
export const TwoClicks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    const card = canvas.getByRole('status', { name: 'Opale en bref' })
    await expect(card).toHaveTextContent(/Niveau \d+/u)
    await expect(canvas.getAllByRole('meter')).toHaveLength(3)
    await expect(args.onModal).not.toHaveBeenCalled()
  },
}

/** Two more clicks, or Esc, put them away. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.dblClick(button)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.dblClick(button)
    await expect(canvas.getByRole('status')).toBeVisible()
    await userEvent.dblClick(button)
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** By keyboard as by mouse. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

/** [2.3.98] On the cv page, without icons. */
export const OnTheCv: Story = {
  args: { icons: false },
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button'))
    await expect(canvas.getByRole('status').querySelector('[data-face]')).toBeNull()
  },
}
