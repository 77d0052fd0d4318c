/** A value is the same thing to a component, whether it is its own or its page's. */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as ui from '../../ui/index.ts'
import { COMPANION } from './conformance/companion.tsx'
import { installPopovers, isShown } from './popover.ts'

beforeAll(() => {
  installPopovers()
  // Opale asks whether she may move; jsdom cannot tell.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

/** Names of the prop, of where it begins, and of what is called with the next one. */
const VALUE = ['value', 'defaultValue', 'onValueChange'] as const
const OPEN = ['open', 'defaultOpen', 'onOpenChange'] as const
const CHECKED = ['checked', 'defaultChecked', 'onCheckedChange'] as const

interface Case {
  names: typeof VALUE | typeof OPEN | typeof CHECKED
  draw: (given: object) => ReactElement
  from: unknown
  to: unknown
  /** What a visitor does to bring `to` about. */
  turn: () => Promise<void> | void
}

const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))
const words = { bad: 'b', missing: 'm', early: 'e', late: 'l' }
const at = (selector: string) => document.querySelector<HTMLElement>(selector)!
const press = (selector: string) => () => userEvent.click(at(selector))
const write = (value: string) => () =>
  void fireEvent.change(at('input, textarea'), { target: { value } })
const close = { title: 'Titre', closeLabel: 'Fermer' }
const byCross = press('dialog button')

/** By folder of `ui/` and of `ui/companion/`. */
const CASES: Readonly<Record<string, Case>> = {
  checkbox: {
    names: CHECKED,
    draw: (given) => <ui.Checkbox label="Oui" {...given} />,
    from: false,
    to: true,
    turn: press('input'),
  },
  switch: {
    names: CHECKED,
    draw: (given) => <ui.Switch label="Oui" {...given} />,
    from: true,
    to: false,
    turn: press('input'),
  },
  'checkbox-group': {
    names: VALUE,
    draw: (given) => <ui.CheckboxGroup name="c" legend="Choix" options={options} {...given} />,
    from: ['a'],
    to: ['a', 'b'],
    turn: press('[value=b]'),
  },
  'radio-group': {
    names: VALUE,
    draw: (given) => <ui.RadioGroup name="r" legend="Choix" options={options} {...given} />,
    from: 'a',
    to: 'b',
    turn: press('[value=b]'),
  },
  'toggle-group': {
    names: VALUE,
    draw: (given) => <ui.ToggleGroup label="Choix" toggles={options} {...given} />,
    from: ['a'],
    to: ['b'],
    turn: press('button:nth-of-type(2)'),
  },
  slider: {
    names: VALUE,
    draw: (given) => <ui.Slider label="Jours" min={0} max={10} {...given} />,
    from: 2,
    to: 7,
    turn: write('7'),
  },
  input: {
    names: VALUE,
    draw: (given) => <ui.Input aria-label="Nom" {...given} />,
    from: 'a',
    to: 'b',
    turn: write('b'),
  },
  textarea: {
    names: VALUE,
    draw: (given) => <ui.Textarea aria-label="Texte" {...given} />,
    from: 'a',
    to: 'b',
    turn: write('b'),
  },
  stepper: {
    names: VALUE,
    draw: (given) => (
      <ui.Stepper aria-label="Jours" labels={{ less: 'Moins', more: 'Plus' }} {...given} />
    ),
    from: '2',
    to: '3',
    turn: press('[aria-label=Plus]'),
  },
  'search-field': {
    names: VALUE,
    draw: (given) => <ui.SearchField action="/" name="q" label="Chercher" {...given} />,
    from: 'a',
    to: 'b',
    turn: write('b'),
  },
  'date-field': {
    names: VALUE,
    draw: (given) => <ui.DateField label="Jour" words={words} {...given} />,
    from: '2026-01-01',
    to: '2026-06-01',
    turn: write('2026-06-01'),
  },
  select: {
    names: VALUE,
    draw: (given) => (
      <ui.Select aria-label="Choix" {...given}>
        <option>a</option>
        <option>b</option>
      </ui.Select>
    ),
    from: 'a',
    to: 'b',
    turn: () => userEvent.selectOptions(at('select'), 'b'),
  },
  combobox: {
    names: VALUE,
    draw: (given) => (
      <ui.Combobox aria-label="Choix" listLabel="Tous" options={options} {...given} />
    ),
    from: 'a',
    to: 'b',
    turn: async () => {
      act(() => at('input').focus())
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    },
  },
  tabs: {
    names: VALUE,
    draw: (given) => (
      <ui.Tabs
        label="Vues"
        tabs={options.map(({ value, label }) => ({ id: value, label, content: label }))}
        {...given}
      />
    ),
    from: 'a',
    to: 'b',
    turn: press('[role=tab][data-value=b]'),
  },
  disclosure: {
    names: OPEN,
    draw: (given) => (
      <ui.Disclosure title="Plus" {...given}>
        Texte
      </ui.Disclosure>
    ),
    from: false,
    to: true,
    // Opening it is the browser's; it says so by an event that comes later.
    turn: async () => {
      ;(at('details') as HTMLDetailsElement).open = true
      await new Promise((resolve) => {
        setTimeout(resolve, 20)
      })
    },
  },
  dialog: {
    names: OPEN,
    draw: (given) => <ui.Dialog {...close} {...given} />,
    from: true,
    to: false,
    turn: byCross,
  },
  drawer: {
    names: OPEN,
    draw: (given) => <ui.Drawer {...close} {...given} />,
    from: true,
    to: false,
    turn: byCross,
  },
  popover: {
    names: OPEN,
    draw: (given) => (
      <ui.Popover label="Filtrer" {...given}>
        Texte
      </ui.Popover>
    ),
    from: false,
    to: true,
    turn: press('button'),
  },
  menu: {
    names: OPEN,
    draw: (given) => (
      <ui.Menu
        label="Plus"
        items={[{ key: 'a', label: 'A', onSelect: () => undefined }]}
        {...given}
      />
    ),
    from: false,
    to: true,
    turn: press('button'),
  },
  tooltip: {
    names: OPEN,
    draw: (given) => (
      <ui.Tooltip text="Un mot" {...given}>
        <button type="button">Cible</button>
      </ui.Tooltip>
    ),
    from: false,
    to: true,
    turn: () => userEvent.tab(),
  },
  'companion-modal': {
    names: OPEN,
    draw: COMPANION['CompanionModal']!.draw,
    from: true,
    to: false,
    turn: byCross,
  },
  'floating-companion': {
    names: OPEN,
    draw: COMPANION['FloatingCompanion']!.draw,
    from: true,
    to: false,
    turn: press('aside > button'),
  },
}

