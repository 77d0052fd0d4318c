import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, ReactElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Menu, MenuParts } from '#ui/menu'

const rename = fn()

/** A link of a router. */
const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }): ReactElement => (
  <a {...rest} href={to}>
    {rest.children}
  </a>
)

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  subcomponents: { ...MenuParts },
  args: {
    label: 'Exporter',
    items: [
      { key: 'json', label: 'Fichier JSON', icon: 'doc', href: '#json' },
      { key: 'copy', label: 'Copier le lien', icon: 'key', onSelect: rename },
      {
        key: 'print',
        label: 'Imprimer',
        description: 'Une page, sans couleurs',
        icon: 'window',
        disabled: true,
      },
      { key: 'erase', label: 'Effacer', icon: 'x', danger: true, separated: true },
    ],
  },
  beforeEach: () => {
    rename.mockClear()
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: 'Fichier JSON' })).toHaveFocus(),
    )
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Exporter' })
    const focused = (name: RegExp) =>
      waitFor(() => expect(canvas.getByRole('menuitem', { name })).toHaveFocus())
    await step('arrows open it at its first or last entry, and go round', async () => {
      button.focus()
      await userEvent.keyboard('{ArrowUp}')
      await focused(/Effacer/u)
      await userEvent.keyboard('{ArrowDown}')
      await focused(/JSON/u)
      await userEvent.keyboard('{End}{ArrowUp}')
      await focused(/Imprimer/u)
      await userEvent.keyboard('{Home}')
      await focused(/JSON/u)
    })
    await step('letters lead to what begins with them', async () => {
      await userEvent.keyboard('cop')
      await focused(/Copier/u)
    })
    await step('Enter chooses, closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(rename).toHaveBeenCalledOnce()
      await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument())
      await expect(button).toHaveFocus()
    })
    await step('what is off can be read, not chosen', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await focused(/JSON/u)
      await userEvent.keyboard('i')
      await focused(/Imprimer/u)
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('menu')).toBeVisible()
    })
  },
}

export const AroundAnIcon: Story = {
  args: {
    label: 'Autres actions',
    icon: 'menu',
    items: [
      { key: 'rename', label: 'Renommer' },
      { key: 'copy', label: 'Dupliquer' },
      { key: 'move', label: 'Déplacer après…', description: 'Sans la souris' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }))
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}

/** Things that are on or off, one of several, and a menu within. */
export const Choices: Story = {
  args: {
    label: 'Affichage',
    items: [
      { key: 'done', label: 'Terminés', checked: true, onCheckedChange: () => undefined },
      {
        key: 'sort',
        label: 'Trier',
        defaultValue: 'name',
        options: [
          { value: 'name', label: 'Par nom' },
          { value: 'date', label: 'Par date' },
        ],
      },
      {
        key: 'export',
        label: 'Exporter',
        separated: true,
        items: [
          { key: 'json', label: 'JSON' },
          { key: 'csv', label: 'CSV' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Affichage' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Exporter' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'JSON' })).toHaveFocus())
  },
}

/** Parts hold what a list of entries cannot say: an entry that is drawn by a router, a line between two. */
export const Parts: Story = {
  render: ({ label }) => (
    <MenuParts.Root>
      <MenuParts.Trigger>{label}</MenuParts.Trigger>
      <MenuParts.List label={label}>
        <MenuParts.Item label="Fichier JSON" render={<RouterLink to="#json" />} />
        <MenuParts.Item label="Copier le lien" onSelect={rename} />
        <MenuParts.Separator />
        <MenuParts.Item label="Effacer" danger />
      </MenuParts.List>
    </MenuParts.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    const file = canvas.getByRole('menuitem', { name: 'Fichier JSON' })
    await waitFor(() => expect(file).toHaveFocus())
    await expect(file).toHaveAttribute('href', '#json')
  },
}
