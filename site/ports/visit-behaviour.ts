import { DEPTHS, type Depth } from '../audience/dimensions.ts'

/** [3.4.7] What a visit to a page tells: held in memory, gone with the page, sent nowhere. */
export interface Behaviour {
  /** Whole seconds. */
  readonly timeOnPage: number
  /** The deepest so far, in per cent. */
  readonly scrollDepth: number
  /** Clicks, touches and keys. */
  readonly interactions: number
  readonly referrer: string
  readonly userAgent: string
}

/** [9.0.53] Depth is looked at this long after the last scroll. */
export const DEPTH_MS = 100

export interface BehaviourEvents {
  readonly scrolled: (depth: Depth) => void
  readonly clicked: (target: Element) => void
}

/** Watches the page until it is told to stop; it has no timer while nothing happens. */
export const watchBehaviour = (events: BehaviourEvents) => {
  // The first page began with its document, before the application was there.
  const began = startOfPage
  startOfPage = undefined
  const since = began ?? performance.now()
  let scrollDepth = 0
  let interactions = 0
  let timer = 0
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true, capture: true }

  const look = () => {
    const before = scrollDepth
    scrollDepth = Math.max(before, scrolledTo())
    const passed = DEPTHS.findLast((mark) => before < mark && mark <= scrollDepth)
    if (passed !== undefined) events.scrolled(passed)
  }
  const scroll = () => {
    clearTimeout(timer)
    timer = window.setTimeout(look, DEPTH_MS)
  }
  const interact = ({ type, target }: Event) => {
    interactions += 1
    if (type === 'click' && target instanceof Element) events.clicked(target)
  }
  addEventListener('scroll', scroll, options)
  for (const type of ['click', 'keydown', 'touchstart']) addEventListener(type, interact, options)
  return {
    get: (): Behaviour => ({
      timeOnPage: Math.floor((performance.now() - since) / 1000),
      scrollDepth,
      interactions,
      referrer: document.referrer || 'direct',
      userAgent: navigator.userAgent,
    }),
    stop() {
      clearTimeout(timer)
      stop.abort()
    },
  }
}

let startOfPage: number | undefined = 0

/** How far down the page the window has come, in per cent. */
export const scrolledTo = (): number => {
  const { scrollHeight } = document.documentElement
  return Math.min(100, Math.round(((scrollY + innerHeight) / scrollHeight) * 100))
}
