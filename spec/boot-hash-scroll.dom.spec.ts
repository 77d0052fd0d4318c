/** How a page comes to the section that its address names. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scrollToHash, sectionOf } from '../site/boot/hash-scroll.ts'

const scroll = vi.fn<(x: number, y: number) => void>()
let warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollBy', scroll)
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  scroll.mockClear()
  document.body.replaceChildren()
})

/** A section that stands so far below the top of the window. */
const section = (html: string, top: number) => {
  document.body.innerHTML = html
  const found = document.querySelector('[id]')!
  vi.spyOn(found, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
}

describe('[2.6.2] [9.0.41] the section', () => {
  test('is scrolled to after 300 ms, 100 px below the top', () => {
    section('<h2 id="prix">Prix</h2>', 700)
    scrollToHash('#prix')
    vi.advanceTimersByTime(299)
    expect(scroll).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 700 - 100)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is waited for: ten more looks, one every 100 ms', () => {
    scrollToHash('#prix')
    vi.advanceTimersByTime(300 + 10 * 100 - 1)
    section('<h2 id="prix">Prix</h2>', 0)
    expect(scroll).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledOnce()
    expect(warn).not.toHaveBeenCalled()
  })

  test('[8.0.10] is reported once when it does not come', () => {
    const looked = vi.spyOn(document, 'getElementById')
    scrollToHash('#prix')
    vi.advanceTimersByTime(300 + 10 * 100 - 1)
    expect(warn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith('Section not found', '#prix')
    expect(looked).toHaveBeenCalledTimes(1 + 10)
    expect([scroll.mock.calls, vi.getTimerCount()]).toEqual([[], 0])
  })

  test('is not looked for by who was told to stop, whenever that was', () => {
    for (const passed of [0, 350]) {
      const stop = scrollToHash('#prix')
      vi.advanceTimersByTime(passed)
      stop?.()
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  test('opens what it opens in', () => {
    section('<details><p id="prix">Prix</p></details><details></details>', 0)
    scrollToHash('#prix')
    vi.runAllTimers()
    const [around, other] = document.querySelectorAll('details')
    expect([around?.open, other?.open]).toEqual([true, false])
  })

  test.each(['', '#', '#plan=abc', 'prix'])('« %s » names none', (hash) => {
    expect(scrollToHash(hash)).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('a name may be escaped, and badly', () => {
  document.body.innerHTML = '<h2 id="été">Été</h2><h2 id="%">%</h2>'
  expect(sectionOf('#%C3%A9t%C3%A9')?.textContent).toBe('Été')
  expect(sectionOf('#été')?.textContent).toBe('Été')
  expect([sectionOf('#%'), sectionOf('#gone')]).toEqual([null, null])
})
