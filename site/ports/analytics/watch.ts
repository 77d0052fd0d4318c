/** Watches what a visitor does on a page, and tells of it as events. */
import type { Analytics } from './analytics.ts'
import type { ConversionPaths } from '../conversions.ts'
import { eventsOfClick } from './clicks.ts'
import type { NamedEvent } from './events.ts'
import { readTrackEvent } from './read-track-event.ts'
import { TRACK_EVENT } from './track.ts'
import { eventsOfPage, type Seen } from './pages.ts'
import { watchScrollDepth } from './scroll-depth.ts'
import { watchTimeOnPage } from './time-on-page.ts'

type Track = Analytics['track']

/** As long as the application lives: clicks, and what other parts say. */
export const watchVisitor = (track: Track, conversions: ConversionPaths): (() => void) => {
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true, passive: true }
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) trackAll(track, eventsOfClick(target, conversions))
    },
    options,
  )
  addEventListener(
    TRACK_EVENT,
    (event) => {
      const asked = readTrackEvent(event)
      if (asked) track(asked.name, asked.fields)
    },
    options,
  )
  return () => stop.abort()
}

/** The visit to one page. @param before the page one comes from within the site */
export const watchPage = (track: Track, page: Seen, before: Seen | undefined): (() => void) => {
  trackAll(track, eventsOfPage(page, before, document.referrer))
  const stops = [
    watchScrollDepth((depth) => track('scroll', { depth })),
    // The first page began with its document, before the application was there.
    watchTimeOnPage(
      (seconds) => track('time_on_page', { seconds }),
      before === undefined ? 0 : performance.now(),
    ),
    ...(page.category === 'contact' ? [watchForm(track)] : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The form of the contact page: begun once, sent as often as it is. */
const watchForm = (track: Track): (() => void) => {
  const stop = new AbortController()
  const inForm = (type: string, act: () => void, once = false) => {
    const inner = new AbortController()
    const listen = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('main form') === null) return
      if (once) inner.abort()
      act()
    }
    addEventListener(type, listen, {
      capture: true,
      signal: AbortSignal.any([inner.signal, stop.signal]),
    })
  }
  inForm('focusin', () => track('contact_form_start'), true)
  inForm('submit', () => track('contact_form_submit'))
  return () => stop.abort()
}

const trackAll = (track: Track, events: readonly NamedEvent[]): void => {
  for (const [name, fields] of events) track(name, fields)
}
