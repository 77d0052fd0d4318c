import { useEffect, useRef } from 'react'
import type { Analytics } from '../../ports/analytics/analytics.ts'
import type { Seen } from '../../ports/analytics/pages.ts'
import { watchPage, watchVisitor } from '../../ports/analytics/watch.ts'
import type { ConversionPaths } from '../../ports/conversions.ts'
import { tracker } from '../../ports/diagnostics/tracker.ts'
import type { PageData } from '../../routes/page-data.ts'

/**
 * Tells of the visit, page by page.
 * @param watching what the visitor agreed to: when that changes, the page shown is told of anew.
 * Undefined where nobody listens and nobody looks
 */
export const useAnalytics = (
  { track }: Analytics,
  { id, path, language, category }: PageData,
  watching: string | undefined,
  conversions: ConversionPaths,
): void => {
  const wanted = watching !== undefined
  useEffect(() => {
    if (!wanted) return undefined
    const stopVisitor = watchVisitor(track, conversions)
    const stopErrors = tracker.subscribe(() => {
      const last = tracker.entries().at(-1)
      if (last?.kind === 'error')
        track('exception', { source: last.source, description: last.message.slice(0, 100) })
    })
    return () => {
      stopVisitor()
      stopErrors()
    }
  }, [track, wanted, conversions])

  const before = useRef<Seen>(undefined)
  useEffect(() => {
    if (watching === undefined) return undefined
    const page = { id, path, language, category }
    const stop = watchPage(track, page, before.current)
    before.current = page
    return stop
  }, [track, watching, id, path, language, category])
}
