/** Section 2.3, reading A: when a dropdown is active, when it opens, and when it closes. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DropdownNav, type DropdownNavProps } from '../../site/components/dropdown-nav/index.ts'
import { HOVER_DELAYS } from '../../site/components/nav-bar/open-on-hover.ts'
import { installPopovers, isShown } from './popover.ts'
import { tabTo } from './tab-to.ts'

const items: DropdownNavProps['items'] = [
  { label: 'WebDev', href: '/', universe: 'code', current: true },
  {
    label: 'Automatisation',
    base: '/workflows',
    entries: [
      {
        label: 'Bibliothèque',
        href: '/workflows',
        icon: 'flow',
        count: '490+',
        description: 'Des modèles prêts à importer',
      },
    ],
  },
  {
    label: 'Portfolio',
    base: '/cv',
    entries: [{ label: 'CV', href: '/cv', icon: 'user', description: 'Parcours' }],
  },
]

const Nav = ({ path = '/' }: { path?: string }) => (
  <DropdownNav label="Principale" items={items} path={path} />
)

const button = (name: string) => screen.getByRole('button', { name })
const area = (name: string) => button(name).parentElement!
const shown = (name: string) => isShown(area(name).querySelector('[popover]'))
const mouse = { pointerType: 'mouse' }
const enter = (name: string) => fireEvent.pointerEnter(area(name), mouse)
const leave = (name: string) => fireEvent.pointerLeave(area(name), mouse)

/** Names of the dropdowns that are active on a path. */
const activeOn = (path: string) => {
  render(<Nav path={path} />)
  const names = screen
    .getAllByRole('button')
    .filter((each) => each.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent)
  cleanup()
  return names
}

beforeAll(installPopovers)
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('entries', () => {
  test('[2.3.23] each has a label, a path and a description', () => {
    render(<Nav />)
    const [entry] = within(area('Automatisation')).getAllByRole('link', { hidden: true })
    expect(entry?.getAttribute('href')).toBe('/workflows')
    expect(entry?.querySelector('b')?.textContent).toBe('Bibliothèque 490+')
    expect(entry?.textContent).toContain('Des modèles prêts à importer')
  })
})

describe('active', () => {
  test('[2.3.24] [2.3.25] wherever the path contains its base path', () => {
    expect(activeOn('/workflows')).toEqual(['Automatisation'])
    expect(activeOn('/en/workflows/category/documents')).toEqual(['Automatisation'])
    expect(activeOn('/cv')).toEqual(['Portfolio'])
    expect(activeOn('/workflow-studio')).toEqual([])
    expect(activeOn('/')).toEqual([])
  })

  test('the entry one is at says so, and so does the section’s link', () => {
    render(<Nav path="/cv" />)
    expect(screen.getByRole('link', { current: 'page', hidden: true }).textContent).toMatch(/^CV/u)
    expect(screen.getByRole('link', { current: true }).textContent).toBe('WebDev')
  })
})

describe('opening', () => {
  test('[2.3.26] [4.3.1] hovering opens it at once', () => {
    render(<Nav />)
    enter('Portfolio')
    expect(shown('Portfolio')).toBe(true)
  })

  test('a finger does not hover', () => {
    render(<Nav />)
    fireEvent.pointerEnter(area('Portfolio'), { pointerType: 'touch' })
    expect(shown('Portfolio')).toBe(false)
  })

  test('[4.3.1] a click opens it without any script: the button names its panel', () => {
    render(<Nav />)
    const panel = document.getElementById(button('Portfolio').getAttribute('popovertarget') ?? '')
    expect(panel?.textContent).toContain('Parcours')
    expect(panel?.getAttribute('popover')).toBe('auto')
  })

  test('the click of a mouse that has just opened it does not close it; the next one may', () => {
    render(<Nav />)
    enter('Portfolio')
    expect(fireEvent.click(button('Portfolio'))).toBe(false)
    expect(fireEvent.click(button('Portfolio'))).toBe(true)
  })

  test('one that was closed in between opens again', () => {
    render(<Nav />)
    enter('Portfolio')
    area('Portfolio').querySelector<HTMLElement>('[popover]')?.hidePopover()
    expect(fireEvent.click(button('Portfolio'))).toBe(true)
  })
})

describe('closing', () => {
  test('[2.3.27] [4.3.1] [9.0.44] 300 ms after the pointer has left, not before', () => {
    render(<Nav />)
    enter('Portfolio')
    leave('Portfolio')
    vi.advanceTimersByTime(299)
    expect(shown('Portfolio')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(shown('Portfolio')).toBe(false)
    expect(HOVER_DELAYS.close).toBe(300)
  })

  test('a pointer that comes back in time keeps it open', () => {
    render(<Nav />)
    enter('Portfolio')
    leave('Portfolio')
    vi.advanceTimersByTime(250)
    enter('Portfolio')
    vi.advanceTimersByTime(1000)
    expect(shown('Portfolio')).toBe(true)
  })

  test('[2.3.27] [9.0.44] 50 ms after the pointer went to another one, which opens', () => {
    render(<Nav />)
    enter('Automatisation')
    leave('Automatisation')
    enter('Portfolio')
    vi.advanceTimersByTime(49)
    expect([shown('Automatisation'), shown('Portfolio')]).toEqual([true, false])
    vi.advanceTimersByTime(1)
    expect([shown('Automatisation'), shown('Portfolio')]).toEqual([false, true])
  })

  test('a pointer that only crosses another one changes nothing', () => {
    render(<Nav />)
    enter('Automatisation')
    leave('Automatisation')
    enter('Portfolio')
    vi.advanceTimersByTime(40)
    leave('Portfolio')
    enter('Automatisation')
    vi.advanceTimersByTime(1000)
    expect([shown('Automatisation'), shown('Portfolio')]).toEqual([true, false])
  })

  test('whoever is in there by keyboard is not thrown out by a mouse that leaves', () => {
    render(<Nav />)
    enter('Portfolio')
    tabTo(within(area('Portfolio')).getByRole('link', { hidden: true }))
    leave('Portfolio')
    vi.advanceTimersByTime(1000)
    expect(shown('Portfolio')).toBe(true)
  })

  test('[2.3.36] [4.3.1] any change of route closes it', () => {
    const { rerender } = render(<Nav />)
    enter('Portfolio')
    rerender(<Nav path="/" />)
    expect(shown('Portfolio')).toBe(true)
    rerender(<Nav path="/cv" />)
    expect(shown('Portfolio')).toBe(false)
  })
})
