/** When a tip shows and when it leaves. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TIP_DELAYS, Tooltip } from '#ui/tooltip'
import { installPopovers, isShown } from './popover.ts'
import { tabTo } from './tab-to.ts'

const mouse = { pointerType: 'mouse' }
const control = () => screen.getByRole('button')
const area = () => control().parentElement!
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const shown = () => isShown(area().querySelector('[role=tooltip]'))

beforeAll(installPopovers)
beforeEach(() => {
  vi.useFakeTimers()
  render(
    <Tooltip text="Rejoue avec la même graine">
      <button type="button">Rejouer</button>
    </Tooltip>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a mouse has to rest on it for a moment', () => {
  fireEvent.pointerEnter(area(), mouse)
  pass(TIP_DELAYS.show - 1)
  expect(shown()).toBe(false)
  pass(1)
  expect(shown()).toBe(true)
})

test('a mouse that only crosses it shows nothing, and a finger neither', () => {
  fireEvent.pointerEnter(area(), mouse)
  fireEvent.pointerLeave(area(), mouse)
  fireEvent.pointerEnter(area(), { pointerType: 'touch' })
  pass(1000)
  expect(shown()).toBe(false)
})

test('it stays while the mouse crosses the gap to it, and leaves a moment after the mouse', () => {
  fireEvent.pointerEnter(area(), mouse)
  pass(TIP_DELAYS.show)
  fireEvent.pointerLeave(area(), mouse)
  pass(TIP_DELAYS.hide - 1)
  fireEvent.pointerEnter(area(), mouse)
  pass(1000)
  expect(shown()).toBe(true)
  fireEvent.pointerLeave(area(), mouse)
  pass(TIP_DELAYS.hide)
  expect(shown()).toBe(false)
})

test('the keyboard shows it at once, and leaving hides it', () => {
  act(() => tabTo(control()))
  expect(shown()).toBe(true)
  act(() => control().blur())
  expect(shown()).toBe(false)
})

test('Esc hides it wherever the focus is, and is used up by that', () => {
  fireEvent.pointerEnter(area(), mouse)
  pass(TIP_DELAYS.show)
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true)
  expect(shown()).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
  expect(shown()).toBe(false)
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
})
