/** The table of contents that follows reading. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableOfContents } from '#ui/table-of-contents'

type Told = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void

let tell: Told
const observed = vi.fn<(element: Element) => void>()
const disconnect = vi.fn<() => void>()

class Observer {
  constructor(told: Told) {
    tell = told
  }
  observe = observed
  disconnect = disconnect
}

const ids = ['un', 'deux', 'trois']
const contents = (count = 3) => (
  <>
    <TableOfContents
      title="Sommaire"
      entries={ids.slice(0, count).map((id) => ({ id, label: `Partie ${id}` }))}
    />
    {ids.map((id) => (
      <h2 key={id} id={id}>
        {id}
      </h2>
    ))}
  </>
)
const place = () => screen.queryByRole('link', { current: 'location', hidden: true })?.textContent
const pass = (...passed: readonly (readonly [string, boolean])[]) =>
  act(() =>
    tell(
      passed.map(([id, isIntersecting]) => ({
        isIntersecting,
        target: document.getElementById(id)!,
      })),
    ),
  )

beforeEach(() => {
  observed.mockClear()
  disconnect.mockClear()
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the server marks nothing, nor does a page that has not been scrolled', () => {
  expect(renderToString(contents())).not.toContain('aria-current')
  render(contents())
  expect(observed.mock.calls.map(([{ id }]) => id)).toEqual(ids)
  pass(['un', false], ['deux', false], ['trois', false])
  expect(place()).toBeUndefined()
})

test('it marks the last title that was passed, down and up, whatever one jumped over', () => {
  render(contents())
  pass(['un', true])
  expect(place()).toBe('Partie un')
  pass(['trois', true], ['deux', true])
  expect(place()).toBe('Partie trois')
  pass(['trois', false])
  expect(place()).toBe('Partie deux')
  pass(['deux', false], ['un', false])
  expect(place()).toBeUndefined()
})

test('it watches what the text holds, and stops with it', () => {
  const { rerender, unmount } = render(contents())
  rerender(contents())
  expect(disconnect).not.toHaveBeenCalled()
  rerender(contents(2))
  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(observed).toHaveBeenCalledTimes(5)
  unmount()
  expect(disconnect).toHaveBeenCalledTimes(2)
})
