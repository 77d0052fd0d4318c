import { startTransition, useEffect, useRef, useState } from 'react'
import { watchBehaviour, type Behaviour } from '../../ports/visit-behaviour.ts'
import { conversionOf, convert, type ConversionPaths } from '../../ports/conversions.ts'

/** How long she looks curious after a scroll, in ms. */
const ATTENTION_MS = 1600
/** Of clicks closer than this, in ms, she notices the first. */
const CALM_MS = 3000

export interface Watch {
  /** What the visit tells by now. */
  readonly read: () => Behaviour
  /** The visitor has just come a good deal further down the page. */
  readonly curious: boolean
  /** Changes when she has noticed a click. */
  readonly noticed: number
}

/** Tells her of the visit to a page, anew on each. */
export const useBehaviour = (path: string, conversions: ConversionPaths): Watch => {
  const watch = useRef<ReturnType<typeof watchBehaviour>>(undefined)
  const [curious, setCurious] = useState(false)
  const [noticed, notice] = useState(0)
  useEffect(() => {
    let timer = 0
    let last = -CALM_MS
    const watching = watchBehaviour({
      scrolled() {
        setCurious(true)
        clearTimeout(timer)
        timer = window.setTimeout(() => setCurious(false), ATTENTION_MS)
      },
      clicked(target) {
        const conversion = conversionOf(target, conversions)
        if (conversion) convert(conversion, path)
        if (performance.now() - last < CALM_MS) return
        last = performance.now()
        // As a transition: she hears of a click before React does, and an urgent render here would
        // put the checkbox or the choice that was just clicked back to its old state.
        startTransition(() => notice((count) => count + 1))
      },
    })
    watch.current = watching
    return () => {
      clearTimeout(timer)
      watching.stop()
    }
  }, [path, conversions])
  return { read: () => watch.current?.get() ?? NOTHING, curious, noticed }
}

const NOTHING: Behaviour = {
  timeOnPage: 0,
  scrollDepth: 0,
  interactions: 0,
  referrer: 'direct',
  userAgent: '',
}
