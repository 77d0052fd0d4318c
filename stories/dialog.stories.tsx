import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState, type ReactElement } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { Button, ButtonLink } from '#ui/button'
import { Character } from '#companion/character'
import { Dialog, DIALOG_SIZES, DialogParts, type DialogProps } from '#ui/dialog'
import { Field } from '#ui/field'
import { Input } from '#ui/input'
import { Moon } from '#companion/moon'
import { Inline } from '#ui/stack'

/** A page with the button that opens it. */
function Opened(props: DialogProps): ReactElement {
  const [open, setOpen] = useState(false)
  const change: DialogProps['onOpenChange'] = (next, details) => {
    setOpen(next)
    props.onOpenChange?.(next, details)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog {...props} open={open} onOpenChange={change} />
    </>
  )
}

type Canvas = ReturnType<typeof within>

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }))
  return canvas.getByRole('dialog')
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { ...DialogParts },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Effacer la sauvegarde ?',
    closeLabel: 'Fermer',
    children: (
      <p>Opale repart du niveau 1. Un fichier exporté avant reste utilisable, ailleurs aussi.</p>
    ),
    actions: (
      <>
        <Button variant="solid">Effacer</Button>
        <Button>Garder</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  args: { size: 's' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(dialog).toHaveAccessibleName(/Effacer la sauvegarde/u)
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus()
  },
}

export const WithFigure: Story = {
  args: {
    size: 'l',
    above: 'Opale, niveau 10',
    title: 'Heureuse de vous voir',
    children: <p>J’habite ici. Occupez-vous de moi, ou laissez-moi vous guider.</p>,
    figure: <Moon character={<Character mood="happy" stage="child" />} />,
    actions: (
      <>
        <Button variant="solid">Câliner</Button>
        <Button>Nourrir</Button>
        <Button>Jouer</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await open(canvas)
  },
}

export const Closing: Story = {
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir' })
    const dialog = await open(canvas)
    const closed = async (times: number) => {
      await waitFor(() => expect(dialog).not.toBeVisible())
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(times))
      await expect(opener).toHaveFocus()
    }
    await step('by its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))
      await closed(1)
    })
    await step('by a click beside it, not by one inside', async () => {
      await open(canvas)
      await userEvent.click(canvas.getByText(/repart du niveau 1/u))
      await expect(dialog).toBeVisible()
      await userEvent.click(dialog)
      await closed(2)
    })
    await step('as Esc does', async () => {
      await open(canvas)
      ;(dialog as HTMLDialogElement).requestClose()
      await closed(3)
    })
  },
}

function Asking(props: DialogProps): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Opened {...props} initialFocus={field}>
      <Field id="nouveau-nom" label="Nouveau nom">
        <Input ref={field} name="name" defaultValue="Opale" />
      </Field>
    </Opened>
  )
}

export const InitialFocus: Story = {
  args: { title: 'Changer de nom', actions: <Button variant="solid">Renommer</Button> },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Nouveau nom' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    title: 'Ce qui est envoyé',
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index}>
        Réponse {index + 1} : la question, votre choix et l’heure. Rien d’autre ne quitte cet
        appareil, et rien n’est envoyé avant votre accord.
      </p>
    )),
    actions: <ButtonLink href="#envoyer">Envoyer</ButtonLink>,
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    dialog.scrollTop = dialog.scrollHeight
    await waitFor(() => {
      const { top } = canvas.getByRole('button', { name: 'Fermer' }).getBoundingClientRect()
      return expect(top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top)
    })
    dialog.scrollTop = 0
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {DIALOG_SIZES.map((size) => (
        <Opened key={size} {...args} size={size} title={`Taille ${size}`} />
      ))}
    </Inline>
  ),
}

export const OnAPhone: Story = {
  ...WithFigure,
  globals: { viewport: { value: 'phone' } },
}

/** Parts say themselves what opens it, what names it and what closes it. */
export const Parts: Story = {
  render: ({ title, children }) => (
    <DialogParts.Root>
      <DialogParts.Trigger>Ouvrir</DialogParts.Trigger>
      <DialogParts.Panel>
        <DialogParts.Title>{title}</DialogParts.Title>
        {children}
        <Inline>
          <DialogParts.Close>Garder</DialogParts.Close>
        </Inline>
      </DialogParts.Panel>
    </DialogParts.Root>
  ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(dialog).toHaveAccessibleName(/^Effacer la sauvegarde/u)
    await userEvent.click(canvas.getByRole('button', { name: 'Garder' }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
    await open(canvas)
  },
}
