/** What components do by themselves, and what they leave to whoever uses them. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  AlertDialog,
  Combobox,
  DateField,
  Dialog,
  DialogParts,
  Disclosure,
  Field,
  Input,
  Menu,
  type OpenDetails,
  Popover,
  SortableTable,
  Tabs,
  ToastStack,
} from '../../ui/index.ts'
import { installPopovers, isShown } from './popover.ts'

type Told = (open: boolean, details: OpenDetails) => void
const told = vi.fn<Told>()
const reasons = () => told.mock.calls.map(([open, { reason }]) => `${reason} ${open}`)
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog')
const button = (name: string) => screen.getByRole('button', { name })

beforeAll(installPopovers)
beforeEach(() => void told.mockReset())
afterEach(cleanup)

/** A dialog whose page closes it where it is asked to. */
function Asked({ willing = true }: { willing?: boolean }) {
  const [open, setOpen] = useState(true)
  const change: Told = (next, details) => {
    told(next, details)
    if (willing) setOpen(next)
  }
  return (
    <Dialog open={open} onOpenChange={change} title="Quitter ?" closeLabel="Fermer">
      <form method="dialog">
        <button type="submit">Partir</button>
      </form>
    </Dialog>
  )
}

describe('a dialog', () => {
  const ways: readonly (readonly [string, string, () => void])[] = [
    ['Esc', 'escape', () => dialog().requestClose()],
    ['its cross', 'close', () => button('Fermer').click()],
    ['a form inside', 'close', () => button('Partir').click()],
    [
      'a press beside it',
      'outside',
      () => {
        fireEvent.pointerDown(dialog())
        fireEvent.click(dialog())
      },
    ],
    ['the browser, without asking', 'browser', () => dialog().close()],
  ]

  test.each(ways)('says that %s would close it, and then is closed', async (_by, reason, close) => {
    render(<Asked />)
    const shown = dialog()
    await act(async () => close())
    expect(reasons()).toEqual([`${reason} false`])
    expect(shown.open).toBe(false)
  })

  test.each(ways)('stays where its page refuses %s', async (_by, _reason, close) => {
    render(<Asked willing={false} />)
    await act(async () => close())
    expect(dialog().open).toBe(true)
    expect(dialog().hasAttribute('data-open')).toBe(true)
  })

  test('of its own stays open where that is cancelled', async () => {
    told.mockImplementation((_open, { cancel }) => cancel())
    render(<Dialog defaultOpen onOpenChange={told} title="A" closeLabel="Fermer" />)
    await act(async () => button('Fermer').click())
    expect(dialog().open).toBe(true)
  })

  test('is not closed by being drawn twice, as in development', async () => {
    render(<Asked />, { wrapper: StrictMode })
    await act(async () => undefined)
    expect(dialog().open).toBe(true)
    expect(told).not.toHaveBeenCalled()
  })

  test('is not closed by the form of another one inside it', async () => {
    render(
      <Dialog defaultOpen onOpenChange={told} title="Autour" closeLabel="Fermer autour">
        <Asked />
      </Dialog>,
    )
    await act(async () => button('Partir').click())
    expect(reasons()).toEqual(['close false'])
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Autour' }).open).toBe(true)
  })

  test('in parts is opened by its trigger and closed by a button inside', async () => {
    const { Root, Trigger, Panel, Title, Close } = DialogParts
    render(
      <Root onOpenChange={told}>
        <Trigger>Ouvrir</Trigger>
        <Panel>
          <Title>Nom</Title>
          <Close>Garder</Close>
        </Panel>
      </Root>,
    )
    await userEvent.click(button('Ouvrir'))
    expect(screen.getByRole('dialog', { name: 'Nom' })).toBeDefined()
    await userEvent.click(button('Garder'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(reasons()).toEqual(['trigger true', 'close false'])
  })
})

describe('an alert dialog', () => {
  const confirm = vi.fn<() => void>()
  beforeEach(() => {
    confirm.mockClear()
    render(
      <AlertDialog
        defaultOpen
        onOpenChange={told}
        title="Effacer ?"
        labels={{ confirm: 'Effacer', cancel: 'Garder' }}
        onConfirm={confirm}
      >
        Tout est perdu.
      </AlertDialog>,
    )
  })
  const alert = () => screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Effacer ?' })

  test('is described, and begins on the answer that changes nothing', () => {
    const text = document.getElementById(alert().getAttribute('aria-describedby') ?? '')
    expect(text?.textContent).toBe('Tout est perdu.')
    expect(document.activeElement).toBe(button('Garder'))
  })

  test('is not closed by a press beside it', () => {
    fireEvent.pointerDown(alert())
    fireEvent.click(alert())
    expect(alert().open).toBe(true)
    expect(told).not.toHaveBeenCalled()
  })

  test('does what is confirmed, and nothing where it is not', async () => {
    await userEvent.click(button('Garder'))
    expect([confirm.mock.calls.length, reasons()]).toEqual([0, ['close false']])
    cleanup()
  })

  test('closes with what was confirmed', async () => {
    await userEvent.click(button('Effacer'))
    expect([confirm.mock.calls.length, reasons()]).toEqual([1, ['choice false']])
  })
})

describe('messages', () => {
  const stack = (
    <ToastStack
      label="Messages"
      messages={[{ id: 'a', message: 'Gardé.' }]}
      dismissLabel="Fermer ce message"
      onDismiss={() => undefined}
      className="placed"
    />
  )

  test('stand in the top layer', () => {
    render(stack)
    const area = screen.getByRole('region', { name: 'Messages' })
    expect([area.getAttribute('popover'), isShown(area)]).toEqual(['manual', true])
  })

  test('are inside the dialog that all else waits for, where they can be heard and pressed', async () => {
    const page = (open: boolean) => (
      <>
        {stack}
        <Dialog open={open} title="Nom" closeLabel="Fermer" />
      </>
    )
    const { rerender } = render(page(true))
    const inside = () => screen.getByRole('region', { name: 'Messages' }).closest('dialog')
    expect(inside()).toBe(dialog())
    rerender(page(false))
    await act(async () => undefined)
    expect(inside()).toBeNull()
    expect(isShown(screen.getByRole('region', { name: 'Messages' }))).toBe(true)
  })
})

describe('a disclosure', () => {
  const turn = async (open: boolean) => {
    const details = screen.getByRole<HTMLDetailsElement>('group')
    details.open = open
    await act(async () => void fireEvent(details, new Event('toggle')))
    return details.open
  }

  test('stays as its page says', async () => {
    render(
      <Disclosure title="Plus" open={false} onOpenChange={told}>
        Texte
      </Disclosure>,
    )
    expect(await turn(true)).toBe(false)
    expect(reasons()).toEqual(['trigger true'])
  })

  test('of its own stays as it was where that is cancelled', async () => {
    told.mockImplementation((_open, { cancel }) => cancel())
    render(
      <Disclosure title="Plus" onOpenChange={told}>
        Texte
      </Disclosure>,
    )
    expect(await turn(true)).toBe(false)
  })
})

describe('a popover', () => {
  const panel = () => document.querySelector('[role=dialog]')
  test('opens by its button and closes as the browser says', async () => {
    render(
      <Popover label="Filtrer" onOpenChange={told}>
        Texte
      </Popover>,
    )
    await userEvent.click(button('Filtrer'))
    expect(isShown(panel())).toBe(true)
    await userEvent.keyboard('{Escape}')
    act(() => (panel() as HTMLElement).hidePopover())
    expect(isShown(panel())).toBe(false)
    expect(reasons()).toEqual(['trigger true', 'escape false'])
  })

  test('stays open where its page refuses', () => {
    render(
      <Popover label="Filtrer" open onOpenChange={told}>
        Texte
      </Popover>,
    )
    act(() => (panel() as HTMLElement).hidePopover())
    expect(reasons()).toEqual(['browser false'])
    expect(isShown(panel())).toBe(true)
  })
})

test('tabs of which none is open keep one stop of the Tab key', () => {
  const tabs = ['a', 'b'].map((id) => ({ id, label: id, content: id }))
  const { rerender } = render(<Tabs label="Vues" tabs={tabs} value="gone" />)
  const stops = () => screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)
  expect(stops()).toEqual([0, -1])
  rerender(<Tabs label="Vues" tabs={tabs} value="b" />)
  expect(stops()).toEqual([-1, 0])
})

test('what a control says of itself joins what its field says', () => {
  render(
    <Field id="nom" label="Nom" help="Le vôtre." error="Il manque.">
      <Input aria-describedby="loi" />
    </Field>,
  )
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(
    'nom-error nom-help loi',
  )
})

describe('a menu', () => {
  test('closes before it does what was chosen, and gives the focus back', async () => {
    const copy = vi.fn<() => void>()
    render(
      <Menu
        label="Plus"
        items={[{ key: 'a', label: 'Copier', onSelect: copy }]}
        onOpenChange={told}
      />,
    )
    await userEvent.click(button('Plus'))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copier' }))
    expect(copy).toHaveBeenCalledOnce()
    expect(reasons()).toEqual(['trigger true', 'choice false'])
    expect(document.activeElement).toBe(button('Plus'))
  })

  const BRANCHES = [
    { key: 'a', label: 'Copier' },
    { key: 'b', label: 'Exporter', items: [{ key: 'c', label: 'Fichier' }] },
  ]
  const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true })

  test('leaves the browser its keys: find, copy, back', async () => {
    render(<Menu label="Plus" items={BRANCHES} />)
    await userEvent.click(button('Plus'))
    await userEvent.keyboard('{Control>}e{/Control}{Alt>}{ArrowDown}{/Alt}')
    expect(document.activeElement).toBe(item('Copier'))
    await userEvent.keyboard('e')
    expect(document.activeElement).toBe(item('Exporter'))
  })

  test('closes the menu inside it where the mouse goes on to another entry', async () => {
    render(<Menu label="Plus" items={BRANCHES} />)
    await userEvent.click(button('Plus'))
    await userEvent.hover(item('Exporter'))
    expect(document.activeElement).toBe(item('Fichier'))
    await userEvent.hover(item('Copier'))
    expect(isShown(item('Fichier').closest('[role=menu]'))).toBe(false)
    expect(document.activeElement).toBe(item('Exporter'))
    expect(isShown(item('Copier').closest('[role=menu]'))).toBe(true)
  })
})

