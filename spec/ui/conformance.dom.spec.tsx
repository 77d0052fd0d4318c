/** One contract for components: every one of the door's, by every check. */
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { StrictMode, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { COMPONENTS } from './conformance/doors.ts'
import { ENTRIES } from './conformance/entries.tsx'
import type { Entry } from './conformance/entry.ts'
import { installPopovers } from './popover.ts'

beforeAll(() => {
  installPopovers()
  // Following a reader needs a page that scrolls.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

test('every component has an entry, and every entry a component', () => {
  expect(COMPONENTS.length).toBeGreaterThan(95)
  const names = new Set(Object.keys(ENTRIES).map((name) => name.replace(/ \(.+\)$/u, '')))
  expect([...names].toSorted()).toEqual([...COMPONENTS].toSorted())
})

const rootOf = ({ root }: Entry, container: Element): Element | null =>
  root === undefined ? container.firstElementChild : container.querySelector(root)

const drawn = (entry: Entry, given: object): Element => {
  const { container } = render(entry.draw(given))
  const root = rootOf(entry, container)
  if (!root) throw new Error('its root is not there')
  return root
}

describe.each(Object.entries(ENTRIES))('%s', (_name, entry) => {
  test('a class joins its own', () => {
    const before = [...drawn(entry, {}).classList]
    cleanup()
    const after = [...drawn(entry, { className: 'mine' }).classList]
    expect(after).toEqual([...before, 'mine'])
  })

  test('a style, data and aria attributes reach its root', () => {
    const root = drawn(entry, {
      style: { order: '3' },
      'data-testid': 'its',
      'aria-describedby': 'elsewhere',
      'aria-keyshortcuts': 'k',
    })
    expect((root as HTMLElement).style.order).toBe('3')
    expect(root.getAttribute('data-testid')).toBe('its')
    expect(root.getAttribute('aria-keyshortcuts')).toBe('k')
    expect(root.getAttribute('aria-describedby')?.split(' ')).toContain('elsewhere')
  })

  test('an id stands where the docs say', () => {
    const root = drawn(entry, { id: 'mine' })
    const place = entry.idTo === undefined ? root : document.querySelector(entry.idTo)
    expect(place?.id === 'mine').toBe(entry.ownId !== true)
  })

  test('a ref is told of its root, and told that it went', () => {
    const seen: (Element | null)[] = []
    const root = drawn(entry, { ref: (element: Element | null) => void seen.push(element) })
    expect(seen).toEqual([root])
    cleanup()
    expect(seen.at(-1)).toBeNull()
  })

  test('handlers hear what happens in it', () => {
    const [heard, key] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const root = drawn(entry, { onClick: heard, onKeyDown: key })
    fireEvent.click(root)
    fireEvent.keyDown(root, { key: 'k' })
    expect([heard.mock.calls.length, key.mock.calls.length]).toEqual([1, 1])
  })

  test('is drawn on the server and taken over without a word', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const element = <StrictMode>{entry.draw({})}</StrictMode>
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    expect(rootOf(entry, container)).not.toBeNull()
    let app: Root | undefined
    act(() => {
      app = hydrateRoot(container, element)
    })
    expect(told.mock.calls).toEqual([])
    act(() => app?.unmount())
    container.remove()
    told.mockRestore()
  })
})

/** A link of a router, as far as a component can tell. */
const Routed = ({ to, ...rest }: { to: string }): ReactElement => (
  <a {...rest} href={`/base${to}`}>
    Ailleurs
  </a>
)

describe.each(Object.entries(ENTRIES).filter(([, { renders }]) => renders))(
  '%s draws another element',
  (_name, entry) => {
    const own: Entry = { ...entry, root: 'a' }

    test('one that it is given, with all that is its own', () => {
      const classes = [...drawn(entry, {}).classList]
      cleanup()
      const heard = vi.fn<() => void>()
      const root = drawn(own, { render: <Routed to="/x" />, onClick: heard })
      expect(root.getAttribute('href')).toBe('/base/x')
      expect([...root.classList]).toEqual(expect.arrayContaining(classes))
      fireEvent.click(root)
      expect(heard).toHaveBeenCalledOnce()
    })

    test('one that a function makes of its props', () => {
      const root = drawn(own, { render: (props: object) => <Routed to="/y" {...props} /> })
      expect(root.getAttribute('href')).toBe('/base/y')
    })
  },
)
