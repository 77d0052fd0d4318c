import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react'
import type { PageData } from '../routes/page-data.ts'
import type { LayoutData } from './layout-data.ts'

// Without it the page goes on: nothing there is what one came for.
const Running = lazy(() => import('./services/running.tsx').catch(() => ({ default: () => null })))

export interface ServicesProps {
  readonly page: PageData
  readonly layout: LayoutData
}

/** What looks after a visit beside the page itself: fetched once the page is alive. */
export function Services(props: ServicesProps): ReactElement | null {
  return useSyncExternalStore(never, yes, no) ? (
    <Suspense>
      <Running {...props} />
    </Suspense>
  ) : null
}

/** On the server, and while a page is taken over, it is not there. */
const never = () => () => undefined
const yes = () => true
const no = () => false
