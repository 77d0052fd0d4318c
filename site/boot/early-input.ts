/** Clicks and shortcuts that come before the application: kept, then given to it. */

/** The application says so once its handlers are in place. */
export const READY_EVENT = 'opale:ready'

/** Keeps what only the application can answer; links, summaries and popovers work by themselves. */
export const keepEarlyInput = (): void => {
  const kept: (() => void)[] = []
  const onPointer = (event: MouseEvent) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    const control = target.closest<HTMLElement>('button:not([popovertarget]):not([type=submit])')
    if (control) kept.push(() => control.dispatchEvent(new MouseEvent(type, event)))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey) kept.push(() => document.dispatchEvent(new KeyboardEvent('keydown', event)))
  }
  addEventListener('click', onPointer, true)
  addEventListener('dblclick', onPointer, true)
  addEventListener('keydown', onKey, true)
  addEventListener(
    READY_EVENT,
    () => {
      removeEventListener('click', onPointer, true)
      removeEventListener('dblclick', onPointer, true)
      removeEventListener('keydown', onKey, true)
      for (const replay of kept) replay()
    },
    { once: true },
  )
}
