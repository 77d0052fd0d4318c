import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button'
import { Drawer, DrawerParts, type DrawerProps } from '#ui/drawer'
import { muted } from '#ui/section'

function Opened(props: DrawerProps): ReactElement {
  const [open, setOpen] = useState(false)
  const change: DrawerProps['onOpenChange'] = (next, details) => {
    setOpen(next)
    props.onOpenChange?.(next, details)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtrer</Button>
      <Drawer {...props} open={open} onOpenChange={change} />
    </>
  )
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  subcomponents: { ...DrawerParts },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Filtres',
    closeLabel: 'Fermer les filtres',
    children: (
      <>
        <p>Catégorie, intégration, exécution.</p>
        <p className={muted}>Les filtres sont dans l’adresse : elle se partage.</p>
      </>
    ),
    actions: (
      <>
        <Button variant="solid">Voir 57 workflows</Button>
        <Button variant="ghost">Tout retirer</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }))
    await expect(canvas.getByRole('dialog', { name: 'Filtres' })).toBeVisible()
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const End: Story = {}
export const Start: Story = { args: { side: 'start' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>Intégration {index + 1}</p>),
  },
  play: async (context) => {
    await meta.play(context)
    const { canvas } = context
    const dialog = canvas.getByRole('dialog')
    dialog.scrollTop = 600
    const { bottom } = dialog.getBoundingClientRect()
    const foot = canvas.getByRole('button', { name: 'Tout retirer' })
    await waitFor(() => expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom))
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const Closing: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const closed = async (times: number) => {
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(times))
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    }
    await meta.play(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer les filtres' }))
    await closed(1)
    await meta.play(context)
    await userEvent.click(canvas.getByRole('dialog'))
    await closed(2)
    await expect(canvas.getByRole('button', { name: 'Filtrer' })).toHaveFocus()
  },
}

/** Parts say themselves what opens it, what names it and what closes it. */
export const Parts: Story = {
  render: ({ title, children, closeLabel }) => (
    <DrawerParts.Root>
      <DrawerParts.Trigger>Filtrer</DrawerParts.Trigger>
      <DrawerParts.Panel side="start">
        <DrawerParts.Title>{title}</DrawerParts.Title>
        {children}
        <DrawerParts.Close>{closeLabel}</DrawerParts.Close>
      </DrawerParts.Panel>
    </DrawerParts.Root>
  ),
}
