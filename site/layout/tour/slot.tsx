import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react'
import { NO_TOUR, subscribeTour, tourNow } from '../../ports/tour.ts'
import type { PageData } from '../../routes/page-data.ts'

/** What leads through the site is fetched with the first tour; a page does not depend on it. */
const Bar = lazy(() => import('./bar.tsx').catch(() => ({ default: () => null })))

/** Where the guided tour stands, while there is one. */
export function TourSlot({ page }: { page: PageData }): ReactElement | null {
  const { at } = useSyncExternalStore(subscribeTour, tourNow, () => NO_TOUR)
  if (at === undefined) return null
  return (
    <Suspense>
      <Bar page={page} at={at} />
    </Suspense>
  )
}
