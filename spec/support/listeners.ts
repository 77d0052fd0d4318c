/** Listeners of a page that lives as long as its document: here the document outlives it. */
import { onTestFinished, vi } from 'vitest'

/** What is listened to on window from now on is heard until the test is over. */
export const forgetListeners = (): void => {
  const over = new AbortController()
  const add = globalThis.addEventListener
  const listening = vi.spyOn(globalThis, 'addEventListener')
  listening.mockImplementation((type, listener, options) => {
    const given = typeof options === 'object' ? options : { capture: options === true }
    const signals = [given.signal ?? [], over.signal].flat()
    add(type, listener, { ...given, signal: AbortSignal.any(signals) })
  })
  onTestFinished(() => {
    over.abort()
    listening.mockRestore()
  })
}
