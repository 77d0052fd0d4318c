/** Section 3.4: messages of the site, how long they stay and who may keep them. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { TOAST_MS, ToastStack, type ToastMessage, type ToastStackProps } from '#ui/toast'
import { installPopovers } from './popover.ts'

const onDismiss = vi.fn<(id: string) => void>()

const stack = (messages: readonly ToastMessage[], props: Partial<ToastStackProps> = {}) => (
  <ToastStack
    label="Messages"
    dismissLabel="Fermer"
    messages={messages}
    onDismiss={onDismiss}
    {...props}
  />
)

const page = (messages: readonly ToastMessage[]) => (
  <>
    <button type="button">Ailleurs</button>
    {stack(messages)}
  </>
)

const one: ToastMessage = { id: 'a', message: 'Sauvegarde exportée.' }
const pass = (time: number): void =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const list = () => screen.getByRole('list')

beforeAll(installPopovers)
beforeEach(() => {
  onDismiss.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a message says its words, and is information unless told', () => {
  const { rerender } = render(stack([one]))
  expect(list().textContent).toContain('Sauvegarde exportée.')
  const look = () => list().querySelector('li > div')?.className
  const untold = look()
  rerender(stack([{ ...one, tone: 'info' }]))
  expect(look()).toBe(untold)
  rerender(stack([{ ...one, tone: 'danger' }]))
  expect(look()).not.toBe(untold)
})

describe('going by itself', () => {
  test('[3.4.3] after 5 s, once', () => {
    expect(TOAST_MS).toBe(5000)
    render(stack([one]))
    pass(4999)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(1)
    expect(onDismiss.mock.calls).toEqual([['a']])
    pass(60_000)
    expect(onDismiss).toHaveBeenCalledTimes(1)
  })

  test('after its own time, or the stack’s, or never', () => {
    render(
      stack([one, { ...one, id: 'b', duration: 8000 }, { ...one, id: 'c', duration: null }], {
        duration: 3000,
      }),
    )
    pass(3000)
    expect(onDismiss.mock.calls).toEqual([['a']])
    onDismiss.mockClear()
    pass(5000)
    expect(onDismiss.mock.calls).toEqual([['b']])
    pass(600_000)
    expect(onDismiss).toHaveBeenCalledTimes(1)
  })

  test('a render of the page around it does not start its time again', () => {
    const { rerender } = render(stack([one]))
    pass(4000)
    rerender(stack([{ ...one }], { onDismiss: (id) => onDismiss(`late ${id}`) }))
    pass(1000)
    expect(onDismiss.mock.calls).toEqual([['late a']])
  })

  test('time only runs for what is shown', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => ({ ...one, id, message: id }))
    const { rerender } = render(stack(all, { max: 3 }))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a',
      'b',
      'c',
    ])
    pass(4000)
    rerender(stack(all.slice(1), { max: 3 }))
    pass(1000)
    expect(onDismiss.mock.calls).toEqual([['b'], ['c']])
    rerender(stack(all.slice(3), { max: 3 }))
    pass(3999)
    expect(onDismiss).toHaveBeenCalledTimes(2)
    pass(1)
    expect(onDismiss).toHaveBeenLastCalledWith('d')
  })
})

describe('kept', () => {
  test('while a pointer is on the stack, and for the whole time afterwards', () => {
    render(stack([one]))
    pass(4000)
    fireEvent.pointerEnter(list())
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(list())
    pass(4999)
    expect(onDismiss).not.toHaveBeenCalled()
    pass(1)
    expect(onDismiss).toHaveBeenCalledTimes(1)
  })

  test('while the focus is in it, even when the pointer leaves', () => {
    render(stack([one]))
    fireEvent.pointerEnter(list())
    act(() => screen.getByRole('button', { name: 'Fermer' }).focus())
    fireEvent.pointerLeave(list())
    pass(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    act(() => screen.getByRole('button', { name: 'Fermer' }).blur())
    pass(5000)
    expect(onDismiss).toHaveBeenCalledTimes(1)
  })
})

describe('announced', () => {
  test('politely, by a list that is there before its first message', () => {
    const { rerender } = render(stack([]))
    const before = list()
    expect(before.getAttribute('aria-live')).toBe('polite')
    rerender(stack([one]))
    expect(list()).toBe(before)
  })
})

describe('the focus, when a message goes', () => {
  test('is handed to the next one, and in the end back to where it came from', () => {
    const two = [one, { ...one, id: 'b' }]
    const { rerender } = render(page(two))
    const elsewhere = screen.getByRole('button', { name: 'Ailleurs' })
    act(() => elsewhere.focus())
    const [first, second] = screen.getAllByRole('button', { name: 'Fermer' })
    act(() => first?.focus())
    fireEvent.click(first!)
    expect(document.activeElement).toBe(second)
    rerender(page(two.slice(1)))
    fireEvent.click(second!)
    expect(document.activeElement).toBe(elsewhere)
  })

  test('a stack emptied under the pointer does not hold its next message', () => {
    const { rerender } = render(stack([one]))
    fireEvent.pointerEnter(list())
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    rerender(stack([]))
    onDismiss.mockClear()
    rerender(stack([{ ...one, id: 'b' }]))
    pass(5000)
    expect(onDismiss.mock.calls).toEqual([['b']])
  })
})
