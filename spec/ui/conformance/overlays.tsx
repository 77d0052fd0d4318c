/** What opens above the page, and its parts. */
import type { ReactElement } from 'react'
import * as ui from '../../../ui/index.ts'
import type { Entry } from './entry.ts'

const nothing = () => undefined
const option = { value: 'a', label: 'A' }
const modal = { open: true, title: 'Titre', closeLabel: 'Fermer' }
const control = <button type="button">Cible</button>

const dialogPart = (part: ReactElement) => <ui.DialogParts.Root open>{part}</ui.DialogParts.Root>
const inDialog = (part: ReactElement) =>
  dialogPart(<ui.DialogParts.Panel>{part}</ui.DialogParts.Panel>)
const popoverPart = (part: ReactElement) => <ui.PopoverParts.Root>{part}</ui.PopoverParts.Root>
const menuPart = (part: ReactElement) => <ui.MenuParts.Root>{part}</ui.MenuParts.Root>
const comboPart = (part: ReactElement) => (
  <ui.ComboboxParts.Root options={[option]}>{part}</ui.ComboboxParts.Root>
)
const tipPart = (part: ReactElement) => <ui.TooltipParts.Root>{part}</ui.TooltipParts.Root>

export const OVERLAYS: Readonly<Record<string, Entry>> = {
  AlertDialog: {
    draw: (given) => (
      <ui.AlertDialog
        open
        title="Effacer ?"
        labels={{ confirm: 'Effacer', cancel: 'Garder' }}
        onConfirm={nothing}
        {...given}
      />
    ),
  },
  Combobox: {
    draw: (given) => (
      <ui.Combobox aria-label="Ville" listLabel="Villes" options={[option]} {...given} />
    ),
    root: 'input',
  },
  'ComboboxParts.Input': {
    draw: (given) => comboPart(<ui.ComboboxParts.Input aria-label="Ville" {...given} />),
  },
  'ComboboxParts.List': {
    draw: (given) => comboPart(<ui.ComboboxParts.List label="Villes" {...given} />),
    ownId: true,
  },
  'ComboboxParts.Option': {
    draw: (given) => comboPart(<ui.ComboboxParts.Option option={option} {...given} />),
    ownId: true,
  },
  'ComboboxParts.Popup': {
    draw: (given) => comboPart(<ui.ComboboxParts.Popup {...given} />),
  },
  'ComboboxParts.Status': {
    draw: (given) =>
      comboPart(<ui.ComboboxParts.Status {...given}>Aucune</ui.ComboboxParts.Status>),
  },
  Dialog: { draw: (given) => <ui.Dialog {...modal} {...given} /> },
  'DialogParts.Close': {
    draw: (given) => inDialog(<ui.DialogParts.Close {...given}>Non</ui.DialogParts.Close>),
    root: 'dialog button',
    renders: true,
  },
  'DialogParts.Panel': {
    draw: (given) => dialogPart(<ui.DialogParts.Panel aria-label="Titre" {...given} />),
  },
  'DialogParts.Title': {
    draw: (given) => inDialog(<ui.DialogParts.Title {...given}>Titre</ui.DialogParts.Title>),
    root: 'h2',
    ownId: true,
  },
  'DialogParts.Trigger': {
    draw: (given) => dialogPart(<ui.DialogParts.Trigger {...given}>Ouvrir</ui.DialogParts.Trigger>),
    renders: true,
  },
  Drawer: { draw: (given) => <ui.Drawer {...modal} {...given} /> },
  'DrawerParts.Close': {
    draw: (given) => inDialog(<ui.DrawerParts.Close {...given}>Non</ui.DrawerParts.Close>),
    root: 'dialog button',
    renders: true,
  },
  'DrawerParts.Panel': {
    draw: (given) => dialogPart(<ui.DrawerParts.Panel aria-label="Titre" {...given} />),
  },
  'DrawerParts.Title': {
    draw: (given) => inDialog(<ui.DrawerParts.Title {...given}>Titre</ui.DrawerParts.Title>),
    root: 'h2',
    ownId: true,
  },
  'DrawerParts.Trigger': {
    draw: (given) => dialogPart(<ui.DrawerParts.Trigger {...given}>Ouvrir</ui.DrawerParts.Trigger>),
    renders: true,
  },
  Menu: { draw: (given) => <ui.Menu label="Menu" items={[{ key: 'a', label: 'A' }]} {...given} /> },
  'MenuParts.CheckItem': {
    draw: (given) =>
      menuPart(<ui.MenuParts.CheckItem label="A" checked onCheckedChange={nothing} {...given} />),
  },
  'MenuParts.Item': {
    draw: (given) => menuPart(<ui.MenuParts.Item label="A" {...given} />),
    renders: true,
  },
  'MenuParts.List': { draw: (given) => menuPart(<ui.MenuParts.List label="Menu" {...given} />) },
  'MenuParts.RadioGroup': {
    draw: (given) => menuPart(<ui.MenuParts.RadioGroup label="Tri" {...given} />),
  },
  'MenuParts.RadioItem': {
    draw: (given) => menuPart(<ui.MenuParts.RadioItem value="a" label="A" {...given} />),
  },
  'MenuParts.Separator': { draw: (given) => menuPart(<ui.MenuParts.Separator {...given} />) },
  'MenuParts.SubTrigger': {
    draw: (given) => menuPart(<ui.MenuParts.SubTrigger label="A" {...given} />),
  },
  'MenuParts.Trigger': {
    draw: (given) => menuPart(<ui.MenuParts.Trigger {...given}>Menu</ui.MenuParts.Trigger>),
    renders: true,
  },
  Popover: {
    draw: (given) => (
      <ui.Popover label="Filtrer" {...given}>
        Texte
      </ui.Popover>
    ),
    renders: true,
  },
  'PopoverParts.Close': {
    draw: (given) => popoverPart(<ui.PopoverParts.Close {...given}>Non</ui.PopoverParts.Close>),
    renders: true,
  },
  'PopoverParts.Panel': {
    draw: (given) => popoverPart(<ui.PopoverParts.Panel label="Titre" {...given} />),
  },
  'PopoverParts.Trigger': {
    draw: (given) =>
      popoverPart(<ui.PopoverParts.Trigger {...given}>Ouvrir</ui.PopoverParts.Trigger>),
    renders: true,
  },
  Toast: {
    draw: (given) => (
      <ui.Toast message="Gardé" dismissLabel="Fermer" onDismiss={nothing} {...given} />
    ),
  },
  ToastStack: {
    draw: (given) => (
      <ui.ToastStack
        label="Messages"
        messages={[]}
        dismissLabel="Fermer"
        onDismiss={nothing}
        {...given}
      />
    ),
  },
  Tooltip: {
    draw: (given) => (
      <ui.Tooltip text="Texte" {...given}>
        {control}
      </ui.Tooltip>
    ),
    root: '[role=tooltip]',
  },
  'TooltipParts.Root': {
    draw: (given) => <ui.TooltipParts.Root {...given}>{control}</ui.TooltipParts.Root>,
  },
  'TooltipParts.Tip': {
    draw: (given) => tipPart(<ui.TooltipParts.Tip {...given}>Texte</ui.TooltipParts.Tip>),
    root: '[role=tooltip]',
  },
}
