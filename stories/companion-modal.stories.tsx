import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Snapshot } from '#engine'
import { Button } from '#ui/button'
import { careOf } from '#companion/care-panel'
import { lookOf } from '#companion/living'
import { CompanionModal, type CompanionModalProps } from '#companion/companion-modal'
import { Moon } from '#companion/moon'
import { modal as words } from './sample/companion-words.ts'
import { dayOfA, dayOfB, life } from './sample/life.ts'

/** A page with what opens it. */
function Opened(props: CompanionModalProps<string>): ReactElement {
  const [open, setOpen] = useState(false)
  const change: CompanionModalProps<string>['onOpenChange'] = (next, details) => {
    setOpen(next)
    props.onOpenChange?.(next, details)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Opale</Button>
      <CompanionModal {...props} open={open} onOpenChange={change} />
    </>
  )
}

const shown = <R extends 'A' | 'B'>({ snapshot, legal, mascot }: ReturnType<typeof life<R>>) => ({
  mascot,
  look: lookOf(snapshot as Snapshot),
  care: careOf(snapshot, legal)
    .filter(({ lack }) => !lack)
    .toSorted((one, other) => Number(other.action === 'cuddle') - Number(one.action === 'cuddle'))
    .slice(0, 3),
})

const meta = {
  title: 'Companion/Modal',
  component: CompanionModal<string>,
  args: {
    ...shown(life('B', 'opale-2026', dayOfB(20))),
    open: false,
    setting: (character) => <Moon character={character} />,
    words,
    onOpenChange: fn(),
    onAct: fn(),
    links: [
      { label: 'Sa page', href: '#opale' },
      { label: 'M’orienter sur le site', href: '#orientation' },
    ],
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CompanionModal<string>>
export default meta
type Story = StoryObj<typeof meta>

const play: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Opale' }))
  await expect(canvas.getAllByRole('meter')).toHaveLength(3)
  const [first] = args.care
  const { label } = args.words.actions[first!.action]!
  await userEvent.click(canvas.getByRole('button', { name: label }))
  await expect(args.onAct).toHaveBeenCalledWith(first!.action)
}

/** [2.3.97] Three figures, three gestures, two ways on. */
export const ReadingB: Story = { play }

export const ReadingA: Story = { args: shown(life('A', 'opale-2026', dayOfA(3))), play }

/** [4.3.4] The close button and the backdrop close it. */
export const Closing: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Opale' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce())
    await userEvent.click(opener)
    const { left, top } = canvas.getByRole('dialog').getBoundingClientRect()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: canvas.getByRole('dialog'),
      coords: { x: left - 5, y: top - 5 },
    })
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const OnAPhone: Story = { play, globals: { viewport: { value: 'phone' } } }
