/** [7.0.8] What the next page needs, fetched as soon as a visitor looks as if they would go there. */
import { loadScreen } from '../../pages/screens.ts'
import { dataAddress, fileNameAt } from '../../routes/address.ts'
import type { AddressData } from '../../routes/page-data.ts'
import { sparesData } from '../connection.ts'
import { prefetched } from './prefetched.ts'

/** How many links a page fetches ahead for merely being in sight. */
export const MOST_IN_SIGHT = 4

export interface Prefetch {
  /** The data file and the screen of an address. */
  readonly whole: (url: URL) => void
  /** Its data file alone, when the browser has nothing better to do. */
  readonly data: (url: URL) => void
}

export const createPrefetch = (build: string): Prefetch => {
  const asked = new Set<string>()
  const addressFor = (url: URL, kind: string): string | undefined => {
    const name = fileNameAt(url)
    if (url.origin !== location.origin || sparesData() || asked.has(`${kind} ${name}`)) return
    if (name === fileNameAt(new URL(location.href)) || isFile(url.pathname)) return
    asked.add(`${kind} ${name}`)
    return dataAddress(build, name)
  }
  return {
    whole(url) {
      const address = addressFor(url, 'whole')
      if (address === undefined) return
      const answer = fetch(address, { priority: 'low' })
      const copy = answer.then((response) => response.clone())
      prefetched.set(address, copy)
      // Nobody may ever take it: without a handler its failure would be reported as an error.
      copy.catch(() => undefined)
      void answer
        .then(async (response) => {
          if (!response.ok) throw new Error(`${address} answered ${response.status}`)
          const data = (await response.json()) as AddressData
          if ('screen' in data) await loadScreen(data.screen)
        })
        // Whoever goes there asks again, and hears why.
        .catch(() => prefetched.delete(address))
    },
    data(url) {
      const href = addressFor(url, 'data')
      if (href === undefined) return
      const link = document.createElement('link')
      Object.assign(link, { rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous', href })
      document.head.append(link)
    },
  }
}

/** Looks out for the visitor's intent, by pointer and by keyboard. @returns what ends it */
export const watchIntent = (prefetch: Prefetch): (() => void) => {
  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && link.target === '' && !link.hasAttribute('download'))
      prefetch.whole(new URL(link.href))
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, look, options)
  return () => stop.abort()
}

/** Fetches ahead for the first links of the page's own content that come into sight. */
export const watchSight = (prefetch: Prefetch): (() => void) => {
  let left = MOST_IN_SIGHT
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0) continue
      left -= 1
      observer.unobserve(target)
      prefetch.data(new URL((target as HTMLAnchorElement).href))
    }
    if (left === 0) observer.disconnect()
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'))
    if (!link.hash && !link.hasAttribute('download')) observer.observe(link)
  return () => observer.disconnect()
}

const isFile = (path: string): boolean => /\.(?!html$)\w+$/u.test(path)
