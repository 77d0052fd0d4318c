/** Keys of what opens before the page. */
import { useState, type ReactElement } from 'react'
import {
  AlertDialog,
  DialogParts,
  DrawerParts,
  Popover,
  type ToastMessage,
  ToastStack,
  Tooltip,
} from '../../../ui/index.ts'
import type { Patterns } from './pattern.tsx'

const dialog = (
  <DialogParts.Root>
    <DialogParts.Trigger>Ouvrir</DialogParts.Trigger>
    <DialogParts.Panel>
      <DialogParts.Title>Nom</DialogParts.Title>
      <DialogParts.Close>Garder</DialogParts.Close>
    </DialogParts.Panel>
  </DialogParts.Root>
)

function Asked(): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Effacer ?"
        labels={{ confirm: 'Effacer', cancel: 'Garder' }}
        onConfirm={nothing}
      />
    </>
  )
}

function Told(): ReactElement {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const [done, setDone] = useState('')
  const action = { label: 'Annuler', onClick: () => setDone('Annulé') }
  const say = () =>
    setMessages((all) => [...all, { id: String(all.length), message: <b>Effacé</b>, action }])
  return (
    <>
      <button type="button" onClick={say}>
        Dire
      </button>
      <output>{done}</output>
      <ToastStack
        label="Messages"
        dismissLabel="Fermer"
        messages={messages}
        onDismiss={(id) => setMessages((all) => all.filter((one) => one.id !== id))}
      />
    </>
  )
}

const nothing = () => undefined

export const LAYERS: Patterns = {
  tooltip: {
    draw: () => (
      <Tooltip text="Un mot">
        <button type="button">Cible</button>
      </Tooltip>
    ),
    rows: [
      ['the focus shows it', '', 'Cible', '[role=tooltip][data-open]'],
      ['Esc hides it', '{Escape}', 'Cible', '[role=tooltip]:not([data-open])'],
    ],
  },
  dialog: {
    draw: () => dialog,
    rows: [
      ['Enter opens it, and goes inside', '{Enter}', 'Garder', 'dialog[open]'],
      ['Space too', ' ', 'Garder', 'dialog[open]'],
      ['Esc closes it, and gives the focus back', '{Enter}{Escape}', 'Ouvrir'],
      ['so does its own button', '{Enter}{Enter}', 'Ouvrir'],
    ],
  },
  'alert dialog': {
    draw: () => <Asked />,
    rows: [
      ['begins on the answer that changes nothing', '{Enter}', 'Garder', '[role=alertdialog]'],
      ['Esc is that answer, and gives the focus back', '{Enter}{Escape}', 'Ouvrir'],
      ['so is its button', '{Enter}{Enter}', 'Ouvrir'],
    ],
  },
  drawer: {
    draw: () => (
      <DrawerParts.Root>
        <DrawerParts.Trigger>Filtres</DrawerParts.Trigger>
        <DrawerParts.Panel>
          <DrawerParts.Title>Filtres</DrawerParts.Title>
          <DrawerParts.Close>Garder</DrawerParts.Close>
        </DrawerParts.Panel>
      </DrawerParts.Root>
    ),
    rows: [
      ['Enter opens it, and goes inside', '{Enter}', 'Garder', 'dialog[open]'],
      ['Esc closes it, and gives the focus back', '{Enter}{Escape}', 'Filtres'],
      ['so does its own button', '{Enter}{Enter}', 'Filtres'],
    ],
  },
  popover: {
    draw: () => <Popover label="Filtrer">Texte</Popover>,
    rows: [
      ['Enter opens it', '{Enter}', 'Filtrer', '[aria-expanded=true]'],
      ['Space too', ' ', 'Filtrer', '[aria-expanded=true]'],
      ['Enter closes it again', '{Enter}{Enter}', 'Filtrer', '[aria-expanded=false]'],
      ['Esc closes it', '{Enter}{Escape}', 'Filtrer', '[aria-expanded=false]:focus'],
    ],
  },
  toast: {
    draw: () => <Told />,
    rows: [
      ['a message takes no focus', '{Enter}', 'Dire', 'body:has([aria-live] b)'],
      ['Tab goes on to what can be done about it', '{Enter}{Tab}', 'Annuler'],
      ['Enter does that', '{Enter}{Tab}{Enter}', 'Annuler', 'output:not(:empty)'],
      ['Space too', '{Enter}{Tab} ', 'Annuler', 'output:not(:empty)'],
      ['and on to what dismisses it', '{Enter}{Tab}{Tab}', '', '[aria-label=Fermer]:focus'],
      [
        'dismissed, it hands the focus to the next one',
        '{Enter}{Enter}{Tab}{Tab}{Enter}',
        '',
        'li:only-child [aria-label=Fermer]:focus',
      ],
      ['and the last one back to where it came from', '{Enter}{Tab}{Tab} ', 'Dire'],
    ],
  },
}
