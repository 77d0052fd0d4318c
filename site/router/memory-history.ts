import type { SiteHistory } from './history.ts'

/**
 * Entries without a browser, for stories and tests.
 * @param addresses from the oldest to the one that is shown
 */
export const memoryHistory = (addresses: readonly string[]): SiteHistory => {
  const origin = 'http://site'
  let keys = 0
  const entries = addresses.map((address) => {
    const { pathname, search, hash } = new URL(address, origin)
    return { pathname, search, hash, state: null, key: String(keys++) }
  })
  let at = entries.length - 1
  const listeners = new Set<Parameters<SiteHistory['listen']>[0]>()
  const here = () => {
    const entry = entries[at]
    if (entry === undefined) throw new Error('a history begins somewhere')
    return entry
  }
  return {
    origin,
    get location() {
      return here()
    },
    push: (location) => entries.splice(++at, entries.length, location),
    replace: (location) => entries.splice(at, 1, location),
    go(delta) {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1)
      for (const listener of listeners) listener(here())
    },
    listen(popped) {
      listeners.add(popped)
      return () => listeners.delete(popped)
    },
    newKey: () => String(keys++),
  }
}