test('a combobox leaves filtering to its page, and says what was chosen', async () => {
  const [written, chosen] = [vi.fn<(text: string) => void>(), vi.fn<(value: string) => void>()]
  const options = [
    { value: 'nantes', label: 'Nantes' },
    { value: 'nice', label: 'Nice' },
  ]
  render(
    <Combobox
      aria-label="Ville"
      listLabel="Villes"
      status="2 villes"
      options={options}
      onInputValueChange={written}
      onValueChange={chosen}
    />,
  )
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Ville' })
  await userEvent.type(box, 'n')
  expect(written).toHaveBeenLastCalledWith('n')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(screen.getByText('2 villes')).toBeDefined()
  await userEvent.click(screen.getByRole('option', { name: 'Nice' }))
  expect([box.value, chosen.mock.calls]).toEqual(['Nice', [['nice']]])
  expect(box.getAttribute('aria-expanded')).toBe('false')
})

test('a combobox brings into sight the option that its keys reach', async () => {
  const shown = vi.fn<(this: Element) => void>()
  Object.assign(Element.prototype, { scrollIntoView: shown })
  const options = ['Nantes', 'Nice'].map((label) => ({ value: label, label }))
  render(<Combobox aria-label="Ville" listLabel="Villes" options={options} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Ville' }))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(shown.mock.contexts).toEqual(screen.getAllByRole('option'))
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('a key draws no option of a combobox anew but those it is about', async () => {
  const drawn = vi.fn<() => undefined>()
  // Read where one is drawn, and nowhere else.
  const options = Array.from({ length: 500 }, (_, at) =>
    Object.defineProperty({ value: String(at), label: `Ville ${at}` }, 'description', {
      get: drawn,
    }),
  )
  render(<Combobox aria-label="Ville" listLabel="Villes" options={options} />)
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.keyboard('{ArrowDown}')
  drawn.mockClear()
  await userEvent.keyboard('{ArrowDown}')
  expect(drawn).toHaveBeenCalledTimes(2)
  drawn.mockClear()
  await userEvent.keyboard('v')
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('a sorted table has rows of which nothing is known at its end, whichever comes first', async () => {
  const rows = [2, Number.NaN, 5].map((value) => ({
    header: String(value),
    cells: [{ value, content: String(value) }],
  }))
  render(<SortableTable name="Notes" corner="Base" columns={['Prix']} rows={rows} />)
  const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  await userEvent.click(button('Prix'))
  expect(heads()).toEqual(['5', '2', 'NaN'])
  await userEvent.click(button('Prix'))
  expect(heads()).toEqual(['2', '5', 'NaN'])
})

describe('the value of a combobox', () => {
  const chosen = vi.fn<(value: string) => void>()
  beforeEach(() => void chosen.mockClear())
  const animals = [
    { value: 'bee', label: 'Abeille' },
    { value: 'cat', label: 'Chat' },
  ]
  const box = () => screen.getByRole<HTMLInputElement>('combobox')
  /** Writes other words in place of its own, and leaves. */
  const rewrite = async (words: string, more: object = {}) => {
    render(
      <Combobox
        aria-label="Bête"
        listLabel="Bêtes"
        options={animals}
        defaultValue="bee"
        onValueChange={chosen}
        {...more}
      />,
    )
    await userEvent.clear(box())
    chosen.mockClear()
    if (words !== '') await userEvent.type(box(), words)
    await userEvent.tab()
    return [box().value, chosen.mock.calls.flat()]
  }

  test('goes with the words that were cleared', async () => {
    expect(await rewrite('')).toEqual(['', []])
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  test('comes of words that name an option, however they are spelled', async () => {
    expect(await rewrite('cHAT')).toEqual(['Chat', ['cat']])
  })

  test('is back, with its own words, where one leaves others that name none', async () => {
    render(<Combobox aria-label="Bête" listLabel="L" options={animals} defaultValue="bee" />)
    await userEvent.type(box(), 's partout')
    await userEvent.tab()
    expect(box().value).toBe('Abeille')
  })

  test('is what was written, where anything may be', async () => {
    expect(await rewrite('Loup', { allowCustom: true })).toEqual(['Loup', ['Loup']])
  })

  test('is called by its name though its option no longer answers', async () => {
    function Filtered() {
      const [text, setText] = useState('Abeille')
      const options = animals.filter(({ label }) => label.startsWith(text))
      return (
        <Combobox
          aria-label="Bête"
          listLabel="L"
          options={options}
          defaultValue="bee"
          inputValue={text}
          onInputValueChange={setText}
        />
      )
    }
    render(<Filtered />)
    await userEvent.type(box(), ' noire')
    expect(screen.queryAllByRole('option')).toEqual([])
    await userEvent.tab()
    expect(box().value).toBe('Abeille')
  })

  test('follows its page', () => {
    const at = (value: string) => (
      <Combobox aria-label="Bête" listLabel="L" options={animals} value={value} />
    )
    const { rerender } = render(at('bee'))
    rerender(at('cat'))
    expect(box().value).toBe('Chat')
    rerender(at(''))
    expect(box().value).toBe('')
  })
})

test('a date field says in its own words what is wrong, once one leaves it', async () => {
  const words = {
    bad: 'Pas une date.',
    missing: 'Une date.',
    early: 'Trop tôt.',
    late: 'Trop tard.',
  }
  render(<DateField label="Jour" words={words} required min="2026-01-01" max="2026-12-31" />)
  const day = screen.getByLabelText('Jour')
  const leave = (value: string) => {
    fireEvent.change(day, { target: { value } })
    fireEvent.blur(day)
    const ids = day.getAttribute('aria-describedby') ?? 'none'
    return document.getElementById(ids)?.textContent
  }
  expect(leave('')).toBe('Une date.')
  expect(leave('2025-12-31')).toBe('Trop tôt.')
  expect(leave('2027-01-01')).toBe('Trop tard.')
  expect(leave('2026-06-01')).toBeUndefined()
})

/** Ids that an element names, each of which somebody has. */
const named = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(' ').map((id) => document.getElementById(id))

describe('a value of two words', () => {
  test('is one option of a combobox to who follows its ids', async () => {
    const options = [{ value: 'le mans', label: 'Le Mans' }]
    render(<Combobox aria-label="Ville" listLabel="Villes" options={options} />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(named(screen.getByRole('combobox'), 'aria-activedescendant')).toEqual([
      screen.getByText('Le Mans'),
    ])
  })

  test('is one panel of tabs', () => {
    render(<Tabs label="Vues" tabs={[{ id: 'le mans', label: 'Ville', content: 'Ici' }]} />)
    expect(named(screen.getByRole('tab'), 'aria-controls')).toEqual([screen.getByRole('tabpanel')])
  })
})