/** Those that hold such a prop for others, or have it from the browser alone. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  field: 'what its controls have in common',
  openable: 'what all that opens has in common',
  'file-drop': 'a browser lets nobody choose a file but its reader',
}

const SOURCES = import.meta.glob<string>(['../../ui/*/*.tsx', '../../ui/companion/*/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every component with such a value is here', () => {
  const having = Object.entries(SOURCES)
    .filter(([, text]) => HAS.test(text))
    .map(([file]) => file.split('/').at(-2)!)
    .filter((folder) => ELSEWHERE[folder] === undefined)
  expect([...new Set(having)].toSorted()).toEqual(Object.keys(CASES).toSorted())
})
const HAS =
  /on(?:Value|Open|Checked)Change\??:|extends[^{]*\b(?:Openable|Valued|Checked|InputProps|DialogProps)\b|<CheckboxProps/u

/** What one sees, or hears, of where everything stands. */
const screen = (): readonly unknown[] =>
  Array.from(document.body.querySelectorAll<HTMLElement>('*'), (element) => [
    element.tagName,
    STATES.flatMap((name) => element.getAttribute(name) ?? '-').join(' '),
    expanded(element),
    element instanceof HTMLInputElement && element.checked,
    'value' in element && element.value,
    'open' in element && element.open,
    element.tagName !== 'TEXTAREA' && element.childElementCount === 0 && element.textContent,
  ])
/** As a browser tells it: of a button of a popover by itself, where no attribute does. */
const expanded = (element: Element): boolean => {
  const shown = document.getElementById(element.getAttribute('popovertarget') ?? '')
  return (element.getAttribute('aria-expanded') ?? String(isShown(shown))) === 'true'
}
const STATES = [
  'aria-checked',
  'aria-pressed',
  'aria-selected',
  'aria-valuetext',
  'data-open',
  'data-pressed',
  'data-selected',
  'data-popover-open',
  'hidden',
]

/** A page that keeps the value itself, and does what it is asked, or nothing. */
function Page({
  of,
  willing,
  told,
}: {
  of: Case
  willing: boolean
  told: unknown[]
}): ReactElement {
  const [value, setValue] = useState(of.from)
  const [prop, , onChange] = of.names
  const change = (next: unknown) => {
    told.push(next)
    if (willing) setValue(next)
  }
  return of.draw({ [prop]: value, [onChange]: change })
}

describe.each(Object.entries(CASES))('%s', (_name, one) => {
  const [prop, initial, onChange] = one.names
  const after = async (element: (told: unknown[]) => ReactElement) => {
    const told: unknown[] = []
    render(element(told))
    const before = screen()
    await one.turn()
    await act(async () => undefined)
    const seen = { told, before, after: screen() }
    cleanup()
    return seen
  }

  test('says and shows the same, of its own or of its page', async () => {
    const own = await after((told) =>
      one.draw({ [initial]: one.from, [onChange]: (next: unknown) => void told.push(next) }),
    )
    const paged = await after((told) => <Page of={one} willing told={told} />)
    expect(own.told).toEqual([one.to])
    expect(paged).toEqual(own)
    expect(own.after).not.toEqual(own.before)
  })

  test('stands where its page says, though it was asked for something else', async () => {
    const {
      told,
      before,
      after: now,
    } = await after((said) => <Page of={one} willing={false} told={said} />)
    expect(told).toEqual([one.to])
    expect(now).toEqual(before)
  })

  test('is turned by its prop, without a gesture and without a word', async () => {
    const told: unknown[] = []
    const drawn = (value: unknown) =>
      one.draw({ [prop]: value, [onChange]: (next: unknown) => void told.push(next) })
    const { rerender } = render(drawn(one.from))
    rerender(drawn(one.to))
    await act(async () => undefined)
    const turned = screen()
    cleanup()
    render(drawn(one.to))
    expect(screen()).toEqual(turned)
    expect(told).toEqual([])
  })
})
