/** Keys of each composite, after the ARIA practices: one row a pattern and key. */
import { cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { CONTROLS } from './keyboard/controls.tsx'
import { LAYERS } from './keyboard/layers.tsx'
import { chosen, menu, MENUS } from './keyboard/menus.tsx'
import { ROWS } from './keyboard/rows.tsx'
import { installPopovers } from './popover.ts'

beforeAll(() => {
  installPopovers()
  // Names of radios are looked up by it; jsdom has none.
  vi.stubGlobal('CSS', { escape: String })
})
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

const PATTERNS = { ...CONTROLS, ...LAYERS, ...MENUS, ...ROWS }

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
    await waitFor(() => expect(document.querySelector(more ?? 'body')).not.toBeNull())
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

const NOTHING_TO_PRESS = [
  'badge',
  'callout',
  'figure',
  'heading',
  'icon',
  'kbd',
  'loading-line',
  'meter',
  'opal-gradient',
  'quote',
  'rating-dots',
  'section',
  'stack',
  'steps',
  'text',
  'themed-image',
]

/**
 * Folders of components that have no keys of their own, by whose keys they have instead: links, a
 * button, or a native control, which `keyboard.browser.spec.ts` asks in a real browser.
 */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'nothing to press': NOTHING_TO_PRESS,
  'what others are made of': ['field', 'openable', 'panel', 'render', 'scroll-region'],
  'what draws Opale, and has its own tests': ['companion'],
  'links, each a stop of the Tab key': [
    'breadcrumbs',
    'card',
    'facts',
    'link',
    'pagination',
    'prose',
    'rows',
    'skip-link',
    'timeline',
  ],
  'one button': ['button', 'code-block', 'theme-switch'],
  'a native control': ['input', 'search-field', 'select', 'slider', 'textarea'],
  'details, which the browser opens': ['disclosure', 'faq-list', 'table-of-contents'],
  'a region that scrolls and is a stop of the Tab key': ['chart', 'table'],
}

test('every component has its keys here, or those of what it is made of', () => {
  const folders = Object.keys(import.meta.glob('../../ui/*/index.ts')).map((file) =>
    file.split('/').at(-2)!,
  )
  const named = Object.keys(PATTERNS).map((name) => name.replaceAll(' ', '-'))
  const isHere = (folder: string) => named.some((name) => name === folder)
  const known = Object.values(ELSEWHERE).flat()
  expect(folders.filter((folder) => !isHere(folder) && !known.includes(folder))).toEqual([])
  expect(known.filter((folder) => !folders.includes(folder) || isHere(folder))).toEqual([])
})

const PAGES = import.meta.glob<string>('../../stories/groups/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** A word about keys, in the order of pages. */
const manual = Object.values(PAGES)
  .map((text) => text.slice(text.indexOf('## Keyboard'), text.indexOf('## Do')))
  .join('')
  .toLowerCase()

test('the manual has a row for the keys of each', () => {
  const names = Object.keys(PATTERNS).filter((name) => !/ (?:from|of which|that are) /u.test(name))
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !manual.includes(name))).toEqual([])
  expect(manual).toContain('table of contents')
})
