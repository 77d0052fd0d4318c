/** Keys of what is filled in. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  Field,
  FileDrop,
  Form,
  FormSummary,
  Input,
  RadioGroup,
  Stepper,
  Switch,
} from '../../../ui/index.ts'
import { toggles, type Patterns } from './pattern.tsx'

const options = [
  { value: 'a', label: 'Abeille' },
  { value: 'b', label: 'Biche', disabled: true },
  { value: 'c', label: 'Chat' },
]

const radios = (first?: string) => (
  <RadioGroup legend="Nombre" options={toggles} defaultValue={first} />
)

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

function Refused(): ReactElement {
  const [at, setAt] = useState<readonly string[]>([])
  return (
    <Form onRefused={(controls) => setAt(controls.map(({ id }) => id))}>
      <Field id="nom" label="Nom">
        <Input required />
      </Field>
      {at.length > 0 && (
        <FormSummary title="À revoir" errors={at.map((id) => ({ id, text: 'Le nom manque.' }))} />
      )}
      <button type="submit">Envoyer</button>
    </Form>
  )
}
const REFUSED = 'À revoirLe nom manque.'

const words = { bad: 'Pas une date', missing: 'Une date', early: 'Trop tôt', late: 'Trop tard' }

const OTHER = '[aria-label=Plus]:focus'

export const CONTROLS: Patterns = {
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
  stepper: {
    draw: () => <Stepper aria-label="Jours" labels={{ less: 'Moins', more: 'Plus' }} />,
    rows: [
      ['Space takes a step, and keeps the focus', ' ', '', '[aria-label=Moins]:focus'],
      ['and what it comes to is said', ' ', '', 'output:not(:empty)'],
      ['Tab goes on to the number', '{Tab}', '', 'input:focus'],
      ['and to the other button, of which Enter steps too', '{Tab}{Tab}{Enter}', '', OTHER],
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
  'file drop': {
    draw: () => <Dropped />,
    rows: [
      ['Tab comes to it', '', '', '[type=file]:focus'],
      ['Enter asks for a file', '{Enter}', '', '[type=file][data-asked]:focus'],
      ['Space too', ' ', '', '[type=file][data-asked]:focus'],
    ],
  },
  form: {
    draw: () => <Refused />,
    rows: [
      ['refused, it leads to what keeps it from leaving', '{Enter}', REFUSED, 'section:focus'],
      ['Tab goes on to each', '{Enter}{Tab}', 'Le nom manque.'],
      ['Enter leads to its control', '{Enter}{Tab}{Enter}', '', '#nom:focus'],
    ],
  },
}
