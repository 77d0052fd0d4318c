/** Keys of each composite, after the ARIA practices: one row a pattern and key. */
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  AlertDialog,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  DialogParts,
  DrawerParts,
  FileDrop,
  Menu,
  Popover,
  RadioGroup,
  SortableTable,
  Stepper,
  Switch,
  Tabs,
  type ToastMessage,
  ToastStack,
  ToggleGroup,
  Tooltip,
} from '../../ui/index.ts'
import { installPopovers } from './popover.ts'

beforeAll(() => {
  installPopovers()
  // Names of radios are looked up by it; jsdom has none.
  vi.stubGlobal('CSS', { escape: String })
})
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

/** Keys from a press of Tab on; then what has the focus, or is pointed at by what has it. */
type Row = readonly [does: string, keys: string, focused: string, more?: string]

interface Pattern {
  draw: () => ReactElement
  rows: readonly Row[]
}

const chosen = vi.fn<() => void>()
const tabs = ['Un', 'Deux', 'Trois'].map((label) => ({ id: label, label, content: label }))
const toggles = tabs.map(({ label }) => ({ value: label, label }))
const options = [
  { value: 'a', label: 'Abeille' },
  { value: 'b', label: 'Biche', disabled: true },
  { value: 'c', label: 'Chat' },
]
const nothing = () => undefined

const menu = (
  <Menu
    label="Menu"
    items={[
      { key: 'open', label: 'Ouvrir', href: '#ouvrir', onSelect: chosen },
      { key: 'show', label: 'Afficher', checked: true, onCheckedChange: nothing },
      {
        key: 'sort',
        label: 'Tri',
        defaultValue: 'name',
        options: [
          { value: 'name', label: 'Par nom' },
          { value: 'date', label: 'Par date' },
        ],
      },
      { key: 'more', label: 'Exporter', items: [{ key: 'json', label: 'JSON', onSelect: chosen }] },
      { key: 'off', label: 'Imprimer', disabled: true, separated: true, onSelect: chosen },
    ]}
  />
)

const fromRight = (children: ReactElement) => (
  <div dir="rtl" style={{ direction: 'rtl' }}>
    {children}
  </div>
)

const radios = (first?: string) => (
  <RadioGroup legend="Nombre" options={toggles} defaultValue={first} />
)

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

