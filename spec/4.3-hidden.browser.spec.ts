/** Hidden, Opale costs a page nothing: no listener but the shortcut's, no timer, no byte. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { corner, her, met } from './support/companion.ts'
import { listens, open, served, visiting } from './support/visit.ts'

test(
  'hidden, she listens to the shortcut alone, and no timer of hers is left',
  visiting(async ({ page }) => {
    await page.addInitScript(watchPage)
    await open(page, '/faq')
    await met(page)
    await her(page).click()
    const alive = await leftOn(page)
    expect(alive.listeners).toEqual(expect.arrayContaining(['document focusin', 'window scroll']))
    await page.keyboard.press('Alt+o')
    await corner(page).waitFor({ state: 'detached' })
    // All else that listens has come: the header's own, and what looks after the visit.
    await listens(page, 'document', 'pointerover')
    await served(page)
    await expect.poll(async () => (await leftOn(page)).timers).toBe(0)
    const hidden = await leftOn(page)
    await open(page, '/faq')
    await page.getByRole('button', { name: 'Rappeler Opale' }).waitFor()
    // The background waits for a move, as it did before she was clicked.
    await page.mouse.move(5, 5)
    // As on a page that she was never on; and that listens to the keyboard for her.
    await expect.poll(() => leftOn(page)).toEqual(hidden)
    expect(hidden.listeners).toContain('document keydown')
    expect(hidden.listeners.length).toBeLessThan(alive.listeners.length)
  }),
)

/** Keeps count of what a page listens to, and of what it waits for. */
const watchPage = (): void => {
  const listeners = new Map<string, Set<unknown>>()
  const timers = new Set<unknown>()
  Object.assign(globalThis, {
    left: () => ({
      listeners: [...listeners].flatMap(([name, all]) => [...all].map(() => name)).toSorted(),
      timers: timers.size,
    }),
  })
  const nameOf = (target: unknown, type: string) => {
    if (target === document) return `document ${type}`
    return target === window ? `window ${type}` : undefined
  }
  // Each is called on the target that it was asked of.
  // oxlint-disable-next-line typescript/unbound-method
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const target = this ?? window
    const name = nameOf(target, type)
    const forget = () => name && listeners.get(name)?.delete(listener)
    const { once, signal } = typeof options === 'object' ? options : {}
    if (name && listener && !signal?.aborted) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      if (signal) add.call(signal, 'abort', forget)
      if (once) add.call(target, type, forget, options)
    }
    add.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    const target = this ?? window
    const name = nameOf(target, type)
    if (name) listeners.get(name)?.delete(listener)
    remove.call(target, type, listener, options)
  }
  const wait = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const repeat = window.setInterval.bind(window)
  Object.assign(window, {
    setTimeout: (act: () => void, delay?: number) => {
      const timer = wait(() => {
        timers.delete(timer)
        act()
      }, delay)
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer: number) => {
      timers.delete(timer)
      stop(timer)
    },
    setInterval: (act: () => void, delay?: number) => {
      const timer = repeat(act, delay)
      timers.add(timer)
      return timer
    },
    clearInterval: (timer: number) => {
      timers.delete(timer)
      stop(timer)
    },
  })
}

interface Left {
  readonly listeners: readonly string[]
  readonly timers: number
}
const leftOn = (page: Page): Promise<Left> =>
  page.evaluate(() => (globalThis as unknown as { left: () => Left }).left())
