/** Section 2.3, reading B: when the list of universes opens and closes. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HOVER_DELAYS } from '../../site/components/nav-bar/open-on-hover.ts'
import { openOnHover } from '../../site/components/nav-bar/index.ts'
import {
  UniverseSwitcher,
  type UniverseOption,
} from '../../site/components/universe-switcher/index.ts'
import { installPopovers, isShown } from './popover.ts'

const options: readonly UniverseOption[] = [
  { key: 'code', label: 'CODE', description: 'Web', href: '/code', icon: 'code', universe: 'code' },
  { key: 'ia', label: 'IA', description: 'IA', href: '/ia', icon: 'ia', universe: 'ia' },
]
const mouse = { pointerType: 'mouse' }
const button = () => screen.getByRole('button', { name: 'Changer' })
const shown = () => isShown(document.querySelector('[popover]'))

let stop: () => void
beforeAll(installPopovers)
beforeEach(() => {
  vi.useFakeTimers()
  stop = openOnHover(document)
})
afterEach(() => {
  stop()
  cleanup()
  vi.useRealTimers()
})

test('[2.3.60] a mouse that comes near opens it; it closes 300 ms after the mouse left', () => {
  render(<UniverseSwitcher label="Changer" options={options} />)
  fireEvent.pointerOver(button(), mouse)
  expect(shown()).toBe(true)
  // From the button to the list is no way out.
  fireEvent.pointerOut(button(), { ...mouse, relatedTarget: screen.getByText('Web') })
  vi.advanceTimersByTime(1000)
  expect(shown()).toBe(true)
  fireEvent.pointerOut(screen.getByText('Web'), { ...mouse, relatedTarget: document.body })
  vi.advanceTimersByTime(HOVER_DELAYS.close - 1)
  expect(shown()).toBe(true)
  vi.advanceTimersByTime(1)
  expect([shown(), HOVER_DELAYS.close]).toEqual([false, 300])
})

test('[2.3.60] the mouse that leaves closes what it left, not what a key has opened meanwhile', () => {
  render(
    ['Changer', 'Autre'].map((name) => (
      <UniverseSwitcher key={name} label={name} options={options} />
    )),
  )
  const [left, other] = document.querySelectorAll<HTMLElement>('[popover]')
  fireEvent.pointerOver(button(), mouse)
  fireEvent.pointerOut(button(), { ...mouse, relatedTarget: document.body })
  other!.showPopover()
  vi.advanceTimersByTime(1000)
  expect([isShown(left), isShown(other)]).toEqual([false, true])
})

test('[2.3.60] a click opens it by the browser alone, and does not undo what the mouse did', () => {
  render(<UniverseSwitcher label="Changer" options={options} />)
  const list = document.querySelector('[popover]')
  expect(button().getAttribute('popovertarget')).toBe(list?.id)
  expect(fireEvent.click(button())).toBe(true)
  fireEvent.pointerOver(button(), mouse)
  expect(fireEvent.click(button())).toBe(false)
})

test('[2.3.57] [2.3.59] others are links for the browser to load; the current one only closes the list', () => {
  render(
    <UniverseSwitcher
      label="Changer"
      options={options.map((one) => ({ ...one, current: one.key === 'ia' }))}
    />,
  )
  const code = screen.getByRole('link', { name: /CODE/u, hidden: true })
  expect([code.getAttribute('href'), code.getAttribute('target')]).toEqual(['/code', '_self'])
  const current = screen.getByRole('button', { name: /^IA/u, hidden: true })
  expect(current.getAttribute('popovertargetaction')).toBe('hide')
})

test('it says where one is, also where that is none of the options', () => {
  const { rerender } = render(<UniverseSwitcher label="Changer" options={options} />)
  expect(button().textContent).toBe('CODE')
  rerender(<UniverseSwitcher label="Changer" options={options} here={{ label: 'CV' }} />)
  expect(button().textContent).toBe('CV')
})