/** Writes down that the browser was asked for its files, which jsdom has none of. */
function Dropped(): ReactElement {
  return (
    <FileDrop
      label="Choisir un fichier"
      hint="ou le déposer ici"
      onClick={({ currentTarget }) => currentTarget.setAttribute('data-asked', '')}
    />
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

const words = { bad: 'Pas une date', missing: 'Une date', early: 'Trop tôt', late: 'Trop tard' }

const OTHER = '[aria-label=Plus]:focus'

const PATTERNS: Readonly<Record<string, Pattern>> = {
  tabs: {
    draw: () => <Tabs label="Vues" tabs={tabs} defaultValue="Deux" />,
    rows: [
      ['Tab comes to the open one', '', 'Deux'],
      ['the right arrow leads to the next', '{ArrowRight}', 'Trois'],
      ['and round the end', '{ArrowRight}{ArrowRight}', 'Un'],
      ['the left arrow leads back', '{ArrowLeft}', 'Un'],
      ['Home leads to the first', '{Home}', 'Un'],
      ['End leads to the last', '{End}', 'Trois'],
      ['the focus opens', '{End}', 'Trois', '[role=tab][aria-selected=true][data-value=Trois]'],
      ['Tab goes on to the panel', '{Tab}', 'Deux', '[role=tabpanel]:focus'],
    ],
  },
  'tabs that are opened by hand': {
    draw: () => <Tabs label="Vues" tabs={tabs} activation="manual" />,
    rows: [
      ['arrows open nothing', '{ArrowRight}', 'Deux', '[aria-selected=true][data-value=Un]'],
      ['Enter opens', '{ArrowRight}{Enter}', 'Deux', '[aria-selected=true][data-value=Deux]'],
      ['Space opens', '{ArrowRight} ', 'Deux', '[aria-selected=true][data-value=Deux]'],
    ],
  },
  'tabs from right to left': {
    draw: () => fromRight(<Tabs label="Vues" tabs={tabs} />),
    rows: [['the left arrow leads on', '{ArrowLeft}', 'Deux']],
  },
  menu: {
    draw: () => menu,
    rows: [
      ['Enter opens it at the first', '{Enter}', 'Ouvrir'],
      ['Space too', ' ', 'Ouvrir'],
      ['the down arrow opens it at the first', '{ArrowDown}', 'Ouvrir'],
      ['the up arrow opens it at the last', '{ArrowUp}', 'Imprimer'],
      ['the down arrow leads on', '{Enter}{ArrowDown}', 'Afficher'],
      ['and round the end', '{ArrowUp}{ArrowDown}', 'Ouvrir'],
      ['the up arrow leads back', '{Enter}{ArrowUp}', 'Imprimer'],
      ['End leads to the last', '{Enter}{End}', 'Imprimer'],
      ['Home leads to the first', '{ArrowUp}{Home}', 'Ouvrir'],
      ['letters lead to what begins so', '{Enter}par', 'Par nom'],
      ['Space chooses a link', '{Enter} ', 'Menu', '[aria-expanded=false]:focus'],
      ['Space turns what is on or off, and it stays open', '{Enter}a ', 'Afficher'],
      [
        'Space chooses one of several',
        '{Enter}par{ArrowDown} ',
        'Par date',
        '[aria-checked=true]:focus',
      ],
      ['what is off can be reached, not chosen', '{ArrowUp}{Enter}', 'Imprimer'],
      ['the right arrow opens an inner one at its first', '{Enter}e{ArrowRight}', 'JSON'],
      ['Enter opens an inner one', '{Enter}e{Enter}', 'JSON'],
      ['the left arrow goes back out', '{Enter}e{ArrowRight}{ArrowLeft}', 'Exporter'],
      ['choosing in an inner one closes all', '{Enter}e{ArrowRight}{Enter}', 'Menu'],
      ['Tab closes it', '{Enter}{Tab}', '', 'button[aria-expanded=false]'],
      ['Esc closes it', '{Enter}{Escape}', 'Menu', 'button[aria-expanded=false]:focus'],
    ],
  },
  'menu from right to left': {
    draw: () => fromRight(menu),
    rows: [
      ['the left arrow opens an inner one', '{Enter}e{ArrowLeft}', 'JSON'],
      ['the right arrow goes back out', '{Enter}e{ArrowLeft}{ArrowRight}', 'Exporter'],
    ],
  },
  combobox: {
    draw: () => <Combobox aria-label="Bête" listLabel="Bêtes" options={options} />,
    rows: [
      [
        'the down arrow opens it at the first',
        '{ArrowDown}',
        'Abeille',
        '[aria-expanded=true]:focus',
      ],
      ['the up arrow opens it at the last', '{ArrowUp}', 'Chat'],
      ['what is off is passed over', '{ArrowDown}{ArrowDown}', 'Chat'],
      ['arrows go round the end', '{ArrowDown}{ArrowUp}', 'Chat'],
      [
        'Alt and the down arrow only open',
        '{Alt>}{ArrowDown}{/Alt}',
        '',
        '[aria-expanded=true]:focus',
      ],
      [
        'Alt and the up arrow close',
        '{ArrowDown}{Alt>}{ArrowUp}{/Alt}',
        '',
        '[aria-expanded=false]:focus',
      ],
      ['writing opens it, at none', 'x', '', '[aria-expanded=true]:focus'],
      [
        'Enter chooses',
        '{ArrowDown}{Enter}',
        '',
        'input[value=Abeille][aria-expanded=false]:focus',
      ],
      ['Esc closes', 'x{Escape}', '', 'input[value=x][aria-expanded=false]:focus'],
      ['and then empties', 'x{Escape}{Escape}', '', 'input[value=""]:focus'],
      ['Tab closes', '{ArrowDown}{Tab}', '', '[aria-expanded=false]'],
    ],
  },
  'radio group': {
    draw: () => radios('Deux'),
    rows: [
      ['Tab comes to the chosen one', '', '', '[value=Deux]:checked:focus'],
      ['the down arrow chooses the next', '{ArrowDown}', '', '[value=Trois]:checked:focus'],
      ['so does the right one', '{ArrowRight}', '', '[value=Trois]:checked:focus'],
      ['and round the end', '{ArrowDown}{ArrowDown}', '', '[value=Un]:checked:focus'],
      ['the up arrow chooses the one before', '{ArrowUp}', '', '[value=Un]:checked:focus'],
      ['so does the left one', '{ArrowLeft}', '', '[value=Un]:checked:focus'],
      ['it is one stop of the Tab key', '{Tab}', '', 'body:not(:has(:focus))'],
    ],
  },
  'radio group of which none is chosen': {
    draw: () => radios(),
    rows: [
      ['Tab comes to the first, and chooses nothing', '', '', '[value=Un]:focus:not(:checked)'],
      ['Space chooses', ' ', '', '[value=Un]:checked:focus'],
    ],
  },
  checkbox: {
    draw: () => <Checkbox label="Oui" />,
    rows: [
      ['Space ticks it', ' ', '', ':checked:focus'],
      ['and takes that back', '  ', '', ':focus:not(:checked)'],
    ],
  },
  'checkbox group': {
    draw: () => <CheckboxGroup name="style" legend="Style" options={toggles} most={1} />,
    rows: [
      ['Tab comes to the first', '', '', '[value=Un]:focus:not(:checked)'],
      ['and on to each', '{Tab}', '', '[value=Deux]:focus'],
      ['Space ticks', '{Tab} ', '', '[value=Deux]:checked:focus'],
      ['what would be too many is passed over', ' {Tab}', '', 'body:not(:has(:focus))'],
    ],
  },
  switch: {
    draw: () => <Switch label="Oui" />,
    rows: [
      ['Space turns it on', ' ', '', '[role=switch]:checked:focus'],
      ['and off', '  ', '', '[role=switch]:focus:not(:checked)'],
    ],
  },
  'date field': {
    draw: () => <DateField label="Jour" words={words} required min="2026-01-01" />,
    rows: [
      ['Tab comes to it, and says nothing yet', '', '', ':focus:not([aria-invalid])'],
      ['a day that is written is taken', '2026-06-01{Tab}', '', ':valid:not([aria-invalid])'],
      ['one that it cannot be is told on leaving', '2025-06-01{Tab}', '', '[aria-invalid=true]'],
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
  'sortable table': {
    draw: () => <SortableTable name="Notes" corner="Base" columns={['Prix']} rows={[]} />,
    rows: [
      ['Tab comes to what scrolls, then to a head', '{Tab}', 'Prix'],
      ['Enter sorts by it, the most first', '{Tab}{Enter}', 'Prix', '[aria-sort=descending]'],
      ['Space turns that round', '{Tab}{Enter} ', 'Prix', '[aria-sort=ascending]'],
      ['and a third press takes it back', '{Tab}   ', 'Prix', 'th:not([aria-sort]) :focus'],
    ],
  },
  stepper: {
    draw: () => <Stepper aria-label="Jours" labels={{ less: 'Moins', more: 'Plus' }} />,
    rows: [
      ['Space takes a step, and keeps the focus', ' ', '', '[aria-label=Moins]:focus'],
      ['and what it comes to is said', ' ', '', 'output:not(:empty)'],
      ['Tab goes on to the number', '{Tab}', '', 'input:focus'],
      ['and to the other button, of which Enter steps too', '{Tab}{Tab}{Enter}', '', OTHER],
    ],
  },
  'file drop': {
    draw: () => <Dropped />,
    rows: [
      ['Tab comes to it', '', '', '[type=file]:focus'],
      ['Enter asks for a file', '{Enter}', '', '[type=file][data-asked]:focus'],
      ['Space too', ' ', '', '[type=file][data-asked]:focus'],
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
  popover: {
    draw: () => <Popover label="Filtrer">Texte</Popover>,
    rows: [
      ['Enter opens it', '{Enter}', 'Filtrer', '[aria-expanded=true]'],
      ['Space too', ' ', 'Filtrer', '[aria-expanded=true]'],
      ['Enter closes it again', '{Enter}{Enter}', 'Filtrer', '[aria-expanded=false]'],
      ['Esc closes it', '{Enter}{Escape}', 'Filtrer', '[aria-expanded=false]:focus'],
    ],
  },
  'toggle group': {
    draw: () => <ToggleGroup label="Style" toggles={toggles} defaultValue={['Deux']} />,
    rows: [
      ['Tab comes to what is pressed', '', 'Deux'],
      ['arrows lead on', '{ArrowRight}', 'Trois'],
      ['and press nothing', '{ArrowRight}', 'Trois', '[aria-pressed=false]:focus'],
      ['Space presses', '{ArrowRight} ', 'Trois', '[aria-pressed=true]:focus'],
      ['Enter takes back', '{Enter}', 'Deux', '[aria-pressed=false]:focus'],
    ],
  },
  'toggle group from right to left': {
    draw: () => fromRight(<ToggleGroup label="Style" toggles={toggles} />),
    rows: [['the left arrow leads on', '{ArrowLeft}', 'Deux']],
  },
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
}

/** By its own words, or by those of the option that it points at. */
const focusedWords = (): string => {
  const { activeElement } = document
  const pointed = activeElement?.getAttribute('aria-activedescendant')
  const said = pointed ? document.getElementById(pointed) : activeElement
  return said === document.body ? '' : ((said?.querySelector('b') ?? said)?.textContent ?? '')
}

describe.each(Object.entries(PATTERNS))('%s', (_name, { draw, rows }) => {
  const cases = rows.map(([does, keys, focused, more]) => ({ does, keys, focused, more }))
  test.each(cases)('$does', async ({ keys, focused, more }) => {
    render(draw())
    const user = userEvent.setup()
    await user.tab()
    if (keys !== '') await user.keyboard(keys)
    expect(focusedWords()).toBe(focused)
    expect(document.querySelector(more ?? 'body')).not.toBeNull()
  })
})

test('what is off does nothing, what leads elsewhere is chosen once', async () => {
  chosen.mockClear()
  render(menu)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowUp}{Enter} ')
  expect(chosen).not.toHaveBeenCalled()
  await user.keyboard('{Home} ')
  expect(chosen).toHaveBeenCalledOnce()
})
