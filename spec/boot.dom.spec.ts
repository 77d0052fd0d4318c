/** What a page does before the application is there, all of it together. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TAKING_EVENT, type Take } from '../site/early-input/keep.ts'
import { pageViews } from '../site/ports/page-views.ts'
import { THEME_KEY, VISITED_KEY } from '../site/ports/storage-keys.ts'
import { forgetListeners } from './support/listeners.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollBy', vi.fn<(x: number, y: number) => void>())
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/faq#prix')
  dataset['app'] = 'data:text/javascript,'
  document.head.innerHTML = '<style></style><noscript></noscript>'
  document.body.innerHTML = '<main><h2 id="prix">Prix</h2><button>Ouvrir</button></main>'
  forgetListeners()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of Object.keys(dataset)) delete dataset[name]
  document.head.replaceChildren()
  document.body.replaceChildren()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** It runs when it is read: each page reads it anew. */
const boot = async () => {
  vi.resetModules()
  await import('../site/boot/index.ts')
}

test('[2.2.10] [3.4.5] [3.4.9] [7.0.25] at once the theme is there, the first visit marked and the page noted', async () => {
  localStorage.setItem(THEME_KEY, 'light')
  await boot()
  expect(dataset).toMatchObject({ js: 'null', theme: 'light', firstVisit: '' })
  expect(sessionStorage.getItem(VISITED_KEY)).toBe('1')
  expect(pageViews()).toMatchObject([{ path: '/faq', hash: '#prix' }])
})

test('[9.0.49] then the background starts', async () => {
  await boot()
  expect(dataset['background']).toBeUndefined()
  vi.advanceTimersByTime(300)
  expect(dataset['background']).toBe('on')
})

test('what is clicked is kept, and fetches the application', async () => {
  await boot()
  document.querySelector('button')!.click()
  const took = vi.fn<Take>()
  dispatchEvent(new CustomEvent(TAKING_EVENT, { detail: took }))
  expect(took.mock.calls[0]?.[0]).toMatchObject([
    [document.querySelector('button'), { type: 'click' }],
  ])
  expect(document.querySelector('noscript')).not.toBeNull()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(document.querySelector('noscript')).toBeNull()
})

test.each(['DOMContentLoaded', 'hashchange'])(
  '[2.6.2] [9.0.41] the section of the address is scrolled to on %s, but where the router does',
  async (type) => {
    await boot()
    dispatchEvent(new Event(type))
    vi.advanceTimersByTime(300)
    expect(scrollBy).toHaveBeenCalledOnce()
    history.replaceState({ key: 'a' }, '')
    dispatchEvent(new Event(type))
    vi.advanceTimersByTime(300)
    expect(scrollBy).toHaveBeenCalledOnce()
  },
)
